import { z } from "zod";

/** A field of unknown shape is treated as missing: the service adds and renames fields without notice. */
const lenient = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

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

/** What the text model was asked for, if it kept to it. */
const captionsAnswer = z.object({ captions: z.array(z.array(z.string()).max(20).catch([])).max(50) });

/** Sets of captions; none if the model wrote something else. A fence around them is not their fault. */
export const readCaptions = (text: string): string[][] =>
  parseJson(captionsAnswer, text.replace(/^\s*```(?:json)?|```\s*$/g, ""))?.captions ?? [];

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

export function parseJson<T extends z.ZodType>(schema: T, body: string): z.output<T> | null {
  try {
    return schema.parse(JSON.parse(body));
  } catch {
    return null;
  }
}

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
