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
    const answer = await ask(address);
    // In one piece: there are dozens of small files, and to read each piece by piece costs more than to fetch it.
    const bytes = new Uint8Array(await answer.arrayBuffer().catch(offline));
    count(bytes.length, size !== undefined);
    return bytes;
  }

  async function countArriving({ body }: Response) {
    const reader = body?.getReader();
    const next = async () => (await reader?.read().catch(offline))?.value;
    for (let piece = await next(); piece; piece = await next()) count(piece.length, true);
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
  const answer = await fetch(address).catch(offline);
  if (!answer.ok) throw new OvenError("offline", OFFLINE, { cause: `${answer.status} ${address}` });
  return answer;
}

export function offline(cause: unknown): never {
  throw new OvenError("offline", OFFLINE, { cause });
}
