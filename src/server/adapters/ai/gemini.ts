import { SERVICES } from "../../../shared/ai-services/services.ts";
import { textPriceUsd } from "../../../shared/ai-services/text-models.ts";
import { sniffImage } from "../../images/sniff-image.ts";
import { explainGeminiError } from "./explain-gemini-error.ts";
import { type Asked, explainSilence, fail } from "./failures.ts";
import { geminiAnswer, resultParts, resultText } from "./gemini-answer.ts";
import { captionRequestBody, imageRequestBody, readingRequestBody, rewriteRequestBody } from "./gemini-request.ts";
import { type AiProvider, type AiResult, MAX_READING_LENGTH } from "./port.ts";
import { readCaptions } from "./read-captions.ts";
import { readGeminiRefusal } from "./read-gemini-refusal.ts";
import { hideKey, scrub } from "./scrub.ts";
import { MAX_PICTURE_ANSWER, type SendTiming, type Sent, send, timingOf } from "./send.ts";
import { unwrapPrompt } from "./unwrap-prompt.ts";
import { parseJson } from "./wire-json.ts";

const TEXT_SECONDS = 30;
const CHECK_SECONDS = 90;
const TEXT_MODEL = SERVICES.gemini.textModel ?? "";

/** Gemini over plain fetch: the vendor's SDKs drop the reason of a refusal, or retry what must not be retried. */
export function createGemini(baseUrl: string, timing: Partial<SendTiming> = {}): AiProvider {
  const base = baseUrl.replace(/\/+$/, "");
  const ask = (
    path: string,
    key: string,
    signal: AbortSignal,
    withinSeconds: number,
    body?: string,
    maxBytes?: number,
  ) =>
    send(
      `${base}/v1beta/${path}`,
      {
        method: body ? "POST" : "GET",
        headers: { "x-goog-api-key": key, ...(body && { "content-type": "application/json" }) },
        body,
        ...(maxBytes && { maxBytes }),
      },
      { ...timingOf(withinSeconds), ...timing },
      signal,
    );

  /** Asks the text model. What `read` finds nothing in counts as refused. */
  async function write<T>(
    body: string,
    key: string,
    signal: AbortSignal,
    read: (text: string) => T | null,
  ): Promise<AiResult<T>> {
    const model = TEXT_MODEL;
    const asked = { key, model };
    const sent = readAnswer(await ask(`models/${model}:generateContent`, key, signal, TEXT_SECONDS, body), asked);
    if (!sent.ok) return sent;
    const value = read(resultText(sent.answer));
    const { promptTokenCount = 0, candidatesTokenCount = 0, thoughtsTokenCount = 0 } = sent.answer.usageMetadata ?? {};
    const tokens = { input: promptTokenCount, output: candidatesTokenCount + thoughtsTokenCount };
    const priceUsd = textPriceUsd(model, tokens, new Date());
    if (value !== null) return { ok: true, value, model, priceUsd };
    return fail("refused", readGeminiRefusal(sent.answer).words, asked, { billed: "unknown", mostUsd: priceUsd });
  }

  return {
    isTrainedModel: true,

    async generateImage(request, key, signal) {
      const { id: model, answersWithinSeconds } = request.model;
      const priceUsd = request.estimateUsd ?? 0;
      const asked = { key, model };
      const body = imageRequestBody(request);
      const path = `models/${model}:generateContent`;
      const sent = await ask(path, key, signal, answersWithinSeconds, body, MAX_PICTURE_ANSWER);
      const read = readAnswer(sent, asked);
      if (!read.ok) return read;
      const pictures = resultParts(read.answer).flatMap(({ inlineData }) => inlineData?.data ?? []);
      const bytes = read.pictureOf(pictures.at(-1) ?? "");
      const mimeType = sniffImage(bytes);
      if (mimeType) return { ok: true, value: { bytes, mimeType }, model, priceUsd };
      if (pictures.length > 0) return fail("no_image", null, asked, { billed: "yes", priceUsd });
      const { code, words } = readGeminiRefusal(read.answer);
      // Google does not say whether a refusal is billed. Its own words, where there are any, say that it is not.
      return fail(code, words, asked, { billed: "unknown", mostUsd: 0 });
    },

    rewritePrompt: (request, key, signal) =>
      write(rewriteRequestBody(request), key, signal, (text) => hideKey(unwrapPrompt(text), key) || null),

    writeCaptions: (request, key, signal) =>
      write(captionRequestBody(request), key, signal, (text) => {
        const sets = readCaptions(text);
        return sets.length > 0 ? sets.map((texts) => texts.map((each) => hideKey(each, key))) : null;
      }),

    readBrief: (request, key, signal) =>
      write(
        readingRequestBody(request),
        key,
        signal,
        (text) => hideKey(text.slice(0, MAX_READING_LENGTH), key) || null,
      ),

    async checkKey(key, signal) {
      const read = readAnswer(await ask("models?pageSize=1", key, signal, CHECK_SECONDS), { key, model: null });
      return read.ok ? { ok: true, value: null, model: null, priceUsd: 0 } : read;
    },
  };
}

function readAnswer(sent: Sent, asked: Asked) {
  if (sent.kind !== "answer") return explainSilence(sent.kind, asked);
  if (sent.status !== 200) {
    const { words, ...rest } = explainGeminiError(sent.status, sent.header("retry-after"), sent.body);
    return { ok: false as const, model: asked.model, words: words && scrub(words, asked.key), ...rest };
  }
  const answer = parseJson(geminiAnswer, sent.body);
  // An incomplete answer, or a proxy's page: the call was accepted, and its outcome is unknown.
  return answer
    ? { ok: true as const, answer, pictureOf: sent.pictureOf }
    : fail("unknown", null, asked, { billed: "unknown" });
}
