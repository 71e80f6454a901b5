import { Agent, type FormData, fetch, type Response } from "undici";
import { type TakenApart, takeApart } from "./take-apart.ts";

const MAX_TEXT_ANSWER = 1024 * 1024;
/** An answer that may hold a picture. */
export const MAX_PICTURE_ANSWER = 50 * 1024 * 1024;
const FIRST_ROOM = 64 * 1024;
const IDLE_MS = 30_000;
const TOTAL_MS = 180_000;

export type SendTiming = {
  /** Until the answer begins. */
  firstByteMs: number;
  /** Between two pieces of it. */
  idleMs: number;
  totalMs: number;
};

/** For an answer that may be silent this long before it begins. */
export const timingOf = (withinSeconds: number): SendTiming => ({
  firstByteMs: withinSeconds * 1_000,
  idleMs: IDLE_MS,
  totalMs: TOTAL_MS,
});

export type Sent =
  | ({ kind: "answer"; status: number; header: (name: string) => string | null; bytes: Buffer } & TakenApart)
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

/** Our own clock ends a request: a model that is being loaded is silent for longer than undici would wait. */
const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 10_000 } });

export type Request = {
  method: "GET" | "POST" | "PUT";
  headers: Record<string, string>;
  body?: string | FormData | undefined;
  /** Of the answer. Words need no more than a megabyte. */
  maxBytes?: number;
};

/** One request, one whole answer or the reason why there is none. Throws only when the caller's signal is aborted. */
export async function send(
  url: string,
  { method, headers, body, maxBytes = MAX_TEXT_ANSWER }: Request,
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
    const answer = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      dispatcher,
      redirect: "manual",
      signal: AbortSignal.any([signal, clock.signal]),
    });
    heard();
    const bytes = await readBody(answer, maxBytes, heard);
    const parts = bytes && (await takeApart(bytes, maxBytes === MAX_PICTURE_ANSWER));
    if (!parts) return { kind: "too_large" };
    const header = (name: string) => answer.headers.get(name);
    return { kind: "answer", status: answer.status, header, bytes, ...parts };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (clock.signal.aborted) return { kind: "timeout" };
    return { kind: codesOf(error).some((code) => BEFORE_WRITING.has(code)) ? "not_sent" : "cut" };
  } finally {
    clearTimeout(total);
    clearTimeout(idle);
  }
}

/** Memory that nothing was written to yet costs nothing, so a long answer gets as much as it may need at once. */
async function readBody(answer: Response, maxBytes: number, heard: () => void): Promise<Buffer | null> {
  if (!answer.body) return Buffer.alloc(0);
  let room: Buffer = Buffer.allocUnsafeSlow(FIRST_ROOM);
  let size = 0;
  for await (const chunk of answer.body) {
    heard();
    // Leaving the loop cancels the stream, and with it the connection.
    if (size + chunk.byteLength > maxBytes) return null;
    if (size + chunk.byteLength > room.length) {
      const larger = Buffer.allocUnsafeSlow(maxBytes);
      room.copy(larger, 0, 0, size);
      room = larger;
    }
    room.set(chunk, size);
    size += chunk.byteLength;
  }
  return room.subarray(0, size);
}

/** The codes of an error and of what caused it; a host with several addresses fails with one error for each. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const code = "code" in error && typeof error.code === "string" ? [error.code] : [];
  const parts = error instanceof AggregateError ? error.errors.flatMap(codesOf) : [];
  return [...code, ...parts, ...codesOf(error.cause)];
}
