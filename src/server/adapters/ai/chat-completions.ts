import { z } from "zod";
import { READING_SCHEMA } from "../../../engine/author/answer/answer-shape.ts";
import { MAX_READING_TOKENS } from "../../../shared/ai-services/text-models.ts";
import { type Asked, fail } from "./failures.ts";
import {
  type AiFailure,
  type AiProvider,
  type AiResult,
  type CaptionRequest,
  MAX_READING_LENGTH,
  type ReadingRequest,
  type RewriteRequest,
} from "./port.ts";
import { readCaptions } from "./read-captions.ts";
import { hideKey } from "./scrub.ts";
import { unwrapPrompt } from "./unwrap-prompt.ts";
import { lenient, parseJson } from "./wire-json.ts";

/** Enough for nine sets of captions or a long description, too few for a runaway answer to cost much. */
const MAX_TOKENS = 2_000;

const answer = z.object({
  choices: lenient(
    z.array(
      z
        .object({
          message: lenient(z.object({ content: lenient(z.string()), refusal: lenient(z.string()) })),
          finish_reason: lenient(z.string()),
        })
        .catch({}),
    ),
  ),
  usage: lenient(
    z.object({
      prompt_tokens: lenient(z.number().nonnegative()),
      completion_tokens: lenient(z.number().nonnegative()),
      cost: lenient(z.number().nonnegative()),
    }),
  ),
});
type ChatUsage = { input: number; output: number; reportedUsd: number | undefined };

type Chat = {
  model: string;
  /** Fields that only this service takes. */
  extra?: Record<string, unknown>;
  ask: (body: string, asked: Asked, signal: AbortSignal) => Promise<{ ok: true; body: string } | AiFailure>;
  priceUsd: (usage: ChatUsage) => number;
};

type Question = { instructions: string; text: string; schema: Record<string, unknown>; maxTokens?: number };

/** Text by the protocol that OpenAI, OpenRouter and most own servers share. */
export function chatCompletions({
  model,
  extra,
  ask,
  priceUsd,
}: Chat): Required<Pick<AiProvider, "rewritePrompt" | "writeCaptions" | "readBrief">> {
  async function write<T>(
    { instructions, text, schema, maxTokens = MAX_TOKENS }: Question,
    key: string,
    signal: AbortSignal,
    read: (text: string) => T | null,
  ): Promise<AiResult<T>> {
    const asked = { key, model };
    const body = JSON.stringify({
      model,
      messages: [
        { role: "system", content: instructions },
        { role: "user", content: text },
      ],
      max_completion_tokens: maxTokens,
      response_format: { type: "json_schema", json_schema: { name: "answer", strict: true, schema } },
      ...extra,
    });
    const sent = await ask(body, asked, signal);
    if (!sent.ok) return sent;
    const said = parseJson(answer, sent.body);
    if (!said) return fail("unknown", null, asked, { billed: "unknown" });
    const { prompt_tokens = 0, completion_tokens = 0, cost } = said.usage ?? {};
    const usd = priceUsd({ input: prompt_tokens, output: completion_tokens, reportedUsd: cost });
    const message = said.choices?.[0]?.message;
    const value = message?.content ? read(message.content) : null;
    if (value !== null) return { ok: true, value, model, priceUsd: usd };
    return fail("refused", message?.refusal ?? null, asked, { billed: usd > 0 ? "yes" : "no", priceUsd: usd });
  }

  return {
    rewritePrompt: ({ instructions, text }: RewriteRequest, key, signal) =>
      write({ instructions, text, schema: objectOf("prompt", { type: "string" }) }, key, signal, (said) => {
        return hideKey(unwrapPrompt(said), key) || null;
      }),
    readBrief: ({ instructions, text }: ReadingRequest, key, signal) => {
      const question = { instructions, text, schema: READING_SCHEMA, maxTokens: MAX_READING_TOKENS };
      return write(question, key, signal, (said) => hideKey(said.slice(0, MAX_READING_LENGTH), key) || null);
    },
    writeCaptions: ({ instructions, topic }: CaptionRequest, key, signal) => {
      const schema = objectOf("captions", { type: "array", items: { type: "array", items: { type: "string" } } });
      return write({ instructions, text: topic, schema }, key, signal, (said) => {
        const sets = readCaptions(said);
        return sets.length > 0 ? sets.map((texts) => texts.map((each) => hideKey(each, key))) : null;
      });
    },
  };
}

const objectOf = (name: string, schema: Record<string, unknown>) => ({
  type: "object",
  properties: { [name]: schema },
  required: [name],
  additionalProperties: false,
});
