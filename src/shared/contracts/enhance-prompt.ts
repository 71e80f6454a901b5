import { z } from "zod";
import { adTypeSchema } from "../ad-types.ts";
import { LONGEST_PROMPT } from "./generate-creative.ts";

export const LONGEST_ENHANCED_TEXT = 1_500;

export const enhancePromptInput = z.object({
  text: z
    .string()
    .trim()
    .min(1, "Please enter some text in the prompt field first.")
    .max(LONGEST_PROMPT, `The text may have at most ${LONGEST_PROMPT} characters.`),
  adType: adTypeSchema,
  isReroll: z.boolean().default(false),
});
export type EnhancePromptInput = z.output<typeof enhancePromptInput>;

export const enhancePromptOutput = z.object({ enhanced_text: z.string() });
