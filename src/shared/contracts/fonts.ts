import { z } from "zod";
import { FONT_ID, fontFactsSchema, MAX_FONT_FILE } from "../fonts/font-facts.ts";

const MAX_DATA = Math.ceil(MAX_FONT_FILE / 3) * 4;
export const MAX_FONT_BODY = MAX_DATA + 1024;

export const addFontInput = z.object({
  /** The file as base64. */
  data: z.string().min(1).max(MAX_DATA, "is larger than 12 MB"),
  /** Without its owner's word that the licence allows it, a font is looked at and not kept. */
  licensed: z.boolean(),
});
export const addFontOutput = z.object({
  id: z.string().regex(FONT_ID),
  facts: fontFactsSchema,
  /** As it would be kept, as base64. */
  font: z.string(),
});
/** A font that is kept. */
export const readFontInput = z.object({ id: z.string().regex(FONT_ID) });
export const readFontOutput = z.object({ font: z.string() });

export type AddFontOutput = z.infer<typeof addFontOutput>;
