import { OPENAI_MODELS } from "../../../../shared/ai-services/models-openai.ts";
import { SERVICES } from "../../../../shared/ai-services/services.ts";
import { textPriceUsd } from "../../../../shared/ai-services/text-models.ts";
import { sniffImage } from "../../../images/sniff-image.ts";
import { chatCompletions } from "../chat-completions.ts";
import { type Asked, explainSilence, fail } from "../failures.ts";
import type { AiFailure, AiProvider } from "../port.ts";
import { MAX_PICTURE_ANSWER, type Request, type SendTiming, send, timingOf } from "../send.ts";
import type { TakenApart } from "../take-apart.ts";
import { parseJson } from "../wire-json.ts";
import { explainOpenaiError } from "./explain-openai-error.ts";
import { imagesAnswer, usageUsd } from "./openai-answer.ts";
import { editBody, generationBody } from "./openai-request.ts";

const TEXT_SECONDS = 30;
const CHECK_SECONDS = 10;
const TEXT_MODEL = SERVICES.openai.textModel ?? "";

/** OpenAI over plain fetch: its kit sends a failed call again by itself, up to two times, and each is billed. */
export function createOpenai(baseUrl: string, timing: Partial<SendTiming> = {}): AiProvider {
  const base = baseUrl.replace(/\/+$/, "");

  async function ask(
    path: string,
    { withinSeconds, ...request }: Partial<Request> & { withinSeconds: number },
    asked: Asked,
    signal: AbortSignal,
  ): Promise<({ ok: true } & TakenApart) | AiFailure> {
    const isJson = typeof request.body === "string";
    const sent = await send(
      `${base}${path}`,
      {
        method: request.body ? "POST" : "GET",
        headers: { authorization: `Bearer ${asked.key}`, ...(isJson && { "content-type": "application/json" }) },
        ...request,
      },
      { ...timingOf(withinSeconds), ...timing },
      signal,
    );
    if (sent.kind !== "answer") return explainSilence(sent.kind, asked);
    return sent.status === 200
      ? { ok: true, body: sent.body, pictureOf: sent.pictureOf }
      : explainOpenaiError(sent, asked);
  }

  return {
    isTrainedModel: true,

    async generateImage(request, key, signal) {
      const { id: model, answersWithinSeconds: withinSeconds } = request.model;
      const asked = { key, model };
      const patience = { withinSeconds, maxBytes: MAX_PICTURE_ANSWER };
      const sent =
        request.images.length > 0
          ? await ask("/images/edits", { body: editBody(request), ...patience }, asked, signal)
          : await ask("/images/generations", { body: generationBody(request), ...patience }, asked, signal);
      if (!sent.ok) return sent;
      const answer = parseJson(imagesAnswer, sent.body);
      if (!answer) return fail("unknown", null, asked, { billed: "unknown" });
      const priceUsd = usageUsd(answer) ?? request.estimateUsd ?? 0;
      const bytes = sent.pictureOf(answer.data?.find(({ b64_json }) => b64_json)?.b64_json ?? "");
      const mimeType = sniffImage(bytes);
      if (mimeType) return { ok: true, value: { bytes, mimeType }, model, priceUsd };
      // Tokens were counted, so they were billed.
      return fail("no_image", null, asked, answer.usage ? { billed: "yes", priceUsd } : { billed: "unknown" });
    },

    ...chatCompletions({
      model: TEXT_MODEL,
      extra: { reasoning_effort: "none" },
      ask: (body, asked, signal) => ask("/chat/completions", { body, withinSeconds: TEXT_SECONDS }, asked, signal),
      priceUsd: (tokens) => textPriceUsd(TEXT_MODEL, tokens, new Date()),
    }),

    /** Free. Proves the key and that it sees the model, not that its organisation is verified or has credit. */
    async checkKey(key, signal) {
      const asked = { key, model: null };
      const sent = await ask(`/models/${OPENAI_MODELS[0].id}`, { withinSeconds: CHECK_SECONDS }, asked, signal);
      // A key that does not see this model may see another.
      if (!sent.ok && sent.code !== "model_gone") return sent;
      return { ok: true, value: null, model: null, priceUsd: 0 };
    },
  };
}
