import type { BrandKit } from "../brands/brand-kit.ts";
import type { Brief } from "../brief/brief.ts";
import type { CreativeType } from "../contracts/generate-creative.ts";
import { tellBrief } from "./tell-brief.ts";
import { tellKit } from "./tell-kit.ts";
import { tellUses, type Used } from "./tell-uses.ts";

/** The prompt for the model: the preamble of the ad type, what each picture is for, the user's words, the style. */
export function buildPrompt(
  type: CreativeType,
  text: string,
  images: readonly Used[],
  brief?: Brief,
  kit?: BrandKit,
): string {
  const preamble = [PREAMBLES[type], ...tellUses(images)].join(" ");
  const told = brief && type !== "edit" ? tellBrief(brief).join(" ") : "";
  const hasLogo = images.some(({ use }) => use?.role === "logo");
  const worn = kit && type !== "edit" ? tellKit(kit, hasLogo).join(" ") : "";
  return [preamble, text, told, worn, STYLE_SUFFIX].filter(Boolean).join("\n\n");
}

/** The text before the user's own words, by kind of creative. It describes scenes instead of listing keywords. */
const PREAMBLES: Record<CreativeType, string> = {
  meta: `Create one finished advertising image for the feeds of Facebook and Instagram. It has to stop somebody who is scrolling: one clear subject, seen large, in a believable scene with natural light and strong contrast to a plain background. Leave calm space for a headline of at most six words; if the description gives words, set exactly those, large, sharp and spelled as given, and add no others. No app interface, no like buttons, no watermark.`,
  saas: `Create one finished advertising image for a software product. Show the result of using it: a clean product screen on a device or floating in space, with a layout simple enough to be understood in a second, generous margins, one accent colour and soft depth. Interface text stays minimal and legible; if the description gives words, set exactly those as the headline and add no others. No real company's logo, no lorem ipsum, no watermark.`,
  maker: `Create one finished advertising image for a product made by one person or a small team. It should feel made by hand and honest: the product in use on a real desk or workbench, warm daylight, visible material, slight imperfection, a friendly close camera. If the description gives words, set exactly those in a simple, confident typeface and add no others. No stock-photo poses, no watermark.`,
  meme: `Create one finished meme image that makes its point within a second. One funny situation, an expressive subject, an exaggerated reaction, plain background. Set the caption from the description, word for word, in heavy white capitals with a black outline at the top, the bottom, or both; if there is none, write one short caption in the language of the description. No well-known meme picture, no real person, no watermark.`,
  homeservices: `Create one finished advertising image for a local home service business, such as plumbing, cleaning, roofing or gardening. Show a tidy, trustworthy professional at work, or the finished result in a well-kept home, in bright natural daylight, seen from eye level. Leave clear space for an offer and a call to action; if the description gives words, prices or a phone number, set exactly those, large and legible, and add no others. No dangerous practice, no watermark.`,
  chatgptdoodle: `Create one finished image in the style of a quick, charming doodle: hand-drawn black marker lines on plain white paper, slightly wobbly, with one or two flat accent colours, simple stick-like figures and arrows that explain the idea at a glance. Lettering is hand-written and legible; if the description gives words, write exactly those and add no others. No shading, no photograph, no watermark.`,
  edit: `Edit the attached image as described and give back the whole image. Keep everything the description does not mention as it is: composition, subject, faces, logos, colours and lettering stay exactly the same. Blend the change in so that light, perspective and texture match.`,
};

const STYLE_SUFFIX = "Style: modern, professional, high-quality advertising creative.";
