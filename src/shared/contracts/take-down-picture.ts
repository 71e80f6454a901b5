import { z } from "zod";

export const takeDownPictureInput = z.strictObject({
  /** The public address of the picture, or its name in the bucket. */
  picture: z.string().trim().min(1).max(2_000),
  /** Shown to the picture's owner. */
  reason: z.string().trim().min(1, "Say why, its owner will ask.").max(500),
});

export const takeDownPictureOutput = z.object({
  removed: z.literal(true),
  /** False when the account no longer exists, so that there is nobody to notify. */
  owner_told: z.boolean(),
});
