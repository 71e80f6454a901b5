import type { LayoutId } from "../scene/layout-id.ts";

/** Layouts that a description may ask for by what they look like. Each can show any single thing. */
export const LAYOUT_WISHES: readonly (readonly [LayoutId, RegExp])[] = [
  ["melt", /drip|melt|tropf|schmelz/iu],
  ["spotlight", /spotlight|pool of (?:warm |soft )?light|glow around/iu],
  ["poster", /sun ?rays|sunburst|beams of/iu],
  ["pedestal", /pedestal|podium|plinth/iu],
  ["arch", /\barch(?:way)?\b|alcove/iu],
  ["stickers", /stickers?\b/iu],
  ["billboard", /billboard|hoarding|roadside/iu],
  ["pattern", /wallpaper|repeating pattern/iu],
  ["split", /two[- ]tone|colou?r[- ]block|split (?:screen|background)/iu],
];
