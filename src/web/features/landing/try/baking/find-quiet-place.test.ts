import { expect, test } from "vitest";
import { findQuietPlace, type Pixels } from "./find-quiet-place.ts";

const WIDTH = 200;
const HEIGHT = 250;
const MARK = [40, 20] as const;

/** A grey, grainy sheet with stripes, as letters have them, in some boxes. */
function sheet(...written: { x: number; y: number; width: number; height: number }[]): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const isInk = written.some(
        (box) => x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height && (x >> 2) % 2,
      );
      data.fill(isInk ? 20 : 180 + ((x * 7 + y * 13) % 11), (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
    }
  return { data, width: WIDTH, height: HEIGHT };
}

test("a picture without words there has the mark in its top right corner", () => {
  expect(findQuietPlace(sheet({ x: 20, y: 80, width: 160, height: 90 }), ...MARK)).toEqual({ x: 160, y: 0 });
});

test("where words reach into that corner, the mark goes to the next one that is free", () => {
  const headline = { x: 0, y: 0, width: WIDTH, height: 60 };
  expect(findQuietPlace(sheet(headline), ...MARK)).toEqual({ x: 160, y: 230 });
  const price = { x: 150, y: 200, width: 50, height: 50 };
  expect(findQuietPlace(sheet(headline, price), ...MARK)).toEqual({ x: 0, y: 230 });
});

test("a picture that is full of words has no place for it", () => {
  expect(findQuietPlace(sheet({ x: 0, y: 0, width: WIDTH, height: HEIGHT }), ...MARK)).toBeNull();
});
