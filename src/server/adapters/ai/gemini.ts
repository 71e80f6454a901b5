import { DEFAULT_IMAGE_MODEL, imagePriceUsd } from "../../../shared/ai-models.ts";
import { GEMINI_MODELS } from "../../../shared/ai-services/models-gemini.ts";
import { SERVICES } from "../../../shared/ai-services/services.ts";
import { textPriceUsd } from "../../../shared/ai-services/text-models.ts";
import { sniffImage } from "../../images/sniff-image.ts";
import { explainGeminiError } from "./explain-gemini-error.ts";
import { geminiAnswer, parseJson, readCaptions, resultParts, resultText } from "./gemini-answer.ts";
import { captionRequestBody, imageRequestBody, rewriteRequestBody } from "./gemini-request.ts";
import type { AiFailure, AiFailureCode, AiProvider, AiResult } from "./port.ts";
import { readGeminiRefusal } from "./read-gemini-refusal.ts";
import { hideKey, scrub } from "./scrub.ts";
import { type SendTiming, type Sent, send } from "./send.ts";
import { unwrapPrompt } from "./unwrap-prompt.ts";

const IDLE_MS = 30_000;
const TOTAL_MS = 180_000;
const TEXT_MODEL = SERVICES.gemini.textModel ?? "";
/** Of a text model, and of a check. */
const TEXT_WITHIN_SECONDS = 30;

const answersWithinSeconds = (model: string) =>
  GEMINI_MODELS.find(({ id }) => id === model)?.answersWithinSeconds ?? TEXT_WITHIN_SECONDS;

/** Gemini over plain fetch: the vendor's SDKs drop the reason of a refusal, or retry what must not be retried. */
export function createGemini(baseUrl: string, timing: Partial<SendTiming> = {}): AiProvider {
  const base = baseUrl.replace(/\/+$/, "");
  const ask = (path: string, key: string, signal: AbortSignal, model: string | null, body?: string) =>
    send(
      `${base}/v1beta/${path}`,
      {
        method: body ? "POST" : "GET",
        headers: { "x-goog-api-key": key, ...(body && { "content-type": "application/json" }) },
        ...(body && { body }),
      },
      { firstByteMs: answersWithinSeconds(model ?? "") * 1000, idleMs: IDLE_MS, totalMs: TOTAL_MS, ...timing },
      signal,
    );
  const generate = (model: string, body: string, key: string, signal: AbortSignal) =>
    ask(`models/${model}:generateContent`, key, signal, model, body);

  /** Asks the text model. What `read` finds nothing in counts as refused. */
  async function write<T>(
    body: string,
    key: string,
    signal: AbortSignal,
    read: (text: string) => T | null,
  ): Promise<AiResult<T>> {
    const model = TEXT_MODEL;
    const sent = readAnswer(await generate(model, body, key, signal), model, key);
    if (!sent.ok) return sent;
    const value = read(resultText(sent.answer));
    if (value === null) return fail("refused", readGeminiRefusal(sent.answer).words, model, key);
    const { promptTokenCount = 0, candidatesTokenCount = 0, thoughtsTokenCount = 0 } = sent.answer.usageMetadata ?? {};
    const tokens = { input: promptTokenCount, output: candidatesTokenCount + thoughtsTokenCount };
    return { ok: true, value, model, priceUsd: textPriceUsd(model, tokens, new Date()) };
  }

  return {
    isTrainedModel: true,

    async generateImage(request, key, signal) {
      const model = DEFAULT_IMAGE_MODEL;
      const read = readAnswer(await generate(model, imageRequestBody(request), key, signal), model, key);
      if (!read.ok) return read;
      const pictures = resultParts(read.answer).flatMap(({ inlineData }) => inlineData?.data ?? []);
      const bytes = Buffer.from(pictures.at(-1) ?? "", "base64");
      const mimeType = sniffImage(bytes);
      if (mimeType) return { ok: true, value: { bytes, mimeType }, model, priceUsd: imagePriceUsd(model) };
      if (pictures.length > 0) return fail("no_image", null, model, key);
      const { code, words } = readGeminiRefusal(read.answer);
      return fail(code, words, model, key);
    },

    rewritePrompt: (request, key, signal) =>
      write(rewriteRequestBody(request), key, signal, (text) => hideKey(unwrapPrompt(text), key) || null),

    writeCaptions: (request, key, signal) =>
      write(captionRequestBody(request), key, signal, (text) => {
        const sets = readCaptions(text);
        return sets.length > 0 ? sets.map((texts) => texts.map((each) => hideKey(each, key))) : null;
      }),

    async checkKey(key, signal) {
      const read = readAnswer(await ask("models?pageSize=1", key, signal, null), null, key);
      return read.ok ? { ok: true, value: null, model: null, priceUsd: 0 } : read;
    },
  };
}

function readAnswer(sent: Sent, model: string | null, key: string) {
  if (sent.kind !== "answer") return explainSilence(sent.kind, model, key);
  if (sent.status !== 200) {
    const { words, ...rest } = explainGeminiError(sent.status, sent.retryAfter, sent.body);
    return { ok: false as const, model, words: words && scrub(words, key), ...rest };
  }
  const answer = parseJson(geminiAnswer, sent.body);
  // An incomplete answer, or a proxy's page: the call was accepted, and its outcome is unknown.
  return answer ? { ok: true as const, answer } : fail("unknown", null, model, key);
}

function explainSilence(kind: Exclude<Sent["kind"], "answer">, model: string | null, key: string): AiFailure {
  switch (kind) {
    case "not_sent":
      return { ...fail("unavailable", null, model, key), mayRetry: true };
    case "cut":
      return fail("unavailable", null, model, key);
    case "timeout":
      return fail("timeout", null, model, key);
    case "too_large":
      return fail("unknown", null, model, key);
  }
}

function fail(code: AiFailureCode, words: string | null, model: string | null, key: string): AiFailure {
  return { ok: false, code, words: words && scrub(words, key), model, mayRetry: false };
}
