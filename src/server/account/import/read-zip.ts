import { type FileHandle, open } from "node:fs/promises";
import { promisify } from "node:util";
import { crc32, inflateRaw } from "node:zlib";

type Place = { method: number; crc: number; packed: number; unpacked: number; offset: number };
export type OpenZip = { names: string[]; read: (name: string) => Promise<Buffer | null>; close: () => Promise<void> };

const inflate = promisify(inflateRaw);
const MOST_32 = 0xffff_ffff;
const END = 22;
const LONGEST_COMMENT = 0xffff;
/** No list and no picture of an export comes near it. */
const LARGEST_ENTRY = 512 * 1024 * 1024;

/** A zip on disk, read entry by entry, so that its size does not matter. Also one that was packed anew by hand. */
export async function openZip(path: string): Promise<OpenZip> {
  const file = await open(path);
  try {
    const places = await readDirectory(file);
    return {
      names: [...places.keys()],
      async read(name) {
        const place = places.get(name);
        return place ? readEntry(file, name, place) : null;
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readDirectory(file: FileHandle): Promise<Map<string, Place>> {
  const { size } = await file.stat();
  const tail = await readAt(file, Math.max(0, size - END - LONGEST_COMMENT), Math.min(size, END + LONGEST_COMMENT));
  const end = tail.lastIndexOf("PK\x05\x06", undefined, "latin1");
  if (end < 0) throw new Error("This is not a zip file, or it was cut short.");
  let [length, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  const large = tail.lastIndexOf("PK\x06\x07", end, "latin1");
  if (large >= 0) {
    const record = await readAt(file, Number(tail.readBigUInt64LE(large + 8)), 56);
    [length, start] = [Number(record.readBigUInt64LE(40)), Number(record.readBigUInt64LE(48))];
  }
  const directory = await readAt(file, start, length);
  const places = new Map<string, Place>();
  for (let at = 0; at + 46 <= directory.length; ) {
    const [nameLength, extraLength] = [directory.readUInt16LE(at + 28), directory.readUInt16LE(at + 30)];
    const name = directory.toString("utf8", at + 46, at + 46 + nameLength);
    const offset = directory.readUInt32LE(at + 42);
    places.set(name, {
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      // Ours keeps nothing but a far offset in the extra field.
      offset: offset === MOST_32 ? Number(directory.readBigUInt64LE(at + 46 + nameLength + 4)) : offset,
    });
    at += 46 + nameLength + extraLength + directory.readUInt16LE(at + 32);
  }
  return places;
}

async function readEntry(file: FileHandle, name: string, place: Place): Promise<Buffer> {
  if (place.packed > LARGEST_ENTRY || place.unpacked > LARGEST_ENTRY) throw new Error(`${name} is too large.`);
  const header = await readAt(file, place.offset, 30);
  const start = place.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = await readAt(file, start, place.packed);
  const bytes = place.method === 0 ? packed : await inflate(packed, { maxOutputLength: LARGEST_ENTRY });
  if (crc32(bytes) !== place.crc) throw new Error(`${name} is damaged.`);
  return bytes;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new Error("The zip file was cut short.");
  return buffer;
}
