import { FormData } from "undici";
import { z } from "zod";
import { sniffImage } from "../../../images/sniff-image.ts";
import { readRetryAfter } from "../../fetch/read-retry-after.ts";
import { chatCompletions } from "../chat-completions.ts";
import { type Asked, explainSilence, fail } from "../failures.ts";
import { imagesAnswer } from "../openai/openai-answer.ts";
import { appendImages } from "../openai/openai-request.ts";
import type { AiFailure, AiProvider, ImageRequest } from "../port.ts";
import { MAX_PICTURE_ANSWER, type Request, type SendTiming, type Sent, send, timingOf } from "../send.ts";
import type { TakenApart } from "../take-apart.ts";
import { lenient, parseJson } from "../wire-json.ts";

const CHECK_SECONDS = 10;

export type CompatibleServer = {
  baseUrl: string;
  /** It may load a model first, which takes minutes. */
  firstByteSeconds: number;
  textModel: string | null;
};

/** Three ways to say what went wrong. */
const errorBody = z.object({
  error: lenient(z.union([z.string(), z.object({ message: lenient(z.string()) })])),
  detail: lenient(z.union([z.string(), z.array(z.object({ msg: lenient(z.string()) }).catch({}))])),
});

/**
 * A server that speaks as OpenAI does, at an address of the operator. It gets only the fields that all of them know, and
 * nothing it does is billed by anybody.
 */
export function createCompatible(server: CompatibleServer, timing: Partial<SendTiming> = {}): AiProvider {
  const base = server.baseUrl.replace(/(\/v1)?\/*$/, "");
  const patience = timingOf(server.firstByteSeconds);
  const slow = { ...patience, totalMs: patience.firstByteMs + patience.totalMs };

  async function ask(url: string, request: Partial<Request>, asked: Asked, signal: AbortSignal, clock = slow) {
    const isJson = typeof request.body === "string";
    const headers = {
      ...(asked.key && { authorization: `Bearer ${asked.key}` }),
      ...(isJson && { "content-type": "application/json" }),
    };
    const method = request.body ? "POST" : "GET";
    const sent = await send(url, { method, headers, ...request }, { ...clock, ...timing }, signal);
    if (sent.kind !== "answer") return { ...explainSilence(sent.kind, asked), billed: "no" as const };
    return sent.status === 200 ? { ok: true as const, ...sent } : explainError(sent, asked);
  }

  /** LocalAI and SGLang give an address instead of the picture. It is followed only on the server itself. */
  async function pictureIn(answer: TakenApart, asked: Asked, signal: AbortSignal): Promise<Buffer | null> {
    const [first] = parseJson(imagesAnswer, answer.body)?.data ?? [];
    if (first?.b64_json) return answer.pictureOf(first.b64_json);
    if (!first?.url || !URL.canParse(first.url, `${base}/`)) return null;
    const url = new URL(first.url, `${base}/`);
    if (url.origin !== new URL(base).origin) return null;
    const sent = await ask(url.href, { maxBytes: MAX_PICTURE_ANSWER }, asked, signal, timingOf(CHECK_SECONDS));
    return sent.ok ? sent.bytes : null;
  }

  return {
    isTrainedModel: true,

    async generateImage(request, key, signal) {
      const asked = { key, model: request.model.id };
      const maxBytes = MAX_PICTURE_ANSWER;
      const sent =
        request.images.length > 0
          ? await ask(`${base}/v1/images/edits`, { body: formOf(request), maxBytes }, asked, signal)
          : await ask(
              `${base}/v1/images/generations`,
              { body: JSON.stringify(fieldsOf(request)), maxBytes },
              asked,
              signal,
            );
      if (!sent.ok) return sent;
      const bytes = await pictureIn(sent, asked, signal);
      const mimeType = bytes && sniffImage(bytes);
      if (bytes && mimeType) return { ok: true, value: { bytes, mimeType }, model: asked.model, priceUsd: 0 };
      const isReadable = parseJson(imagesAnswer, sent.body) !== null;
      return fail(isReadable ? "no_image" : "unknown", null, asked);
    },

    ...(server.textModel && {
      ...chatCompletions({
        model: server.textModel,
        ask: (body, asked, signal) => ask(`${base}/v1/chat/completions`, { body }, asked, signal),
        priceUsd: () => 0,
      }),
    }),

    async checkKey(key, signal) {
      const asked = { key, model: null };
      const sent = await ask(`${base}/v1/models`, {}, asked, signal, timingOf(CHECK_SECONDS));
      return sent.ok ? { ok: true, value: null, model: null, priceUsd: 0 } : sent;
    },
  };
}

function fieldsOf({ prompt, format, model }: ImageRequest) {
  return { model: model.id, prompt, n: 1, size: model.ask[format], response_format: "b64_json" };
}

function formOf(request: ImageRequest): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fieldsOf(request))) form.append(name, String(value));
  appendImages(form, "image", request);
  return form;
}

function explainError({ status, header, body }: Extract<Sent, { kind: "answer" }>, asked: Asked): AiFailure {
  const said = parseJson(errorBody, body);
  const error = typeof said?.error === "string" ? said.error : said?.error?.message;
  const detail = typeof said?.detail === "string" ? said.detail : said?.detail?.[0]?.msg;
  const words = error ?? detail ?? (/^\s*</.test(body) ? null : body.slice(0, 300) || null);
  switch (status) {
    case 401:
    case 403:
      return fail("key_invalid", words, asked);
    case 402:
      return fail("no_credit", words, asked);
    case 404:
      return fail("model_gone", words, asked);
    case 413:
      return fail("too_large", words, asked);
    case 429: {
      const retryAfterMs = readRetryAfter(header("retry-after"));
      return fail("rate_limited", words, asked, retryAfterMs === undefined ? {} : { mayRetry: true, retryAfterMs });
    }
    case 400:
    case 422:
      return fail(/safety|moderat|content.?policy/i.test(words ?? "") ? "refused" : "bad_request", words, asked);
    default:
      return fail(status >= 500 ? "unavailable" : "unknown", words, asked);
  }
}
