import type { Sketch } from "../sketch.ts";
import type { DoodleColors } from "./doodle-person.ts";

/** A scene on a page of 960 by 640. */
export type DoodleScene = (pen: Sketch, colors: DoodleColors) => string;

export const solid = (colors: DoodleColors, fill: string, width = 6) =>
  ({ stroke: colors.ink, strokeWidth: width, fill, fillStyle: "solid" }) as const;
export const hatched = (colors: DoodleColors, fill: string, gap = 12) =>
  ({ stroke: colors.ink, strokeWidth: 6, fill, fillStyle: "hachure", hachureGap: gap, fillWeight: 4 }) as const;
export const outlined = (colors: DoodleColors, width = 6) => ({ stroke: colors.ink, strokeWidth: width }) as const;

export const placed = (x: number, y: number, scale: number, body: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;
export const floor: DoodleScene = (pen, colors) => pen.line(20, 612, 940, 612, outlined(colors, 7));

export function sparkles(pen: Sketch, color: string, places: [number, number, number][]) {
  return places
    .map(
      ([x, y, size]) =>
        pen.line(x - size, y, x + size, y, { stroke: color, strokeWidth: 6 }) +
        pen.line(x, y - size, x, y + size, { stroke: color, strokeWidth: 6 }),
    )
    .join("");
}
