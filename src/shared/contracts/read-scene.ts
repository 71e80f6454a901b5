import { z } from "zod";

/** What a creative is made of, for a page that paints it; the engine checks the scene. Null if it is only a picture. */
export const readSceneInput = z.object({ creative_id: z.uuid() });
export const readSceneOutput = z.object({
  scene: z.unknown().nullable(),
  /** The user's own pictures in it, by the names the scene gives them, as base64. */
  photos: z.array(z.object({ name: z.string(), data: z.string() })),
});
export type ReadSceneOutput = z.infer<typeof readSceneOutput>;
