import type { Context } from "hono";
import type { Asker, FairShare } from "./fair-share.ts";

/** Smaller bodies are read without waiting: a thousand of them take less memory than three pictures. */
const SMALL = 64 * 1024;
/** Enough for a picture over a slow connection. A client that sends one byte a second loses its place after this. */
const MAX_READING_MS = 90_000;

/** Why a body was refused. Each gateway reports it in its own protocol's format. */
export class BodyError extends Error {
  override readonly name = "BodyError";
  readonly reason: "too large" | "broken off" | "too slow";

  constructor(reason: BodyError["reason"], cause?: unknown) {
    super(`the body was ${reason}`, { cause });
    this.reason = reason;
  }
}

/**
 * Reads a request's body, never more than `max` bytes of it. A large one, or one of undeclared length, waits for its
 * turn first; meanwhile it stays in the sender's memory, not in ours.
 */
export async function receiveBody(
  c: Context,
  asker: Asker,
  places: FairShare,
  max: number,
): Promise<Buffer<ArrayBuffer>> {
  const announced = c.req.header("content-length");
  if (announced && Number(announced) > max) throw new BodyError("too large");
  if (announced && Number(announced) <= SMALL) return readSmall(c, Number(announced));
  if (!c.req.raw.body) return Buffer.alloc(0);
  const leave = await places.enter(asker);
  try {
    const body = await readWithin(c.req.raw.body, max);
    if (announced && Number(announced) !== body.length) throw new BodyError("broken off");
    return body;
  } finally {
    leave();
  }
}

async function readSmall(c: Context, announced: number): Promise<Buffer<ArrayBuffer>> {
  const body = await c.req.arrayBuffer().catch((cause: unknown) => {
    throw new BodyError("broken off", cause);
  });
  if (body.byteLength !== announced) throw new BodyError("broken off");
  return Buffer.from(body);
}

async function readWithin(stream: ReadableStream<Uint8Array>, max: number): Promise<Buffer<ArrayBuffer>> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isTooSlow = false;
  const late = setTimeout(() => {
    isTooSlow = true;
    void reader.cancel().catch(() => {});
  }, MAX_READING_MS);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (isTooSlow) throw new BodyError("too slow");
      if (done) return Buffer.concat(chunks);
      size += value.byteLength;
      if (size > max) throw new BodyError("too large");
      chunks.push(value);
    }
  } catch (error) {
    throw error instanceof BodyError ? error : new BodyError("broken off", error);
  } finally {
    clearTimeout(late);
    void reader.cancel().catch(() => {});
  }
}
