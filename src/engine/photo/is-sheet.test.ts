import { expect, test } from "vitest";
import { isSheet } from "./is-sheet.ts";

const SIDE = 40;

/** A picture of one grey for each place. */
function picture(greyAt: (x: number, y: number) => number) {
  const rgba = new Uint8Array(SIDE * SIDE * 4).fill(255);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) rgba.fill(greyAt(x, y), (y * SIDE + x) * 4, (y * SIDE + x) * 4 + 3);
  return { width: SIDE, height: SIDE, rgba };
}

test("a screenshot has things all over a flat ground", () => {
  const isThing = (x: number, y: number) => (x < 6 && y % 4 === 0) || (x > 20 && x < 34 && y > 10 && y < 14);
  expect(isSheet(picture((x, y) => (isThing(x, y) ? 40 : 246)))).toBe(true);
});

test("one thing on a plain ground and a photograph are no sheets", () => {
  const isBottle = (x: number, y: number) => x > 14 && x < 26 && y > 4 && y < 36;
  expect(isSheet(picture((x, y) => (isBottle(x, y) ? 90 : 255)))).toBe(false);
  expect(isSheet(picture((x, y) => (x * 6 + y * 3) % 256))).toBe(false);
  expect(isSheet(picture(() => 255))).toBe(false);
});
