import { z } from "zod";

/** A picture to work from, as the page keeps it: ready to send, with the facts shown about the original. */
export const inspirationImageSchema = z.object({
  id: z.string().min(1),
  /** Base64 without the `data:` prefix. */
  data: z.string(),
  mimeType: z.string(),
  name: z.string(),
  width: z.number(),
  height: z.number(),
  /** In bytes. */
  fileSize: z.number(),
  format: z.string(),
  hasExif: z.boolean(),
});
export type InspirationImage = z.infer<typeof inspirationImageSchema>;

export const imageSource = ({ mimeType, data }: Pick<InspirationImage, "mimeType" | "data">) =>
  `data:${mimeType};base64,${data}`;
