import { z } from "zod";
import { serviceSchema } from "./ai-services.ts";

export const MAX_TOPIC_LENGTH = 120;

/** The boxes of a picture of one's own: words above and below. */
export const OWN_PICTURE_LIMITS = [60, 60] as const;

export const suggestCaptionsInput = z.object({
  topic: z
    .string()
    .trim()
    .min(1, "Say what the meme is about first.")
    .max(MAX_TOPIC_LENGTH, `The topic may have at most ${MAX_TOPIC_LENGTH} characters.`),
  /** Null for a picture of one's own. */
  template: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .nullable(),
  /** Another number, other captions. */
  seed: z.number().int().min(0).max(1_000_000).default(1),
  /** The brand that they are for; somebody else's is as if it were not there. */
  brand: z.uuid().optional(),
  /** For this call alone; otherwise the default for text. */
  service: serviceSchema.optional(),
});
export type SuggestCaptionsInput = z.output<typeof suggestCaptionsInput>;

export const suggestCaptionsOutput = z.object({ suggestions: z.array(z.array(z.string())) });
