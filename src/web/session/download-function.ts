import { AppError } from "../../shared/errors.ts";
import { postFunction } from "./post-function.ts";

type Options = {
  signal: AbortSignal;
  body?: Record<string, unknown>;
  onProgress?: (received: number, headers: Headers) => void;
};

/** This much is collected before it becomes a blob, which a browser may move to disk: memory use stays small. */
const PIECE_BYTES = 8 * 1024 * 1024;

/** Calls a function that answers with a file, and reports progress while it arrives. */
export async function downloadFunction(name: string, { signal, body, onProgress }: Options): Promise<Blob> {
  const answer = await postFunction(name, body, signal);
  if (!answer.body) throw new AppError("unavailable", "The server did not answer as expected. Please try again.");
  const pieces: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let [received, waitingBytes] = [0, 0];
  for (const reader = answer.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (value) {
      waiting.push(value);
      waitingBytes += value.byteLength;
      received += value.byteLength;
      onProgress?.(received, answer.headers);
    }
    if (done || waitingBytes > PIECE_BYTES) {
      pieces.push(new Blob(waiting));
      [waiting, waitingBytes] = [[], 0];
    }
    if (done) return new Blob(pieces, { type: answer.headers.get("content-type") ?? "" });
  }
}
