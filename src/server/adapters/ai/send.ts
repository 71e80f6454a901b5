const MAX_ANSWER = 50 * 1024 * 1024;

export type SendTiming = {
  /** Until the answer begins. */
  firstByteMs: number;
  /** Between two pieces of it. */
  idleMs: number;
  totalMs: number;
};

export type Sent =
  | { kind: "answer"; status: number; retryAfter: string | null; body: string }
  /** No connection was made, so the service has not seen the request. */
  | { kind: "not_sent" }
  /** The connection broke after the request was, or may have been, written. */
  | { kind: "cut" }
  | { kind: "timeout" }
  | { kind: "too_large" };

const BEFORE_WRITING = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** One request, one whole answer or the reason why there is none. Throws only when the caller's signal is aborted. */
export async function send(
  url: string,
  init: { method: "GET" | "POST"; headers: Record<string, string>; body?: string },
  timing: SendTiming,
  signal: AbortSignal,
): Promise<Sent> {
  const clock = new AbortController();
  const expire = () => clock.abort();
  const total = setTimeout(expire, timing.totalMs);
  let idle = setTimeout(expire, timing.firstByteMs);
  const heard = () => {
    clearTimeout(idle);
    idle = setTimeout(expire, timing.idleMs);
  };
  try {
    // Never follows a redirect: the key would be sent along.
    const answer = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.any([signal, clock.signal]) });
    heard();
    const body = await readBody(answer, heard);
    if (body === null) return { kind: "too_large" };
    return { kind: "answer", status: answer.status, retryAfter: answer.headers.get("retry-after"), body };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (clock.signal.aborted) return { kind: "timeout" };
    return { kind: codesOf(error).some((code) => BEFORE_WRITING.has(code)) ? "not_sent" : "cut" };
  } finally {
    clearTimeout(total);
    clearTimeout(idle);
  }
}

async function readBody(answer: Response, heard: () => void): Promise<string | null> {
  if (!answer.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body) {
    heard();
    size += chunk.byteLength;
    // Leaving the loop cancels the stream, and with it the connection.
    if (size > MAX_ANSWER) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** The codes of an error and of what caused it; a host with several addresses fails with one error for each. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const code = "code" in error && typeof error.code === "string" ? [error.code] : [];
  const parts = error instanceof AggregateError ? error.errors.flatMap(codesOf) : [];
  return [...code, ...parts, ...codesOf(error.cause)];
}
