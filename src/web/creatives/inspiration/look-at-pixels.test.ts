import { expect, test } from "vitest";
import { mainColors } from "./look-at-pixels.ts";

const pixels = (...colors: readonly (readonly [number, number, number, number])[]) => colors.flat();

test("the most common colour comes first, and nearly the same colours are one", () => {
  const [red, nearlyRed, blue] = [
    [200, 20, 20, 255],
    [205, 24, 22, 255],
    [10, 10, 200, 255],
  ] as const;
  expect(mainColors(pixels(blue, red, red, nearlyRed))).toEqual([expect.stringMatching(/^#ca151[45]$/), "#0a0ac8"]);
});

test("what is transparent has no colour", () => {
  expect(mainColors(pixels([200, 20, 20, 0]))).toEqual([]);
});
