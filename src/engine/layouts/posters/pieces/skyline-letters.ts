import type { GiantFace } from "../../../giant-type/faces.ts";
import { type Ink, inkOf } from "../../../giant-type/ink-of.ts";
import { isHan, type Script, scriptOf } from "../../../giant-type/script-of.ts";
import type { GiantLine } from "../../../layers/layer.ts";
import type { Painter } from "../../../painter/painter.ts";
import { box } from "../../../scene/box.ts";

/** A letter at its natural width: where its ink begins, how wide it is, and what of it is pulled up. */
export type Letter = { text: string; face: GiantFace; size: number; x: number; width: number; ink: Ink };

const FIXED = { least: 100, most: 100 };

function faceOf(script: Script): GiantFace {
  if (script === "cyrillic") return { typeface: "flexible", weight: 900, width: 60, tracking: 0, axis: FIXED };
  if (script === "chinese") return { typeface: "sans", weight: 900, tracking: 0, axis: FIXED };
  if (script === "japanese") return { typeface: "heavy", weight: 400, tracking: 0, axis: FIXED };
  return { typeface: "condensed", weight: 400, tracking: 0, axis: FIXED };
}

/** The letters side by side, ink to ink, each with its natural share of the width. */
export async function lettersOf(
  painter: Painter,
  word: string,
  { left, right, gap }: { left: number; right: number; gap: number },
): Promise<Letter[]> {
  const script = scriptOf(word);
  const { axis, ...look } = faceOf(script);
  const signs = [...new Intl.Segmenter("en").segment(isHan(script) ? word : word.toLocaleUpperCase("en"))].map(
    ({ segment }) => segment,
  );
  const whole = isHan(script) ? await inkOf(painter, "水", look) : undefined;
  const inks = await Promise.all(signs.map((sign) => inkOf(painter, sign, look)));
  const ems = inks.reduce((sum, ink) => sum + ink.right - ink.left, 0);
  const size = (right - left - gap * (signs.length - 1)) / Math.max(0.1, ems);
  let x = left;
  return signs.map((text, index) => {
    const ink = inks[index] ?? { left: 0, right: 1, top: 0, bottom: 1 };
    const width = (ink.right - ink.left) * size;
    const letter = { text, face: { ...look, axis }, size, x, width, ink: whole ? kept(ink, whole) : ink };
    x += width + gap;
    return letter;
  });
}

/** Small kana and lengthening marks stay small: a dash as high as a house is no dash. */
const kept = (ink: Ink, whole: Ink): Ink =>
  ink.bottom - ink.top < (whole.bottom - whole.top) * 0.72 ? { ...ink, top: whole.top, bottom: whole.bottom } : ink;

/** Heights that rise to the right, with smaller and larger steps in turn, and never fall. No letter gets too squat. */
export function heightsOf(
  letters: readonly Letter[],
  { height, low, high, leastShare }: { height: number; low: number; high: number; leastShare: number },
): number[] {
  let before = 0;
  return letters.map(({ width }, index) => {
    const share = letters.length > 1 ? index / (letters.length - 1) : 1;
    const step = share < 1 ? (index % 2 ? 0.05 : -0.03) * Math.min(1, low / 0.34) : 0;
    const wished = height * (low + (high - low) * share ** 1.5 + step);
    before = Math.max(wished, before * 1.03, width * leastShare);
    return Math.min(before, height * high);
  });
}

/** The letter stands on the ground and is stretched upwards only. */
export function pulledUp({ text, size, x, width, ink }: Letter, base: number, height: number): GiantLine {
  const scale = height / ((ink.bottom - ink.top) * size);
  const left = x - ink.left * size;
  return {
    text,
    box: box(left, base - ink.bottom * size, width + ink.left * size, size),
    size,
    origin: { x: left, y: base },
    scale: { x: 1, y: scale },
  };
}

/** The air above the letters in a line box of one em. */
const LINE_AIR = 0.15;

/** How high a letter stands, with the air that low letters have in their line box. */
export const reachOf = ({ ink }: Letter, height: number) =>
  height * Math.max(1, (ink.bottom - LINE_AIR) / (ink.bottom - ink.top));
