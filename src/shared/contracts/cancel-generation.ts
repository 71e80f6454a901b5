import { z } from "zod";

export const cancelGenerationInput = z.object({ requestId: z.uuid() });

export const cancelGenerationOutput = z.object({
  /** False when it had already ended, successfully or not. */
  cancelled: z.boolean(),
  message: z.string(),
});
