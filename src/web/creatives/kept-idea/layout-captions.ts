import type { LayoutId } from "../../../engine/scene/layout-id.ts";

export type Caption = { name: string; words: string };

/** What the composer's layouts are called on the page, and what is true of every ad set in them. */
const CAPTIONS: Partial<Record<LayoutId, Caption>> = {
  wall: { name: "The wall", words: "Words to all four edges." },
  tide: { name: "The big fact", words: "Your figure, as large as it gets." },
  horizon: { name: "The horizon", words: "Words that set slowly." },
  redacted: { name: "The redaction", words: "All struck out but your words." },
  glyph: { name: "The glyph", words: "One character, no apology." },
  swell: { name: "The echo", words: "One word, until it sticks." },
  barricade: { name: "The tape", words: "Nobody walks past tape." },
  arcs: { name: "The sunrise", words: "Your words as weather." },
  skyline: { name: "The skyline", words: "One word, getting up." },
  marked: { name: "The correction", words: "It corrects itself in public." },
  overprint: { name: "The overprint", words: "Ink on ink on ink." },
  dial: { name: "The dial", words: "A number nobody can miss." },
  pedestal: { name: "The podium", words: "Your thing, on a stage." },
  split: { name: "The split", words: "Words here, picture there." },
  spotlight: { name: "The spotlight", words: "One thing, well lit." },
  poster: { name: "The sunburst", words: "Rays, and one thing before them." },
  billboard: { name: "The billboard", words: "Roadside, without the rent." },
  arch: { name: "The arch", words: "Your thing in its own niche." },
  stickers: { name: "The stickers", words: "One thing, many times." },
  pattern: { name: "The wallpaper", words: "Your thing, all over the wall." },
  notice: { name: "The notice", words: "Said once, said large." },
  column: { name: "The column", words: "Tall words on the left." },
  card: { name: "The card", words: "Top of the pile." },
  banner: { name: "The banner", words: "Words on strips." },
  sign: { name: "The sign", words: "Put up to stay." },
  ticket: { name: "The ticket", words: "Looks like a way in." },
  coupon: { name: "The coupon", words: "Reach for the scissors." },
  overlay: { name: "The view", words: "Words over scenery." },
  phone: { name: "The phone", words: "Shown where it is used." },
  dashboard: { name: "The screen", words: "Shown where it is used." },
  street: { name: "The street", words: "With the neighbours in." },
  steps: { name: "The steps", words: "One after the other." },
  anatomy: { name: "The anatomy", words: "Every part has a label." },
  checklist: { name: "The checklist", words: "Point by point." },
  melt: { name: "The melt", words: "It drips from the top." },
};

const NEUTRAL: Caption = { name: "The idea", words: "Your words, set as they are." };

export const captionOf = (layout: string): Caption =>
  Object.hasOwn(CAPTIONS, layout) ? (CAPTIONS[layout as LayoutId] ?? NEUTRAL) : NEUTRAL;
