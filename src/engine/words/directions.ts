import type { LayoutId } from "../scene/layout-id.ts";

/*
 * What enhancing adds: only what the composer does. Each sentence is read by the part of it that it is for: layouts by
 * LAYOUT_WISHES, grounds by a language's words for dark and light, whom a meme shows by CAST_WORDS, headlines as exact
 * words (our-directions.ts).
 */

/** For a thing that is drawn. */
export const LAYOUTS_ASKED: Partial<Record<LayoutId, string>> = {
  pedestal: "Layout: on a pedestal.",
  arch: "Layout: under an arch.",
  spotlight: "Layout: in a spotlight.",
  poster: "Layout: with sun rays behind it.",
  billboard: "Layout: as a billboard.",
  split: "Layout: in two-tone colour blocks.",
};

export const DOODLES_ASKED: Partial<Record<LayoutId, string>> = {
  "doodle-scene": "Layout: as one scene.",
  napkin: "Layout: on a napkin.",
};

export const MEME_CASTS = ["cat", "dog", "duck", "robot", "frog", "owl"].map((who) => `Meme: ${who}.`);
