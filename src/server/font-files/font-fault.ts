import { MAX_FONT_BYTES } from "../../shared/fonts/font-facts.ts";

/** Why a font is not taken, in words that follow "This font". */
export const FONT_FAULTS = {
  kind: "is not a WOFF2, TTF or OTF file",
  collection: "is a collection of several fonts. Send the one you mean as a file of its own",
  damaged: "is damaged and cannot be read",
  forbidden: "does not allow to be embedded: its licence bits say so. Ask its maker for a licence that does",
  bitmap: "may be embedded as a bitmap only, which would not stay sharp at any size",
  outlines: "has no outlines, only small pictures of its letters",
  letters: "has no complete alphabet that we know. Icons and ornaments cannot set words",
  blank: "paints nothing where its letters should be",
  large: `is larger than ${MAX_FONT_BYTES / 1024 / 1024} MB without compression. Send one with fewer characters`,
  slow: "takes too long to read",
} as const;
export type FontFault = keyof typeof FONT_FAULTS;
