import { channels } from "../../color/channels.ts";
import type { Box } from "../../scene/box.ts";
import type { Palette } from "../../scene/palette.ts";

/** What an ornament is drawn with: flat colours, all clearly different, and a seeded source of chance. */
export type Brush = { colors: readonly [string, string, ...string[]]; random: () => number };

/** An ornament as SVG in the pixels of an area that starts at the origin. */
export type Shape = (width: number, height: number, brush: Brush) => string;

/** The least distance between two colours in RGB that reads as two colours in neighbouring fields. */
const APART = 70;

/** The loud colours first. Palettes repeat some of their roles; an ornament needs each colour once. */
export function flatColors({ accent, pop, ink, shade, glow, paper }: Palette): Brush["colors"] {
  const [first, ...rest] = [accent, glow, pop, ink, shade, paper] as const;
  const colors: [string, ...string[]] = [first];
  for (const color of rest) if (colors.every((known) => distance(known, color) > APART)) colors.push(color);
  const [, second = paper, ...others] = colors;
  return [first, second, ...others];
}

function distance(a: string, b: string) {
  const other = channels(b);
  return Math.hypot(...channels(a).map((value, index) => value - (other[index] ?? 0)));
}

export const colorAt = ({ colors }: Brush, index: number) => colors[index % colors.length] ?? colors[0];

/** Nearly square cells that fill the area, about `count` along its shorter side. */
export function cellsOf(width: number, height: number, count: number): (Box & { column: number; row: number })[] {
  const side = Math.min(width, height) / count;
  const [columns, rows] = [Math.max(1, Math.round(width / side)), Math.max(1, Math.round(height / side))];
  const [w, h] = [width / columns, height / rows];
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return { x: column * w, y: row * h, width: w, height: h, column, row };
  });
}

// Whole numbers stay whole: the flags of an arc may not be written as 1.0.
const n = (value: number) => (Number.isInteger(value) ? `${value}` : value.toFixed(1));

// Half a pixel more on each side, or the ground would show as a hairline between two neighbours.
export const block = (x: number, y: number, width: number, height: number, color: string) =>
  `<rect x="${n(x - 0.5)}" y="${n(y - 0.5)}" width="${n(width + 1)}" height="${n(height + 1)}" fill="${color}"/>`;

export const disc = (x: number, y: number, radiusX: number, color: string, radiusY = radiusX) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radiusX)}" ry="${n(radiusY)}" fill="${color}"/>`;

export const path = (color: string, ...steps: (string | number)[]) =>
  `<path d="${steps.map((step) => (typeof step === "number" ? n(step) : step)).join(" ")}" fill="${color}"/>`;

/** A quarter of a disc whose centre is a corner of the cell: 0 top left, then clockwise. */
export function quarter({ x, y, width: w, height: h }: Box, corner: number, color: string) {
  const [right, low] = [corner === 1 || corner === 2, corner >= 2];
  const [cx, cy] = [right ? x + w : x, low ? y + h : y];
  const [dx, dy] = [right ? -w : w, low ? -h : h];
  return path(color, "M", cx, cy, "L", cx + dx, cy, "A", w, h, 0, 0, right === low ? 1 : 0, cx, cy + dy, "Z");
}
