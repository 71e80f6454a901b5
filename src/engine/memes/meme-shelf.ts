import { z } from "zod";

const share = z.number();

/** What the composer knows of a template: everything but the drawing. */
const shelvedSchema = z.object({
  slug: z.string(),
  structure: z.string(),
  category: z.string(),
  popularity: z.number(),
  /** In pixels of the published picture. */
  width: z.number().positive(),
  height: z.number().positive(),
  /** Who is in the picture, and with what faces. */
  cast: z.array(z.string()),
  moods: z.array(z.string()),
  boxes: z.array(
    z.object({
      id: z.string(),
      x: share,
      y: share,
      w: share,
      h: share,
      angle: z.number(),
      align: z.enum(["start", "center", "end"]),
      style: z.enum(["panel", "label", "subtitle", "chalk"]),
      maxLength: z.number(),
      color: z.string().optional(),
    }),
  ),
  /** The name of its picture, for those who have to fetch it. */
  picture: z.string().optional(),
});
export type ShelvedTemplate = z.infer<typeof shelvedSchema>;

/** The templates that a meme may be made of. */
export const memeShelfSchema = z.array(shelvedSchema);
export type MemeShelf = readonly ShelvedTemplate[];
