import { colorNames } from "@/creatives/color-names.ts";
import type { InspirationImage } from "@/creatives/inspiration/inspiration-image.ts";
import type { BorrowPart } from "../../../../../shared/inspiration.ts";

export const PART_NAMES: Record<BorrowPart, string> = {
  layout: "layout",
  palette: "palette",
  tactic: "tactic",
  typeface: "typeface",
};

const LAYOUTS: Record<string, string> = {
  pedestal: "Product on a stand",
  poster: "Sunburst poster",
  spotlight: "Product in a spotlight",
  arch: "Product under an arch",
  melt: "Dripping icing",
  overlay: "Words on a full picture",
  anatomy: "Labelled parts",
  "before-after": "Before and after",
  versus: "Side by side table",
  bento: "Tiles in a grid",
  phone: "App on a phone",
  dashboard: "Product screen",
  stickers: "Stickers all around",
  split: "Two fields of colour",
  billboard: "One line, one picture",
  pattern: "Repeating pattern",
  testimonial: "A quote, large",
  coupon: "A coupon",
  checklist: "A ticked list",
  ticket: "An event ticket",
};

const TACTICS: Record<string, string> = {
  question: "Opens with a question",
  offer: "Offer first",
  number: "Number first",
  comparison: "Compares two things",
  voice: "A customer speaks",
  list: "Point by point",
  statement: "One bold statement",
};

const TYPEFACES: Record<string, string> = {
  grotesque: "A bold grotesque",
  condensed: "Tall and narrow",
  wide: "Wide and heavy",
  geometric: "Round and geometric",
  serif: "A narrow serif",
  slab: "A heavy slab",
  rounded: "Soft and round",
  marker: "Felt pen",
  hand: "Written by hand",
  soft: "A soft serif",
  didone: "A fine serif",
  sans: "A plain sans",
};

/** What a part of a picture looks like, in two or three words. */
export function describePart(part: BorrowPart, { lends, colors }: InspirationImage): string {
  const known = lends?.parts;
  // The ground and what stands out from it say the most.
  if (part === "palette") return colorNames(known ? [known.palette.paper, known.palette.accent] : colors, 2);
  if (!known) return "As in the picture";
  if (part === "layout") return LAYOUTS[known.layout] ?? sentence(known.layout);
  if (part === "tactic") return TACTICS[known.tactic] ?? sentence(known.tactic);
  return TYPEFACES[known.typeface] ?? sentence(known.typeface);
}

/** The colours to show for a picture, its ground first. */
export const colorsOf = ({ lends, colors }: InspirationImage): string[] =>
  lends?.parts ? paletteColors(lends.parts.palette) : colors;

const paletteColors = ({ paper, shade, accent, ink }: Record<"paper" | "shade" | "accent" | "ink", string>) => [
  paper,
  shade,
  accent,
  ink,
];

/** "launch-note" becomes "Launch note". */
const sentence = (id: string) => (id.charAt(0).toUpperCase() + id.slice(1)).replaceAll("-", " ");
