import { type Box, box } from "../scene/box.ts";
import { FACE_CASCADE } from "./face-cascade.ts";
import { type Sums, sumsOf } from "./summed.ts";

/** The side of the windows that the cascade was learnt from. */
const WINDOW = 24;
const LARGER = 1.15;
/** A face is found again in the windows beside it; what is seen a few times only is foliage. */
const LEAST_SEEN = 6;
/** After so many of the cascade's twenty stages the windows beside one are looked at too. */
const PROMISING = 3;

type Question = { x: number; y: number; width: number; height: number; yes: number; no: number; patterns: Int32Array };
type Stage = { least: number; questions: Question[] };
type Window = { x: number; y: number; side: number };

let known: Stage[] | undefined;

/** The faces in a small grey picture that look at us or nearly, in shares of it; one that fills the picture is not found. */
export function findFaces(greys: Float32Array, columns: number, rows: number): Box[] {
  known ??= stagesOf(FACE_CASCADE);
  const stages = known;
  const whole = sumsOf(greys, columns, rows);
  const seen: Window[] = [];
  for (let scale = 1; Math.min(columns, rows) / scale >= WINDOW; scale *= LARGER) {
    const [width, height] = [Math.floor(columns / scale), Math.floor(rows / scale)];
    const sums = scale === 1 ? whole : sumsOf(smaller(whole, width, height, scale), width, height);
    const look = (x: number, y: number) => {
      const passed = stagesPassed(stages, sums, y * sums.wide + x);
      if (passed === stages.length) seen.push({ x: x * scale, y: y * scale, side: WINDOW * scale });
      return passed;
    };
    const [lastX, lastY] = [width - WINDOW, height - WINDOW];
    for (let y = 0; y <= lastY; y += 2)
      for (let x = 0; x <= lastX; x += 2) {
        // Where little speaks for a face, little will one pixel further.
        if (look(x, y) < PROMISING) continue;
        if (x < lastX) look(x + 1, y);
        if (y < lastY) look(x, y + 1);
        if (x < lastX && y < lastY) look(x + 1, y + 1);
      }
  }
  return gathered(seen).map(({ x, y, side }) => box(x / columns, y / rows, side / columns, side / rows));
}

function stagesPassed(stages: readonly Stage[], { at, wide }: Sums, corner: number) {
  let passed = 0;
  for (const { least, questions } of stages) {
    let sum = 0;
    for (const question of questions) {
      const pattern = patternAt(at, wide, corner + question.y * wide + question.x, question);
      sum += ((question.patterns[pattern >> 5] ?? 0) >> (pattern & 31)) & 1 ? question.yes : question.no;
    }
    if (sum < least) break;
    passed++;
  }
  return passed;
}

/** Which of the eight cells around the middle one are at least as light as it, clockwise from the top left. */
function patternAt(at: Float64Array, wide: number, corner: number, { width, height }: Question) {
  const e = corner + height * wide;
  const i = e + height * wide;
  const m = i + height * wide;
  // The lines of the grid between the nine cells cross in sixteen points. One by one: this is the innermost loop.
  const a0 = at[corner] ?? 0;
  const a1 = at[corner + width] ?? 0;
  const a2 = at[corner + 2 * width] ?? 0;
  const a3 = at[corner + 3 * width] ?? 0;
  const e0 = at[e] ?? 0;
  const e1 = at[e + width] ?? 0;
  const e2 = at[e + 2 * width] ?? 0;
  const e3 = at[e + 3 * width] ?? 0;
  const i0 = at[i] ?? 0;
  const i1 = at[i + width] ?? 0;
  const i2 = at[i + 2 * width] ?? 0;
  const i3 = at[i + 3 * width] ?? 0;
  const m0 = at[m] ?? 0;
  const m1 = at[m + width] ?? 0;
  const m2 = at[m + 2 * width] ?? 0;
  const m3 = at[m + 3 * width] ?? 0;
  const middle = i2 - i1 - e2 + e1;
  return (
    (e1 - e0 - a1 + a0 >= middle ? 128 : 0) |
    (e2 - e1 - a2 + a1 >= middle ? 64 : 0) |
    (e3 - e2 - a3 + a2 >= middle ? 32 : 0) |
    (i3 - i2 - e3 + e2 >= middle ? 16 : 0) |
    (m3 - m2 - i3 + i2 >= middle ? 8 : 0) |
    (m2 - m1 - i2 + i1 >= middle ? 4 : 0) |
    (m1 - m0 - i1 + i0 >= middle ? 2 : 0) |
    (i1 - i0 - e1 + e0 >= middle ? 1 : 0)
  );
}

/** Windows that lie nearly alike are one face, in the middle of them. */
function gathered(windows: readonly Window[]): Window[] {
  const groups: Window[][] = [];
  for (const window of windows) {
    const group = groups.find((others) => isNear(middle(others), window));
    if (group) group.push(window);
    else groups.push([window]);
  }
  return groups.filter(({ length }) => length >= LEAST_SEEN).map(middle);
}

const isNear = (one: Window, other: Window) =>
  Math.hypot(one.x + one.side / 2 - other.x - other.side / 2, one.y + one.side / 2 - other.y - other.side / 2) <
    other.side * 0.3 && Math.abs(Math.log(one.side / other.side)) < 0.4;

function middle(windows: readonly Window[]): Window {
  const mean = (of: (window: Window) => number) =>
    windows.reduce((sum, window) => sum + of(window), 0) / windows.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y), side: mean(({ side }) => side) };
}

/** The picture made smaller: every new pixel is the mean of the old ones under it. */
function smaller({ at, wide }: Sums, width: number, height: number, scale: number) {
  const pixels = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [left, top] = [Math.floor(x * scale), Math.floor(y * scale)];
      const [right, bottom] = [Math.round((x + 1) * scale), Math.round((y + 1) * scale)];
      const sum =
        (at[bottom * wide + right] ?? 0) -
        (at[top * wide + right] ?? 0) -
        (at[bottom * wide + left] ?? 0) +
        (at[top * wide + left] ?? 0);
      pixels[y * width + x] = sum / ((right - left) * (bottom - top));
    }
  return pixels;
}

function stagesOf(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of text.trim().split("\n")) {
    const words = line.trim().split(" ");
    const [x = 0, y = 0, width = 0, height = 0, yes = 0, no = 0] = words.map(Number);
    const patterns = Int32Array.from({ length: 8 }, (_, group) =>
      Number.parseInt((words[6] ?? "").slice(group * 8, group * 8 + 8), 16),
    );
    if (words.length === 1) stages.push({ least: x, questions: [] });
    else stages.at(-1)?.questions.push({ x, y, width, height, yes, no, patterns });
  }
  return stages;
}
