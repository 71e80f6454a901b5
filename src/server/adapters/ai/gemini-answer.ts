import { z } from "zod";
import { lenient } from "./wire-json.ts";

const part = z.object({
  text: lenient(z.string()),
  thought: lenient(z.boolean()),
  inlineData: lenient(z.object({ data: z.string() })),
});
const candidate = z.object({
  content: lenient(z.object({ parts: lenient(z.array(part.catch({}))) })),
  finishReason: lenient(z.string()),
  finishMessage: lenient(z.string()),
});

export const geminiAnswer = z.object({
  candidates: lenient(z.array(candidate.catch({}))),
  promptFeedback: lenient(z.object({ blockReason: lenient(z.string()), blockReasonMessage: lenient(z.string()) })),
  usageMetadata: lenient(
    z.object({
      promptTokenCount: lenient(z.number().nonnegative()),
      candidatesTokenCount: lenient(z.number().nonnegative()),
      thoughtsTokenCount: lenient(z.number().nonnegative()),
    }),
  ),
});
export type GeminiAnswer = z.infer<typeof geminiAnswer>;

export const geminiError = z.object({
  error: z.object({
    message: lenient(z.string()),
    status: lenient(z.string()),
    details: lenient(
      z.array(
        z
          .object({
            reason: lenient(z.string()),
            retryDelay: lenient(z.string()),
            violations: lenient(
              z.array(z.object({ quotaId: lenient(z.string()), quotaValue: lenient(z.string()) }).catch({})),
            ),
          })
          .catch({}),
      ),
    ),
  }),
});
export type GeminiError = z.infer<typeof geminiError>["error"];

/** What the model made, without the drafts among its thoughts. */
export function resultParts(answer: GeminiAnswer) {
  return (answer.candidates ?? []).flatMap((one) => one.content?.parts ?? []).filter((one) => !one.thought);
}

export function resultText(answer: GeminiAnswer): string {
  return resultParts(answer)
    .map((one) => one.text ?? "")
    .join("")
    .trim();
}
