import { expect, test } from "vitest";
import type { FileType } from "../../../../shared/platform-presets.ts";
import { fitBytes, LOWEST_QUALITY } from "./fit-bytes.ts";

/** Sizes that grow with the quality, as a real encoder's do. */
function fakeEncoder(pngBytes: number, jpegBytes: (quality: number) => number) {
  const asked: [FileType, number | null][] = [];
  const encode = async (type: FileType, quality: number | null) => {
    asked.push([type, quality]);
    return new Blob([new Uint8Array(quality === null ? pngBytes : Math.round(jpegBytes(quality)))]);
  };
  return { encode, asked };
}
const BOTH = ["png", "jpeg"] as const;

test("a file without loss is taken when it fits, and nothing else is tried", async () => {
  const { encode, asked } = fakeEncoder(900, () => 100);
  expect(await fitBytes(encode, { types: BOTH, maxBytes: 900 })).toMatchObject({ type: "png", quality: null });
  expect(asked).toHaveLength(1);
});

test("otherwise the quality is the best that fits, to within a step", async () => {
  const { encode, asked } = fakeEncoder(5_000, (quality) => 1_000 * quality ** 2);
  const found = await fitBytes(encode, { types: BOTH, maxBytes: 600 });
  // 600 = 1000 q², so q is 0.775.
  expect(found).toMatchObject({ fits: true, type: "jpeg" });
  const quality = found.fits ? found.quality : 0;
  expect(quality).toBeLessThanOrEqual(0.775);
  expect(quality).toBeGreaterThan(0.74);
  expect(found.fits && found.file.size).toBeLessThanOrEqual(600);
  expect(asked.length).toBeLessThanOrEqual(7);
});

test("what does not fit in the lowest quality is said, with its size", async () => {
  const { encode } = fakeEncoder(5_000, (quality) => 4_000 * quality);
  const wish = { types: BOTH, maxBytes: 1_000 };
  expect(await fitBytes(encode, wish)).toEqual({ fits: false, bytes: 2_000, quality: LOWEST_QUALITY });
  expect(await fitBytes(encode, { ...wish, isAdvice: true })).toMatchObject({ fits: true, quality: LOWEST_QUALITY });
});

test("without a limit, and of one type alone", async () => {
  const { encode } = fakeEncoder(5_000, () => 100);
  expect(await fitBytes(encode, { types: ["webp"], maxBytes: null })).toMatchObject({ type: "webp", quality: 0.95 });
  expect(await fitBytes(encode, { types: ["png"], maxBytes: 100 })).toMatchObject({ fits: false });
});
