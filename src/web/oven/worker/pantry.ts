import { OvenError } from "../oven-error.ts";

const OFFLINE = "Something to paint with could not be fetched. Check your connection and try again.";

export type Pantry = {
  /** Fetches a file. Its size, where it is known, makes the progress exact. */
  fetch(address: string, size?: number): Promise<Uint8Array<ArrayBuffer>>;
  text(address: string, size?: number): Promise<string>;
  /**
   * The answer itself, for what the browser compiles while it arrives, and can keep compiled. `arrived` rejects when the
   * connection breaks.
   */
  stream(address: string, size: number): Promise<{ answer: Response; arrived: Promise<void> }>;
};

/** Fetches by the piece; the browser keeps what it has fetched for good. Progress counts the bytes as they arrive. */
export function openPantry(onProgress: (share: number, bytes: number) => void): Pantry {
  let expected = 0;
  let received = 0;

  function count(bytes: number, isExpected: boolean) {
    received += bytes;
    if (!isExpected) expected += bytes;
    onProgress(expected === 0 ? 1 : received / expected, received);
  }

  async function fetchBytes(address: string, size?: number) {
    expected += size ?? 0;
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    for await (const chunk of chunksOf(await ask(address))) {
      chunks.push(chunk);
      count(chunk.length, size !== undefined);
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
  }

  async function countArriving(copy: Response) {
    for await (const { length } of chunksOf(copy)) count(length, true);
  }

  return {
    fetch: fetchBytes,
    async stream(address, size) {
      expected += size;
      const answer = await ask(address);
      const arrived = countArriving(answer.clone());
      // Whoever compiles it learns of a broken connection first.
      arrived.catch(() => {});
      return { answer, arrived };
    },
    text: async (address, size) => new TextDecoder().decode(await fetchBytes(address, size)),
  };
}

async function ask(address: string): Promise<Response> {
  const answer = await fetch(address).catch((cause: unknown) => {
    throw new OvenError("offline", OFFLINE, { cause });
  });
  if (!answer.ok || !answer.body) throw new OvenError("offline", OFFLINE, { cause: `${answer.status} ${address}` });
  return answer;
}

async function* chunksOf({ body }: Response) {
  const reader = body?.getReader();
  if (!reader) return;
  for (let chunk = await read(reader); chunk; chunk = await read(reader)) yield chunk;
}

async function read(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>) {
  const { value } = await reader.read().catch((cause: unknown) => {
    throw new OvenError("offline", OFFLINE, { cause });
  });
  return value;
}
