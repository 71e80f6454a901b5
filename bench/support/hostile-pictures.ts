import { deflateSync } from "node:zlib";
import sharp from "sharp";

/** A PNG of one colour, so a few kilobytes whatever its size. Type 0 is grey, 6 is RGBA. */
export function plainPng(width: number, height: number, { type = 0, depth = 8, interlaced = false } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, type, 0, 0, interlaced ? 1 : 0], 8);
  const line = Math.ceil((width * (type === 6 ? 4 : 1) * depth) / 8) + 1;
  const pixels = Buffer.alloc(line * height * (interlaced ? 2 : 1));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(pixels)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(checksum(body), 4 + body.length);
  return frame;
}

function checksum(bytes: Buffer): number {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ -1) >>> 0;
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#80808080" } });

export const wideWebp = () => plain(16_000, 2_400).webp({ lossless: true, effort: 0 }).toBuffer();
export const progressiveJpeg = () => plain(6_300, 6_300).jpeg({ progressive: true }).toBuffer();
export const film = async () => {
  const frame = await plain(1_000, 1_000).png().toBuffer();
  return sharp(
    Array.from({ length: 39 }, () => frame),
    { join: { animated: true } },
  )
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
};
