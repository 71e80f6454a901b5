import { type Box, box, right } from "../../../scene/box.ts";

/** Bars that cross out one line between two places, as long as words are. */
export function barsBetween(from: number, to: number, line: Box, pitch: number, random: () => number): Box[] {
  const gap = pitch * 0.11;
  const bars: Box[] = [];
  let x = from;
  while (x < to - pitch * 0.15) {
    let width = pitch * (0.9 + random() * 3.4);
    if (to - (x + width + gap) < pitch * 0.7) width = to - x;
    bars.push(box(x, line.y, Math.min(width, to - x), line.height));
    x += width + gap;
  }
  return bars;
}

/** The bars of a line around the words that were left standing in it; a stump shorter than a letter is left out. */
export function barsAround(words: Box, line: Box, pitch: number, random: () => number): Box[] {
  const pad = pitch * 0.16;
  const least = pitch * 0.4;
  const before = words.x - pad;
  const after = right(words) + pad;
  return [
    ...(before - line.x > least ? barsBetween(line.x, before, line, pitch, random) : []),
    ...(right(line) - after > least ? barsBetween(after, right(line), line, pitch, random) : []),
  ];
}
