import { z } from "zod";
import { SERVICES } from "../../../../shared/ai-services/services.ts";
import { textPriceUsd } from "../../../../shared/ai-services/text-models.ts";
import { sniffImage } from "../../../images/sniff-image.ts";
import { chatCompletions } from "../chat-completions.ts";
import { type Asked, explainSilence, fail } from "../failures.ts";
import type { AiFailure, AiProvider, ImageRequest } from "../port.ts";
import { MAX_PICTURE_ANSWER, type SendTiming, send, timingOf } from "../send.ts";
import type { TakenApart } from "../take-apart.ts";
import { lenient, parseJson } from "../wire-json.ts";
import { explainOpenrouterError, readOpenrouterError } from "./explain-openrouter-error.ts";
import { listModels } from "./list-models.ts";

const TEXT_SECONDS = 30;
const CHECK_SECONDS = 10;
/** Hundreds of models, each with its description. */
const MAX_LIST = 4 * 1024 * 1024;
const TEXT_MODEL = SERVICES.openrouter.textModel ?? "";

const imagesAnswer = z.object({
  data: lenient(z.array(z.object({ b64_json: lenient(z.string()) }).catch({}))),
  usage: lenient(z.object({ cost: lenient(z.number().nonnegative()) })),
});

const keyAnswer = z.object({
  data: z.object({
    limit_remaining: lenient(z.number().nullable()),
    is_management_key: lenient(z.boolean()),
  }),
});

/** One key for many makers. Its kit repeats failed calls for up to an hour; this one never does. */
export function createOpenrouter(baseUrl: string, timing: Partial<SendTiming> = {}): AiProvider {
  const base = baseUrl.replace(/\/+$/, "");

  async function ask(
    path: string,
    { body, withinSeconds, maxBytes }: { body?: string; withinSeconds: number; maxBytes?: number },
    asked: Asked,
    signal: AbortSignal,
  ): Promise<({ ok: true } & TakenApart) | AiFailure> {
    const sent = await send(
      `${base}${path}`,
      {
        method: body ? "POST" : "GET",
        headers: { authorization: `Bearer ${asked.key}`, ...(body && { "content-type": "application/json" }) },
        body,
        ...(maxBytes && { maxBytes }),
      },
      { ...timingOf(withinSeconds), ...timing },
      signal,
    );
    if (sent.kind !== "answer") return explainSilence(sent.kind, asked);
    const error = readOpenrouterError(sent.body);
    if (sent.status === 200 && !error) return { ok: true, body: sent.body, pictureOf: sent.pictureOf };
    const status = sent.status === 200 ? (error?.code ?? 500) : sent.status;
    return explainOpenrouterError(status, error, sent.header("retry-after"), asked);
  }

  return {
    isTrainedModel: true,

    async generateImage(request, key, signal) {
      const { id: model, answersWithinSeconds: withinSeconds } = request.model;
      const asked = { key, model };
      const sent = await ask(
        "/images",
        { body: bodyOf(request), withinSeconds, maxBytes: MAX_PICTURE_ANSWER },
        asked,
        signal,
      );
      if (!sent.ok) return sent;
      const answer = parseJson(imagesAnswer, sent.body);
      if (!answer) return fail("unknown", null, asked, { billed: "unknown" });
      const bytes = sent.pictureOf(answer.data?.find(({ b64_json }) => b64_json)?.b64_json ?? "");
      const mimeType = sniffImage(bytes);
      // Without a picture that can be decoded, it does not bill.
      if (!mimeType) return fail("no_image", null, asked);
      const value = { bytes, mimeType };
      const cost = answer.usage?.cost;
      if (cost !== undefined) return { ok: true, value, model, priceUsd: cost };
      return {
        ok: true,
        value,
        model,
        priceUsd: 0,
        ...(request.estimateUsd !== null && { mostUsd: request.estimateUsd }),
      };
    },

    ...chatCompletions({
      model: TEXT_MODEL,
      extra: { provider: { allow_fallbacks: false } },
      ask: (body, asked, signal) => ask("/chat/completions", { body, withinSeconds: TEXT_SECONDS }, asked, signal),
      priceUsd: ({ reportedUsd, ...tokens }) => reportedUsd ?? textPriceUsd(TEXT_MODEL, tokens, new Date()),
    }),

    /** Free. Shows what is left under the key's own limit, and which models there are. */
    async checkKey(key, signal) {
      const asked = { key, model: null };
      const sent = await ask("/key", { withinSeconds: CHECK_SECONDS }, asked, signal);
      if (!sent.ok) return sent;
      const about = parseJson(keyAnswer, sent.body)?.data;
      if (!about) return fail("unknown", null, asked);
      if (about.is_management_key) return fail("key_blocked", "A management key cannot draw.", asked);
      const models = await listModels(async (path) => {
        const listed = await ask(path, { withinSeconds: CHECK_SECONDS, maxBytes: MAX_LIST }, asked, signal);
        return listed.ok ? listed.body : null;
      });
      const creditUsd = about.limit_remaining ?? null;
      const isSpent = creditUsd !== null && creditUsd <= 0;
      const report = { creditUsd: creditUsd && Math.max(0, creditUsd), isSpent, ...(models && { models }) };
      return { ok: true, value: report, model: null, priceUsd: 0 };
    },
  };
}

/** Only what the model is listed to take: anything else is refused. No other provider may step in and bill more. */
function bodyOf({ prompt, format, model, quality, images }: ImageRequest): string {
  const ratio = model.ask[format];
  return JSON.stringify({
    model: model.id,
    prompt,
    ...(ratio && { aspect_ratio: ratio }),
    ...(quality && { quality }),
    ...model.fixed,
    ...(images.length > 0 && {
      input_references: images.map(({ bytes, mimeType }) => ({
        type: "image_url",
        image_url: { url: `data:${mimeType};base64,${Buffer.from(bytes).toString("base64")}` },
      })),
    }),
    provider: { allow_fallbacks: false },
  });
}
