import { Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

/** Pictures come whole and are stored as they are, being packed already; text comes in pieces and is deflated. */
export type ZipEntry = { name: string; at: Date } & (
  | { bytes: Uint8Array }
  | { pieces: AsyncIterable<string> | Iterable<string> }
);

type Listed = { header: Buffer; name: Buffer; offset: number };

const UTF8_NAMES = 0x0800;
/** Checksum and sizes stand behind the content, because they are not known before. */
const SIZES_FOLLOW = 0x0008;
const [STORED, DEFLATED] = [0, 8];
const [PLAIN, ZIP64] = [20, 45];
const MADE_ON_UNIX = 3 << 8;
const ORDINARY_FILE = 0o100644 << 16;
const MOST_32 = 0xffff_ffff;
const MOST_16 = 0xffff;

/**
 * A zip as a stream: nothing but one picture and the list of names is held in memory, whatever the size. Past 4 GB or
 * 65,535 files it becomes a Zip64 archive.
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const listed: Listed[] = [];
  let offset = 0;
  function* out(...chunks: Uint8Array[]) {
    for (const chunk of chunks) {
      offset += chunk.byteLength;
      yield chunk;
    }
  }

  for await (const entry of entries) {
    const name = Buffer.from(entry.name);
    const start = offset;
    if ("bytes" in entry) {
      const { bytes } = entry;
      const header = fields(entry.at, STORED, UTF8_NAMES, [crc32(bytes), bytes.length, bytes.length], name);
      listed.push({ header, name, offset: start });
      yield* out(numbers([4, 0x04034b50]), header, name, bytes);
      continue;
    }
    const flags = UTF8_NAMES | SIZES_FOLLOW;
    yield* out(numbers([4, 0x04034b50]), fields(entry.at, DEFLATED, flags, [0, 0, 0], name), name);
    const packed = deflate(entry.pieces);
    let packedSize = 0;
    for await (const chunk of packed.chunks) {
      packedSize += chunk.byteLength;
      yield* out(chunk);
    }
    const sizes: Sizes = [packed.measured.crc, packedSize, packed.measured.size];
    yield* out(numbers([4, 0x08074b50], [4, sizes[0]], [4, sizes[1]], [4, sizes[2]]));
    listed.push({ header: fields(entry.at, DEFLATED, flags, sizes, name), name, offset: start });
  }

  const directoryStart = offset;
  for (const entry of listed) yield* out(...directoryEntry(entry));
  yield* out(directoryEnd(listed.length, directoryStart, offset - directoryStart));
}

type Sizes = [crc: number, packed: number, unpacked: number];

/** What local header and directory have in common, from "version needed" to "length of the extra field". */
function fields(at: Date, method: number, flags: number, [crc, packed, unpacked]: Sizes, name: Buffer): Buffer {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = (Math.max(0, at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return numbers(
    [2, PLAIN],
    [2, flags],
    [2, method],
    [2, time],
    [2, date],
    [4, crc],
    [4, packed],
    [4, unpacked],
    [2, name.length],
    [2, 0],
  );
}

function directoryEntry({ header, name, offset }: Listed): Buffer[] {
  const isFar = offset >= MOST_32;
  const extra = isFar ? numbers([2, 0x0001], [2, 8], [8, offset]) : Buffer.alloc(0);
  const described = Buffer.from(header);
  if (isFar) described.writeUInt16LE(ZIP64, 0);
  described.writeUInt16LE(extra.length, described.length - 2);
  const rest = numbers([2, 0], [2, 0], [2, 0], [4, ORDINARY_FILE >>> 0], [4, Math.min(offset, MOST_32)]);
  return [numbers([4, 0x02014b50], [2, MADE_ON_UNIX | ZIP64]), described, rest, name, extra];
}

function directoryEnd(count: number, start: number, size: number): Buffer {
  const isLarge = count >= MOST_16 || start + size >= MOST_32;
  const large = [
    numbers([4, 0x06064b50], [8, 44], [2, MADE_ON_UNIX | ZIP64], [2, ZIP64], [4, 0], [4, 0]),
    numbers([8, count], [8, count], [8, size], [8, start]),
    numbers([4, 0x07064b50], [4, 0], [8, start + size], [4, 1]),
  ];
  const shown = Math.min(count, MOST_16);
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, shown], [2, shown]);
  const place = numbers([4, Math.min(size, MOST_32)], [4, Math.min(start, MOST_32)], [2, 0]);
  return Buffer.concat([...(isLarge ? large : []), end, place]);
}

function deflate(pieces: AsyncIterable<string> | Iterable<string>) {
  const measured = { crc: 0, size: 0 };
  const source = Readable.from(
    (async function* () {
      for await (const piece of pieces) {
        const bytes = Buffer.from(piece);
        measured.crc = crc32(bytes, measured.crc);
        measured.size += bytes.length;
        yield bytes;
      }
    })(),
  );
  const deflater = createDeflateRaw();
  source.on("error", (error) => deflater.destroy(error));
  return { measured, chunks: source.pipe(deflater) as AsyncIterable<Buffer> };
}

/** Whole numbers one after the other, each in so many bytes, the low ones first. */
function numbers(...values: [bytes: 2 | 4 | 8, value: number][]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of values) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at);
    else buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}
