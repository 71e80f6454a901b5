import { setTimeout as sleep } from "node:timers/promises";
import { FAL_MODELS } from "../../../../shared/ai-services/models-fal.ts";
import { sniffImage } from "../../../images/sniff-image.ts";
import { FetchError, type FetchPicture } from "../../fetch/port.ts";
import { type Asked, explainSilence, fail } from "../failures.ts";
import type { AiProvider, AiResult, MadeImage } from "../port.ts";
import { type Request, type SendTiming, type Sent, send, timingOf } from "../send.ts";
import { parseJson } from "../wire-json.ts";
import { explainFalError } from "./explain-fal-error.ts";
import { type FalTicket, falResult, falStatus, falTicket, isOnQueue, readTicket } from "./fal-answer.ts";
import { falRequest } from "./fal-request.ts";

const SUBMIT_SECONDS = 60;
const ASK_SECONDS = 15;
/** In all, from the first question about a job. */
const TOTAL_MS = 180_000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 3_000;
/** A result and a picture can be asked for as often as we like: both are free. */
const FREE_TRIES = 4;

/** Neither fal itself nor another model may repeat a job; it leaves the queue after two minutes; its file after an hour. */
const ONCE = {
  "x-fal-no-retry": "1",
  "x-app-fal-disable-fallback": "1",
  "x-fal-request-timeout": "120",
  "x-fal-object-lifecycle-preference": '{"expiration_duration_seconds":3600}',
};

type Addresses = { queue: string; api: string };
type Parts = { fetchPicture: FetchPicture; timing?: Partial<SendTiming> & { firstPauseMs?: number } };

/** Jobs that survive us: the ticket is kept before the first question, and whoever has it never sends the job again. */
export function createFal({ queue, api }: Addresses, { fetchPicture, timing = {} }: Parts): AiProvider {
  const firstPauseMs = timing.firstPauseMs ?? FIRST_PAUSE_MS;

  const ask = (url: string, request: Partial<Request>, key: string, within: number, signal: AbortSignal) =>
    send(
      url,
      { method: "GET", ...request, headers: { authorization: `Key ${key}`, ...request.headers } },
      { ...timingOf(within), ...timing },
      signal,
    );

  /** Waits until the job has ended, whichever way, and gets its result. */
  async function follow(ticket: FalTicket, key: string, signal: AbortSignal): Promise<AiResult<MadeImage>> {
    const asked = { key, model: ticket.model };
    const deadline = Date.now() + (timing.totalMs ?? TOTAL_MS);
    try {
      for (let pause = firstPauseMs; ; pause = Math.min(pause * 1.5, MAX_PAUSE_MS)) {
        const seen = await ask(ticket.statusUrl, {}, key, ASK_SECONDS, signal);
        if (isEnded(seen)) return await result(ticket, asked, signal);
        if (isFinal(seen)) return explainFalError(seen, asked, "result");
        if (Date.now() + pause > deadline) break;
        await sleep(pause, undefined, { signal });
      }
    } catch (error) {
      if (signal.reason === "cancelled") await cancel(ticket, key);
      throw error;
    }
    await cancel(ticket, key);
    return fail("timeout", null, asked, { billed: "unknown", mostUsd: ticket.usd });
  }

  async function result({ responseUrl, usd }: FalTicket, asked: Asked, signal: AbortSignal) {
    for (let tries = 1; ; tries++) {
      const sent = await ask(responseUrl, {}, asked.key, ASK_SECONDS, signal);
      const answer = sent.kind === "answer" && sent.status === 200 ? parseJson(falResult, sent.body) : null;
      if (answer?.images[0]) return download(answer.images[0].url, usd, asked, signal);
      const failure =
        sent.kind !== "answer"
          ? { ...explainSilence(sent.kind, asked), mayRetry: false, billed: "unknown" as const, mostUsd: usd }
          : sent.status === 200
            ? fail("no_image", null, asked, { billed: "yes", priceUsd: usd })
            : explainFalError(sent, asked, "result");
      const mayPass = sent.kind !== "answer" || (sent.status >= 500 && failure.billed === "unknown");
      if (!mayPass || tries >= FREE_TRIES) return failure;
      await sleep(firstPauseMs * tries, undefined, { signal });
    }
  }

  /** The picture is at an address that somebody else named, without our key. */
  async function download(url: string, usd: number, asked: Asked, signal: AbortSignal): Promise<AiResult<MadeImage>> {
    for (let tries = 1; ; tries++) {
      try {
        const { bytes } = await fetchPicture(url, signal);
        const mimeType = sniffImage(bytes);
        if (mimeType) return { ok: true, value: { bytes, mimeType }, model: asked.model, priceUsd: usd };
        return fail("no_image", null, asked, { billed: "yes", priceUsd: usd });
      } catch (error) {
        if (!(error instanceof FetchError)) throw error;
        if (!error.isTransient || tries >= FREE_TRIES) {
          return fail("no_image", error.message, asked, { billed: "yes", priceUsd: usd });
        }
      }
      await sleep(firstPauseMs * tries, undefined, { signal });
    }
  }

  /** Only a job that has not begun can be stopped. Whether it could makes no difference to us. */
  async function cancel({ cancelUrl }: FalTicket, key: string) {
    await ask(cancelUrl, { method: "PUT" }, key, ASK_SECONDS, AbortSignal.timeout(ASK_SECONDS * 1_000)).catch(() => {});
  }

  return {
    isTrainedModel: true,

    async generateImage(request, key, signal, keepTicket) {
      const asked = { key, model: request.model.id };
      const usd = request.estimateUsd ?? 0;
      const { path, body } = falRequest(request);
      const headers = { "content-type": "application/json", ...ONCE };
      const post = { method: "POST", headers, body: JSON.stringify(body) } as const;
      const sent = await ask(`${queue.replace(/\/+$/, "")}/${path}`, post, key, SUBMIT_SECONDS, signal);
      if (sent.kind !== "answer") return explainSilence(sent.kind, asked);
      if (sent.status < 200 || sent.status > 202) return explainFalError(sent, asked, "job");
      const ticket = readTicket(sent.body, queue, { model: request.model.id, usd });
      if (!ticket) return fail("unknown", null, asked, { billed: "unknown" });
      await keepTicket?.(ticket);
      return follow(ticket, key, signal);
    },

    async resumeImage(kept, key, signal) {
      const ticket = falTicket.safeParse(kept).data;
      if (ticket && isOnQueue(ticket, queue)) return follow(ticket, key, signal);
      return fail("job_lost", null, { key, model: null }, { billed: "unknown" });
    },

    /** Prices are told only to somebody with a key, and cost nothing. */
    async checkKey(key, signal) {
      const ids = FAL_MODELS.map(({ id }) => `endpoint_id=${encodeURIComponent(id)}`).join("&");
      const asked = { key, model: null };
      const sent = await ask(`${api.replace(/\/+$/, "")}/models/pricing?${ids}`, {}, key, ASK_SECONDS, signal);
      if (sent.kind !== "answer") return explainSilence(sent.kind, asked);
      if (sent.status === 200) return { ok: true, value: null, model: null, priceUsd: 0 };
      const failure = explainFalError(sent, asked, "job");
      // One of the models may be gone: that is not the key's fault.
      return failure.code === "model_gone" ? { ok: true, value: null, model: null, priceUsd: 0 } : failure;
    },
  };
}

const isEnded = (sent: Sent) =>
  sent.kind === "answer" && sent.status === 200 && parseJson(falStatus, sent.body)?.status === "COMPLETED";

/** The service does not know the job, or not us. Everything else may pass. */
const isFinal = (sent: Sent): sent is Extract<Sent, { kind: "answer" }> =>
  sent.kind === "answer" && [401, 403, 404, 410].includes(sent.status);
