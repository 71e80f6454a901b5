import { z } from "zod";

export const cancelGenerationInput = z.object({ requestId: z.uuid() });

export const cancelGenerationOutput = z.object({
  /** False when it had ended before, one way or the other. */
  cancelled: z.boolean(),
  message: z.string(),
});
