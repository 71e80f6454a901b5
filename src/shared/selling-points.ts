/*
 * What pages and mails say the product has. No feature is advertised before it exists: a line is added together with
 * the feature it names. selling-points.test.ts checks the figures and that the screens exist.
 */

export const MIN_SWIPE_FILES = 280;
const SWIPE_FILES = `${MIN_SWIPE_FILES}+ swipe files`;

export const MIN_MEME_TEMPLATES = 90;
const MEME_CLAIM = `${MIN_MEME_TEMPLATES}+ meme templates`;

/** The list on the pricing card. */
export const PROMISES: readonly string[] = [
  "Unlimited creatives",
  SWIPE_FILES,
  MEME_CLAIM,
  "Lifetime updates",
  "Cloud storage under fair use",
];

/** The cards of the landing page. */
export const FEATURES = {
  adTypes: {
    title: "Six ad types, one sentence",
    text: "Meta, SaaS and Maker ads, Viral Memes, Home Services, ChatGPT Doodles. Pick one and describe it.",
  },
  swipeFiles: {
    title: SWIPE_FILES,
    text: `Example ads, drawn by us for companies we made up, each with the thinking behind it. Use up to three as inspiration. ${MEME_CLAIM} come along.`,
  },
  formats: {
    title: "Five formats, cut to the pixel",
    text: "1:1, 4:5, 9:16, 1.91:1 and 16:9. Say which one, and the creative comes out in exactly that shape.",
  },
  key: {
    title: "Your key, your cost",
    text: "Images are billed to you by your AI service, at its price. No credits, no markup, nothing through us.",
  },
};
