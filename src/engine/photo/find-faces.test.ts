import { expect, test } from "vitest";
import type { PhotoPixels } from "../scene/photo-pixels.ts";
import { findFaces } from "./find-faces.ts";
import { lookOf } from "./look-at.ts";

const [COLUMNS, ROWS] = [160, 120];

/** A portrait in greys: hair, a face lit from above with brows, eyes, nose and mouth, and dark shoulders. */
function portrait({ x, y, size }: { x: number; y: number; size: number }): Float32Array {
  const greys = new Float32Array(COLUMNS * ROWS).fill(150);
  const oval = (atX: number, atY: number, width: number, height: number, grey: number) => {
    for (let row = 0; row < ROWS; row++)
      for (let column = 0; column < COLUMNS; column++) {
        const across = (column - x - atX * size) / (width * size);
        const down = (row - y - atY * size) / (height * size);
        const away = Math.hypot(across, down);
        const share = Math.min(1, Math.max(0, (1.15 - away) / 0.3));
        const place = row * COLUMNS + column;
        greys[place] = (greys[place] as number) * (1 - share) + grey * share;
      }
  };
  oval(0, 1.1, 0.9, 0.6, 60);
  oval(0, -0.1, 0.5, 0.62, 50);
  oval(0, 0.06, 0.4, 0.54, 200);
  for (const side of [-1, 1]) {
    oval(side * 0.18, -0.14, 0.13, 0.035, 70);
    oval(side * 0.18, -0.04, 0.1, 0.05, 90);
    oval(side * 0.18, -0.04, 0.045, 0.045, 30);
    oval(side * 0.07, 0.2, 0.04, 0.03, 110);
  }
  oval(0, 0.06, 0.05, 0.12, 225);
  oval(0, 0.34, 0.16, 0.05, 95);
  return greys;
}

test("a face is found where it is, and foliage, stripes and plain walls are none", () => {
  const [face, ...others] = findFaces(portrait({ x: 100, y: 55, size: 60 }), COLUMNS, ROWS);
  expect(others).toEqual([]);
  expect(Math.abs(((face?.x ?? 0) + (face?.width ?? 0) / 2) * COLUMNS - 100)).toBeLessThan(8);
  expect(Math.abs(((face?.y ?? 0) + (face?.height ?? 0) / 2) * ROWS - 58)).toBeLessThan(10);
  let state = 7;
  const noise = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state % 256;
  };
  for (const grey of [() => 128, noise, (at: number) => ((at % COLUMNS) % 12 < 6 ? 60 : 200)])
    expect(
      findFaces(
        Float32Array.from({ length: COLUMNS * ROWS }, (_, at) => grey(at)),
        COLUMNS,
        ROWS,
      ),
    ).toEqual([]);
});

test("the person is the subject, however busy the rest is, and words find no quiet place on the face", () => {
  const greys = portrait({ x: 45, y: 50, size: 60 });
  // A brick wall on the right has more edges than the person.
  for (let y = 0; y < ROWS; y++)
    for (let x = 95; x < COLUMNS; x++)
      greys[y * COLUMNS + x] = (Math.floor(x / 5) + Math.floor(y / 5)) % 2 === 0 ? 40 : 220;
  const rgba = new Uint8Array(greys.length * 4);
  for (const [at, grey] of greys.entries()) rgba.set([grey, grey, grey, 255], at * 4);
  const small: PhotoPixels["small"] = { width: COLUMNS, height: ROWS, rgba };
  const { heads, subject, energyIn } = lookOf({ width: 1600, height: 1200, isTransparent: false, small }, "#ffffff");
  expect(heads).toHaveLength(1);
  expect(Math.abs((subject.x + subject.width / 2) * COLUMNS - 45)).toBeLessThan(12);
  expect(energyIn({ x: 0.22, y: 0.3, width: 0.1, height: 0.1 })).toBeGreaterThan(14);
});
