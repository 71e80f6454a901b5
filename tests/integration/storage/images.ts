import { deflateSync } from "node:zlib";
import sharp from "sharp";

/** A picture of noise: it cannot be compressed, so its file size depends only on its dimensions. */
export function noise(width: number, height: number, seed = 1) {
  const pixels = Buffer.alloc(width * height * 3);
  let state = seed;
  for (let i = 0; i < pixels.length; i++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[i] = state >> 16;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const png = (width = 40, height = 30, seed = 1) => noise(width, height, seed).png().toBuffer();
export const jpeg = (width = 40, height = 30) => noise(width, height).jpeg().toBuffer();
export const webp = (width = 40, height = 30) => noise(width, height).webp().toBuffer();

/** An animation of plain colours: many pixels, few bytes. */
export async function animation(frames: number, width: number, height: number): Promise<Buffer> {
  const plain = (background: { r: number; g: number; b: number }) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png({ compressionLevel: 1 })
      .toBuffer();
  const pages = await Promise.all(Array.from({ length: frames }, (_, i) => plain({ r: i * 40, g: 0, b: 0 })));
  return sharp(pages, { join: { animated: true } })
    .webp({ effort: 0, lossless: true })
    .toBuffer();
}

/** A file of a few bytes whose header claims more pixels than anyone should decode. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1024))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
