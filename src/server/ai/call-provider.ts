import type { AiFailure, AiResult } from "../adapters/ai/port.ts";

const MAX_TRIES = 3;
/** The user is waiting at the screen: after this long we return an error instead of waiting on. */
const MAX_WAIT_MS = 25_000;
const FIRST_PAUSE_MS = 1_000;
const MAX_JITTER_MS = 500;

export type Wait = (ms: number, signal?: AbortSignal) => Promise<unknown>;

const ABORTED: AiFailure = { ok: false, code: "timeout", words: null, model: null, mayRetry: false };

/** One call to the service, to be recorded. */
export type AiCall = {
  model: string | null;
  outcome: "succeeded" | "refused" | "failed" | "interrupted";
  priceUsd: number;
  startedAt: Date;
  durationMs: number;
};

/**
 * Calls the service, and retries only when it provably did not accept the call. Every attempt is recorded as a call of
 * its own. When `signal` is aborted the result is a failure.
 */
export async function callProvider<T>(
  call: (signal: AbortSignal) => Promise<AiResult<T>>,
  { wait, signal = new AbortController().signal }: { wait: Wait; signal?: AbortSignal },
): Promise<{ result: AiResult<T>; calls: AiCall[] }> {
  const calls: AiCall[] = [];
  if (signal.aborted) return { result: ABORTED, calls };
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    const result = await recorded(calls, signal, call);
    if (result.ok || !result.mayRetry || calls.length >= MAX_TRIES) return { result, calls };
    const delay = (result.retryAfterMs ?? pause) + Math.random() * MAX_JITTER_MS;
    if (delay > MAX_WAIT_MS) return { result, calls };
    await wait(delay, signal).catch(() => {});
    if (signal.aborted) return { result, calls };
  }
}

async function recorded<T>(
  calls: AiCall[],
  signal: AbortSignal,
  call: (signal: AbortSignal) => Promise<AiResult<T>>,
): Promise<AiResult<T>> {
  const startedAt = new Date();
  const began = performance.now();
  const result = await call(signal).catch((error: unknown): AiResult<T> => {
    if (!signal.aborted) throw error;
    return ABORTED;
  });
  calls.push({
    model: result.model,
    outcome: outcomeOf(result),
    priceUsd: result.ok ? result.priceUsd : 0,
    startedAt,
    durationMs: Math.round(performance.now() - began),
  });
  return result;
}

function outcomeOf(result: AiResult<unknown>): AiCall["outcome"] {
  if (result.ok) return "succeeded";
  if (result.code === "refused" || result.code === "no_image") return "refused";
  // The service may have accepted the call, but did not answer.
  return result.code === "timeout" ? "interrupted" : "failed";
}
