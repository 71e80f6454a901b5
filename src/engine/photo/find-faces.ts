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

/**
 * The questions one after the other, in plain lists: they are asked some hundred thousand times. Of each the first of its
 * nine cells, what a no and a yes adds, and the patterns that are a yes. What the answers so far add up to has to be more
 * than `least`, or a stage cannot be passed any more.
 */
type Cascade = {
  /** Up to which question each stage goes. */
  ends: Int32Array;
  cells: Int32Array;
  votes: Float64Array;
  patterns: Int32Array;
  least: Float64Array;
};
type Window = { x: number; y: number; side: number };

let known: Cascade | undefined;

/** The faces in a small grey picture that look at us or nearly, in shares of it; one that fills the picture is not found. */
export function findFaces(greys: Float32Array, columns: number, rows: number): Box[] {
  known ??= cascadeOf(FACE_CASCADE);
  const cascade = known;
  const whole = sumsOf(greys, columns, rows);
  const seen: Window[] = [];
  for (let scale = 1; Math.min(columns, rows) / scale >= WINDOW; scale *= LARGER) {
    const [width, height] = [Math.floor(columns / scale), Math.floor(rows / scale)];
    const sums = scale === 1 ? whole : sumsOf(smaller(whole, width, height, scale), width, height);
    const look = (x: number, y: number) => {
      const passed = stagesPassed(cascade, sums, y * sums.wide + x);
      if (passed === cascade.ends.length) seen.push({ x: x * scale, y: y * scale, side: WINDOW * scale });
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

function stagesPassed({ ends, cells, votes, patterns, least }: Cascade, { at, wide }: Sums, corner: number) {
  let question = 0;
  for (let stage = 0; stage < ends.length; stage++) {
    const end = ends[stage] ?? 0;
    for (let sum = 0; question < end; question++) {
      const cell = question * 4;
      const first = corner + (cells[cell + 1] ?? 0) * wide + (cells[cell] ?? 0);
      const pattern = patternAt(at, first, cells[cell + 2] ?? 0, (cells[cell + 3] ?? 0) * wide);
      const isYes = ((patterns[question * 8 + (pattern >> 5)] ?? 0) >> (pattern & 31)) & 1;
      sum += votes[question * 2 + isYes] ?? 0;
      if (sum < (least[question] ?? 0)) return stage;
    }
  }
  return ends.length;
}

/**
 * Which of the eight cells around the middle one are at least as light as it, clockwise from the top left. A cell is
 * `width` places wide, and `down` places lead to the one below it.
 */
function patternAt(at: Float64Array, a: number, width: number, down: number) {
  const e = a + down;
  const i = e + down;
  const m = i + down;
  const [two, three] = [2 * width, 3 * width];
  // The lines of the grid between the nine cells cross in sixteen points. One by one: this is the innermost loop.
  const a0 = at[a] ?? 0;
  const a1 = at[a + width] ?? 0;
  const a2 = at[a + two] ?? 0;
  const a3 = at[a + three] ?? 0;
  const e0 = at[e] ?? 0;
  const e1 = at[e + width] ?? 0;
  const e2 = at[e + two] ?? 0;
  const e3 = at[e + three] ?? 0;
  const i0 = at[i] ?? 0;
  const i1 = at[i + width] ?? 0;
  const i2 = at[i + two] ?? 0;
  const i3 = at[i + three] ?? 0;
  const m0 = at[m] ?? 0;
  const m1 = at[m + width] ?? 0;
  const m2 = at[m + two] ?? 0;
  const m3 = at[m + three] ?? 0;
  const middle = i2 - i1 - e2 + e1;
  // As numbers: no processor guesses well which way eight branches go, and this takes half the time.
  return (
    (Number(e1 - e0 - a1 + a0 >= middle) << 7) |
    (Number(e2 - e1 - a2 + a1 >= middle) << 6) |
    (Number(e3 - e2 - a3 + a2 >= middle) << 5) |
    (Number(i3 - i2 - e3 + e2 >= middle) << 4) |
    (Number(m3 - m2 - i3 + i2 >= middle) << 3) |
    (Number(m2 - m1 - i2 + i1 >= middle) << 2) |
    (Number(m1 - m0 - i1 + i0 >= middle) << 1) |
    Number(i1 - i0 - e1 + e0 >= middle)
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
  const from = Int32Array.from({ length: width }, (_, x) => Math.floor(x * scale));
  const to = Int32Array.from({ length: width }, (_, x) => Math.round((x + 1) * scale));
  for (let y = 0, pixel = 0; y < height; y++) {
    const [top, bottom] = [Math.floor(y * scale), Math.round((y + 1) * scale)];
    const [above, below, high] = [top * wide, bottom * wide, bottom - top];
    for (let x = 0; x < width; x++, pixel++) {
      const [left, right] = [from[x] ?? 0, to[x] ?? 0];
      const sum =
        (at[below + right] ?? 0) - (at[above + right] ?? 0) - (at[below + left] ?? 0) + (at[above + left] ?? 0);
      pixels[pixel] = sum / ((right - left) * high);
    }
  }
  return pixels;
}

/** Sums of a few numbers with four decimals differ by far less, in whichever order they are added. */
const ROUNDING = 1e-9;

function cascadeOf(text: string): Cascade {
  const lines = text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(" "));
  const questions = lines.filter(({ length }) => length > 1);
  const ends: number[] = [];
  const bounds: number[] = [];
  for (const [index, [first, ...more]] of lines.entries()) {
    if (more.length === 0) bounds.push(Number(first));
    else ends[bounds.length - 1] = index - bounds.length + 1;
  }
  const votes = Float64Array.from(questions.flatMap(([, , , , yes, no]) => [Number(no), Number(yes)]));
  const least = new Float64Array(questions.length);
  for (const [stage, bound] of bounds.entries()) {
    const [first, last] = [ends[stage - 1] ?? 0, (ends[stage] ?? 0) - 1];
    least[last] = bound;
    for (let question = last, hope = 0; question > first; question--) {
      hope += Math.max(votes[question * 2] ?? 0, votes[question * 2 + 1] ?? 0);
      least[question - 1] = bound - hope - ROUNDING;
    }
  }
  return {
    ends: Int32Array.from(ends),
    cells: Int32Array.from(questions.flatMap((words) => words.slice(0, 4).map(Number))),
    votes,
    patterns: Int32Array.from(
      questions.flatMap((words) => (words[6] ?? "").match(/.{8}/g)?.map((group) => Number.parseInt(group, 16)) ?? []),
    ),
    least,
  };
}
