import type { ServiceId } from "../../shared/ai-services/services.ts";
import type { Billed } from "../../shared/contracts/ai-services.ts";
import type { AiFailure, AiResult } from "../adapters/ai/port.ts";

const MAX_TRIES = 3;
/** The user is waiting at the screen: after this long we return an error instead of waiting on. */
const MAX_WAIT_MS = 25_000;
const FIRST_PAUSE_MS = 1_000;
const MAX_JITTER_MS = 500;

export type Wait = (ms: number, signal?: AbortSignal) => Promise<unknown>;

const ABORTED: AiFailure = {
  ok: false,
  code: "timeout",
  words: null,
  model: null,
  mayRetry: false,
  billed: "unknown",
};

/** One call to the service, to be recorded. */
export type AiCall = {
  service: ServiceId;
  model: string | null;
  outcome: "succeeded" | "refused" | "failed" | "interrupted";
  billed: Billed;
  /** Certain. */
  priceUsd: number;
  /** May have been billed on top of that. */
  possibleUsd: number;
  startedAt: Date;
  durationMs: number;
};

/** `mostUsd` is what a call costs at most, when nobody knows afterwards whether it was billed. */
type Options = { service: ServiceId; mostUsd: number; wait: Wait; signal?: AbortSignal };

/**
 * Calls the service, and retries only when it provably did not accept the call. Every attempt is recorded as a call of
 * its own. When `signal` is aborted the result is a failure.
 */
export async function callProvider<T>(
  call: (signal: AbortSignal) => Promise<AiResult<T>>,
  { service, mostUsd, wait, signal = new AbortController().signal }: Options,
): Promise<{ result: AiResult<T>; calls: AiCall[] }> {
  const calls: AiCall[] = [];
  if (signal.aborted) return { result: { ...ABORTED, billed: "no" }, calls };
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    const startedAt = new Date();
    const began = performance.now();
    const result = await call(signal).catch((error: unknown): AiResult<T> => {
      if (!signal.aborted) throw error;
      return ABORTED;
    });
    const durationMs = Math.round(performance.now() - began);
    calls.push({ service, model: result.model, ...bookingOf(result, mostUsd), startedAt, durationMs });
    if (result.ok || !result.mayRetry || calls.length >= MAX_TRIES) return { result, calls };
    const delay = (result.retryAfterMs ?? pause) + Math.random() * MAX_JITTER_MS;
    if (delay > MAX_WAIT_MS) return { result, calls };
    await wait(delay, signal).catch(() => {});
    if (signal.aborted) return { result, calls };
  }
}

function bookingOf(
  result: AiResult<unknown>,
  mostUsd: number,
): Pick<AiCall, "outcome" | "billed" | "priceUsd" | "possibleUsd"> {
  if (result.ok) {
    const { priceUsd, mostUsd: possibleUsd = 0 } = result;
    const billed = possibleUsd > 0 ? "unknown" : priceUsd > 0 ? "yes" : "no";
    return { outcome: "succeeded", billed, priceUsd, possibleUsd };
  }
  const { billed, priceUsd = 0 } = result;
  const possibleUsd = billed === "unknown" ? Math.min(result.mostUsd ?? mostUsd, mostUsd) : 0;
  return { outcome: outcomeOf(result), billed, priceUsd, possibleUsd };
}

function outcomeOf({ code }: AiFailure): AiCall["outcome"] {
  if (code === "refused" || code === "no_image") return "refused";
  // The service may have accepted the call, but did not answer.
  return code === "timeout" ? "interrupted" : "failed";
}
