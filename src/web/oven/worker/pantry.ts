import { OvenError } from "../oven-error.ts";

const OFFLINE = "Something to paint with could not be fetched. Check your connection and try again.";

export type Pantry = {
  /** Fetches a file. Its size, where it is known, makes the progress exact. */
  fetch(address: string, size?: number): Promise<Uint8Array<ArrayBuffer>>;
  text(address: string, size?: number): Promise<string>;
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
    const { body } = await ask(address);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = body.getReader();
    for (let chunk = await read(reader); chunk; chunk = await read(reader)) {
      chunks.push(chunk);
      count(chunk.length, size !== undefined);
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
  }

  return {
    fetch: fetchBytes,
    text: async (address, size) => new TextDecoder().decode(await fetchBytes(address, size)),
  };
}

async function ask(address: string) {
  const answer = await fetch(address).catch((cause: unknown) => {
    throw new OvenError("offline", OFFLINE, { cause });
  });
  const { body } = answer;
  if (!answer.ok || !body) throw new OvenError("offline", OFFLINE, { cause: `${answer.status} ${address}` });
  return { body };
}

async function read(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>) {
  const { value } = await reader.read().catch((cause: unknown) => {
    throw new OvenError("offline", OFFLINE, { cause });
  });
  return value;
}
