import { z } from "zod";
import { adTypeSchema } from "../ad-types.ts";
import { briefSchema } from "../brief/brief.ts";
import { serviceSchema } from "./ai-services.ts";
import { MAX_PROMPT_LENGTH } from "./generate-creative.ts";

export const readBriefInput = z.object({
  prompt: z
    .string()
    .trim()
    .min(1, "Please enter a description first.")
    .max(MAX_PROMPT_LENGTH, `The description may have at most ${MAX_PROMPT_LENGTH} characters.`)
    // Half an emoji cannot be sent. Its replacement takes the same room, so places stay right.
    .transform((prompt) => prompt.replace(/\p{Cs}/gu, "\uFFFD")),
  type: adTypeSchema,
  /** For this call alone; otherwise the default for text. */
  service: serviceSchema.optional(),
});
export type ReadBriefInput = z.output<typeof readBriefInput>;

export const readBriefOutput = z.object({
  /** All by `ai`. A fact with a place quotes the description, and places count in it without the space around it. */
  brief: briefSchema,
  /** Facts that the description does not have, and that are off. */
  added: z.int().nonnegative(),
  service: serviceSchema,
  model: z.string(),
  price_usd: z.number().nonnegative(),
});
export type ReadBriefOutput = z.output<typeof readBriefOutput>;
