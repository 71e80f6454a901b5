import { z } from "zod";
import { readingOf } from "./reading.ts";
import type { Answer } from "./start-service.ts";

const message = (role: "system" | "user") => z.strictObject({ role: z.literal(role), content: z.string().min(1) });

/** A call of `/chat/completions` as we make it. */
export const chatCall = z.strictObject({
  model: z.string(),
  messages: z.tuple([message("system"), message("user")]),
  max_completion_tokens: z.int().max(4_000),
  response_format: z.strictObject({
    type: z.literal("json_schema"),
    json_schema: z.strictObject({
      name: z.string(),
      strict: z.literal(true),
      schema: z.looseObject({ additionalProperties: z.literal(false), required: z.array(z.string()) }),
    }),
  }),
  reasoning_effort: z.literal("none").optional(),
  provider: z.strictObject({ allow_fallbacks: z.literal(false) }).optional(),
});

export function chatAnswer({ messages, response_format }: z.infer<typeof chatCall>, cost?: number): Answer {
  const { required } = response_format.json_schema.schema;
  const text = messages[1].content;
  if (required.includes("facts")) return chatText(JSON.stringify(readingOf(text)), cost);
  if (required.includes("captions"))
    return chatText(JSON.stringify({ captions: [["When the deploy", "is on a Friday"]] }), cost);
  return chatText(JSON.stringify({ prompt: `A studio photograph, lit from the left: ${text}` }), cost);
}

export function chatText(content: string, cost?: number): Answer {
  return {
    status: 200,
    body: {
      choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
      usage: { prompt_tokens: 600, completion_tokens: 250, total_tokens: 850, ...(cost !== undefined && { cost }) },
    },
  };
}
