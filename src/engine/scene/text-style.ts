import { z } from "zod";
import { typefaceSchema } from "./typefaces.ts";

const color = z.string().regex(/^#[0-9a-f]{6}$/i);

/** How a text layer looks. Tracking and leading are in ems, so that they survive a change of size. */
export const textStyleSchema = z.object({
  typeface: typefaceSchema,
  weight: z.number().min(100).max(1000),
  size: z.number().positive(),
  tracking: z.number(),
  leading: z.number().positive(),
  color,
  align: z.enum(["left", "center", "right"]),
  /** The width axis in per cent, and the optical size, of faces that have them. */
  width: z.number().min(25).max(151).optional(),
  opticalSize: z.number().min(6).max(144).optional(),
  italic: z.boolean().optional(),
  uppercase: z.boolean().optional(),
  /** The colour, and if wanted the slant and the ground, of words marked with two asterisks. */
  strong: z.object({ color, italic: z.boolean().optional(), ground: color.optional() }).optional(),
  outline: color.optional(),
  rotate: z.number().optional(),
});
export type TextStyle = z.infer<typeof textStyleSchema>;
