import { z } from "zod";

/** The alphabets that a font may have. It is used for those that it has in full, and for no other. */
export const ALPHABETS = {
  latin: "Latin",
  greek: "Greek",
  cyrillic: "Cyrillic",
  arabic: "Arabic",
  hebrew: "Hebrew",
  japanese: "Japanese",
  han: "Chinese",
  hangul: "Korean",
  thai: "Thai",
  devanagari: "Devanagari",
} as const;
export type Alphabet = keyof typeof ALPHABETS;

/** What is known of a font of somebody's own. */
export const fontFactsSchema = z.object({
  /** As the font calls itself. */
  family: z.string().min(1).max(60),
  characters: z.number().int().min(1),
  alphabets: z.array(z.enum(Object.keys(ALPHABETS) as [Alphabet, ...Alphabet[]])),
  /** Languages whose words it cannot set: they are set in a typeface of ours. */
  without: z.array(z.string().max(40)).max(40),
  /** One weight of a variable font is used. */
  weight: z.number().optional(),
  /** It is coloured; its shapes are set in one colour. */
  isColoured: z.boolean().optional(),
});
export type FontFacts = z.infer<typeof fontFactsSchema>;

/** A font of the user's own, as a kit names it beside the typefaces of ours. */
const OWN = "own:";
export const ownFontId = (face: string | undefined) => (face?.startsWith(OWN) ? face.slice(OWN.length) : undefined);
export const ownFace = (id: string) => `${OWN}${id}`;

export const FONT_ID = /^[0-9a-f]{32}$/;
export const MAX_FONTS = 20;
/** Of a file that is taken, and of the font that is kept of it. */
export const MAX_FONT_FILE = 12 * 1024 * 1024;
export const MAX_FONT_BYTES = 6 * 1024 * 1024;
