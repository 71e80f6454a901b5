import { z } from "zod";

export const readMemeInput = z.object({ creative_id: z.uuid() });

/** A saved meme as its editor opens it. Null: the creative is not captions on a picture. */
export const readMemeOutput = z.object({
  meme: z
    .object({
      /** The slug of the template; null for a picture of one's own. */
      template: z.string().nullable(),
      /** As the engine has them; whoever uses them checks them. */
      captions: z.array(z.unknown()),
      /** The picture of one's own, in base64. */
      photo: z.string().nullable(),
    })
    .nullable(),
});
export type SavedMeme = NonNullable<z.infer<typeof readMemeOutput>["meme"]>;
