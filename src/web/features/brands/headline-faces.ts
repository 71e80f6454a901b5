import "./faces.css";
import type { TypefaceId } from "../../../engine/scene/typefaces.ts";

/** Those that a headline of a brand may have; the others belong to one kind of creative. */
export const HEADLINE_FACES: readonly TypefaceId[] = [
  "grotesque",
  "condensed",
  "wide",
  "geometric",
  "serif",
  "didone",
  "soft",
  "slab",
  "rounded",
  "elastic",
  "sans",
];
