import { z } from "zod";
import { openaiImageUsd } from "../../../../shared/ai-services/openai-tokens.ts";
import { lenient } from "../wire-json.ts";

/** Of OpenAI's Images, and of everybody who speaks like it. */
export const imagesAnswer = z.object({
  data: lenient(z.array(z.object({ b64_json: lenient(z.string()), url: lenient(z.string()) }).catch({}))),
  usage: lenient(
    z.object({
      input_tokens: lenient(z.number().nonnegative()),
      input_tokens_details: lenient(
        z.object({ text_tokens: lenient(z.number().nonnegative()), image_tokens: lenient(z.number().nonnegative()) }),
      ),
      output_tokens: lenient(z.number().nonnegative()),
    }),
  ),
});
export type ImagesAnswer = z.infer<typeof imagesAnswer>;

export const openaiError = z.object({
  error: z.object({
    message: lenient(z.string()),
    type: lenient(z.string()),
    code: lenient(z.string()),
    moderation_details: lenient(z.object({ moderation_stage: lenient(z.string()) })),
  }),
});
export type OpenaiError = z.infer<typeof openaiError>["error"];

/** What the picture cost by the tokens that were counted. Null: they are not in the answer. */
export function usageUsd({ usage }: ImagesAnswer): number | null {
  if (usage?.output_tokens === undefined) return null;
  const { text_tokens, image_tokens = 0 } = usage.input_tokens_details ?? {};
  const text = text_tokens ?? Math.max(0, (usage.input_tokens ?? 0) - image_tokens);
  return openaiImageUsd({ text, image: image_tokens, output: usage.output_tokens });
}
