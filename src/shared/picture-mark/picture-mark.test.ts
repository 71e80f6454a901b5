import sharp from "sharp";
import { expect, test } from "vitest";
import { AI_ORIGIN_MARK } from "./ai-origin-mark.ts";
import { markJpeg } from "./mark-jpeg.ts";
import { markPng } from "./mark-png.ts";
import { markWebp } from "./mark-webp.ts";

const size = { width: 31, height: 17 };
const picture = (channels: 3 | 4 = 3) =>
  sharp({ create: { ...size, channels, background: { r: 200, g: 90, b: 20, alpha: 0.5 } } }).withExif({
    IFD0: { Artist: "Somebody" },
  });
const MARKS = {
  png: (bytes: Uint8Array, xmp: string | null) => markPng(bytes, xmp),
  jpeg: (bytes: Uint8Array, xmp: string | null) => markJpeg(bytes, xmp),
  webp: (bytes: Uint8Array, xmp: string | null) => markWebp(bytes, xmp, size),
};
const CASES = [
  ["png", {}],
  ["jpeg", {}],
  ["webp", {}],
  ["webp", { lossless: true }],
] as const;

test.each(CASES)(
  "a %s %j carries the mark, which another reader finds, and no other metadata",
  async (type, options) => {
    for (const channels of [3, 4] as const) {
      const bytes = await picture(channels).toFormat(type, options).toBuffer();
      const marked = await sharp(MARKS[type](bytes, AI_ORIGIN_MARK)).metadata();
      expect(marked.xmp?.toString()).toBe(AI_ORIGIN_MARK);
      expect(marked.exif).toBeUndefined();
    }
  },
);

test.each(CASES)("an unmarked %s %j has the same pixels and nothing else", async (type, options) => {
  for (const channels of [3, 4] as const) {
    const bytes = await picture(channels).toFormat(type, options).toBuffer();
    const bare = MARKS[type](bytes, null);
    const { exif, xmp, icc, width, height } = await sharp(bare).metadata();
    expect({ exif, xmp, icc, width, height }).toEqual({ ...size, exif: undefined, xmp: undefined, icc: undefined });
    const pixels = (from: Uint8Array) => sharp(from).raw().toBuffer();
    expect((await pixels(bare)).equals(await pixels(bytes))).toBe(true);
    expect((await pixels(MARKS[type](bytes, AI_ORIGIN_MARK))).equals(await pixels(bytes))).toBe(true);
  }
});
