import type { Readable, Writable } from "node:stream";

/** Two lengths, then a small part and a large one: what is to be done, and the bytes it is done to. */
export type Frame = { head: Buffer; body: Buffer };

const LENGTHS = 8;

/** The large part is written as it is, without a copy and without holding up anything else. */
export function writeFrame(stream: Writable, head: Uint8Array, body: Uint8Array = new Uint8Array()): void {
  const lengths = Buffer.alloc(LENGTHS);
  lengths.writeUInt32LE(head.byteLength, 0);
  lengths.writeUInt32LE(body.byteLength, 4);
  stream.cork();
  for (const part of [lengths, head, body]) if (part.byteLength > 0) stream.write(part);
  stream.uncork();
}

/** Calls back with every whole frame. The sender waits for the answer to one before it sends the next. */
export function readFrames(stream: Readable, onFrame: (frame: Frame) => void): void {
  let chunks: Buffer[] = [];
  let size = 0;
  let wanted = LENGTHS;
  stream.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    if (size < wanted) return;
    let all = chunks.length === 1 ? chunk : Buffer.concat(chunks);
    if (wanted === LENGTHS) wanted += all.readUInt32LE(0) + all.readUInt32LE(4);
    if (size >= wanted) {
      const headEnd = LENGTHS + all.readUInt32LE(0);
      onFrame({ head: all.subarray(LENGTHS, headEnd), body: all.subarray(headEnd, wanted) });
      all = all.subarray(wanted);
      wanted = LENGTHS;
    }
    chunks = all.length > 0 ? [all] : [];
    size = all.length;
  });
}
