import { z } from "zod";
import { memeSchema } from "../../engine/scene/meme-captions.ts";
import { pictureFormatSchema } from "../../shared/formats.ts";

/** As much as a picture of one's own may have, in base64. */
const MOST_DATA = 10 * 1024 * 1024;

/** Captions on a template or on a picture of one's own. */
export const saveMemeInput = z
  .object({
    captions: memeSchema.shape.captions,
    format: pictureFormatSchema,
    title: z.string().trim().min(1).max(200),
    template: memeSchema.shape.template,
    photo: z.object({ name: z.string().max(300), data: z.string().min(1).max(MOST_DATA) }).optional(),
  })
  .refine(({ template, photo }) => (template === undefined) !== (photo === undefined), {
    message: "A meme has either a template or a picture of its own.",
  })
  .refine(({ captions }) => captions.some(({ text }) => text.trim() !== ""), {
    message: "Write something first: a meme needs at least one caption.",
  });
export type SaveMemeInput = z.output<typeof saveMemeInput>;
