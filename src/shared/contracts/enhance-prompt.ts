import { z } from "zod";
import { adTypeSchema } from "../ad-types.ts";
import { serviceSchema } from "./ai-services.ts";
import { MAX_PROMPT_LENGTH } from "./generate-creative.ts";

export const MAX_ENHANCED_TEXT_LENGTH = 1_500;

export const enhancePromptInput = z.object({
  text: z
    .string()
    .trim()
    .min(1, "Please enter some text in the prompt field first.")
    .max(MAX_PROMPT_LENGTH, `The text may have at most ${MAX_PROMPT_LENGTH} characters.`),
  adType: adTypeSchema,
  isReroll: z.boolean().default(false),
  /** The brand that it is for; somebody else's is as if it were not there. */
  brand: z.uuid().optional(),
  /** For this call alone; otherwise the default for text. */
  service: serviceSchema.optional(),
});
export type EnhancePromptInput = z.output<typeof enhancePromptInput>;

export const enhancePromptOutput = z.object({ enhanced_text: z.string() });
