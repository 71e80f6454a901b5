import { makeZip } from "client-zip";

/** Pictures are passed whole, lists in pieces. */
export type ZipEntry = {
  name: string;
  at: Date;
  content: Uint8Array | AsyncIterable<string> | Iterable<string>;
};

/** Small enough that no other request waits for a checksum, and that a slow connection takes one every few seconds. */
const PIECE_BYTES = 64 * 1024;

/**
 * A zip as a stream: only one picture and the list of names are in memory, whatever the size, and nothing is read
 * before the reader pulls it.
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let files = 0;
  async function* inputs() {
    for await (const { name, at, content } of entries) {
      files += 1;
      yield { name, lastModified: at, input: inPieces(content) };
    }
  }
  // The end record is last; in a large archive, the Zip64 one precedes it.
  let previous: Uint8Array | undefined;
  let last: Uint8Array | undefined;
  for await (const chunk of makeZip(inputs())) {
    if (previous) yield previous;
    [previous, last] = [last, chunk];
  }
  if (previous) yield previous;
  if (last && files >= MOST_16 && !(previous && isLargeEnd(previous))) yield largeEndOf(last, files);
  if (last) yield last;
}

async function* inPieces(content: ZipEntry["content"]): AsyncGenerator<Uint8Array> {
  for await (const part of content instanceof Uint8Array ? [content] : content) {
    const bytes = typeof part === "string" ? Buffer.from(part) : part;
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
  }
}

const MOST_16 = 0xffff;
const LARGE_END = 0x06064b50;
const LARGE_END_PLACE = 0x07064b50;
const VERSION = 45;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const isLargeEnd = (chunk: Uint8Array) => chunk.length === 76 && viewOf(chunk).getUint32(0, true) === LARGE_END;

/**
 * client-zip writes the Zip64 end record only past 4 GB. The ordinary end record counts files in 16 bits, so from
 * 65,535 files on it is needed too, or readers miss the rest.
 */
function largeEndOf(end: Uint8Array, files: number): Uint8Array {
  const [directorySize, directoryStart] = [viewOf(end).getUint32(12, true), viewOf(end).getUint32(16, true)];
  const made = Buffer.alloc(76);
  made.writeUInt32LE(LARGE_END, 0);
  made.writeBigUInt64LE(44n, 4);
  made.writeUInt16LE(VERSION, 12);
  made.writeUInt16LE(VERSION, 14);
  made.writeBigUInt64LE(BigInt(files), 24);
  made.writeBigUInt64LE(BigInt(files), 32);
  made.writeBigUInt64LE(BigInt(directorySize), 40);
  made.writeBigUInt64LE(BigInt(directoryStart), 48);
  made.writeUInt32LE(LARGE_END_PLACE, 56);
  made.writeBigUInt64LE(BigInt(directoryStart + directorySize), 64);
  made.writeUInt32LE(1, 72);
  return made;
}
