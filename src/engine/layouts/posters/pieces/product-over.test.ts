import { expect, test } from "vitest";
import { box } from "../../../scene/box.ts";
import type { PhotoPixels } from "../../../scene/photo-pixels.ts";
import { isReadBehind, standingBefore } from "./product-over.ts";

/** A picture that is solid in its middle half and clear on both sides. */
function pillar(): PhotoPixels {
  const [width, height] = [40, 80];
  const rgba = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    const x = at % width;
    rgba[at * 4 + 3] = x >= 10 && x < 30 ? 255 : 0;
  }
  return { width, height, isTransparent: true, small: { width, height, rgba } };
}

test("a word is read behind a thing that stands before its lower part, not behind one that hides a letter", () => {
  const word = box(0, 0, 400, 100);
  expect(isReadBehind(pillar(), box(100, 60, 100, 200), word, 4)).toBe(true);
  expect(isReadBehind(pillar(), box(50, -50, 200, 400), word, 4)).toBe(false);
});

test("what is cut out stands on its ground, as large as leaves the word readable", () => {
  const word = { box: box(0, 0, 400, 100), letters: 4 };
  const placed = standingBefore(pillar(), box(0, 10, 400, 290), word, [0.5]);
  expect(placed.y + placed.height).toBeCloseTo(300);
  expect(isReadBehind(pillar(), placed, word.box, word.letters)).toBe(true);
  expect(placed.height).toBeGreaterThan(200);
});
