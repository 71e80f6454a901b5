import { z } from "zod";

export const takeDownPictureInput = z.strictObject({
  /** The public address of the picture, or its name in the bucket. */
  picture: z.string().trim().min(1).max(2_000),
  /** Its owner reads this. */
  reason: z.string().trim().min(1, "Say why, its owner will ask.").max(500),
});

export const takeDownPictureOutput = z.object({
  removed: z.literal(true),
  /** False when the account is gone, so that there is nobody to tell. */
  owner_told: z.boolean(),
});
