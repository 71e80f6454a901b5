const HEADER = 6;
const ENTRY = 16;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** The largest PNG inside an icon file; the bytes as they are when they are no such file, or hold none. */
export function pngInIco(bytes: Buffer): Buffer {
  if (bytes.length < HEADER || bytes.readUInt32LE(0) !== 0x00010000) return bytes;
  const count = Math.min(20, bytes.readUInt16LE(4));
  const inside = Array.from({ length: count }, (_, at) => HEADER + at * ENTRY)
    .filter((at) => at + ENTRY <= bytes.length)
    .map((at) => bytes.subarray(bytes.readUInt32LE(at + 12), bytes.readUInt32LE(at + 12) + bytes.readUInt32LE(at + 8)))
    .filter((file) => file.subarray(0, 4).equals(PNG));
  return inside.toSorted((one, other) => other.length - one.length)[0] ?? bytes;
}
