import { brush } from "../rig/brush.ts";
import { curve } from "../rig/curve.ts";
import { paint, place } from "../rig/ink.ts";
import { round } from "../rig/points.ts";
import { oval } from "../rig/shapes.ts";

/** The size of a panel and the height of its ground. Below a full height there is no ground to be seen. */
export type Area = { width: number; height: number; ground: number };

/** Wall or sky, ground, and one step lighter or darker for whatever lies on the wall. */
export type Colors = { wall: string; ground: string; accent: string };

export type Backdrop = { colors: Colors; draw(area: Area, colors: Colors): string };

export const rectangle = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"/>`;

export const wall = ({ width, height }: Area, fill: string) => rectangle(0, 0, width, height, fill);

export const ground = ({ width, height, ground: y }: Area, fill: string) =>
  y >= height
    ? ""
    : rectangle(0, y, width, height - y, fill) +
      brush(
        [
          [-4, y],
          [width * 0.3, y - 1],
          [width + 4, y],
        ],
        3.4,
        1,
      );

export function rays(x: number, y: number, fill: string, count = 16, reach = 760): string {
  const at = (step: number) => {
    const angle = (step / count) * Math.PI * 2;
    return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`;
  };
  return Array.from({ length: count }, (_, step) =>
    paint(`M${round(x)} ${round(y)}L${at(step)}L${at(step + 0.5)}Z`, fill),
  ).join("");
}

export const cloud = (x: number, y: number, scale = 1, fill = "#ffffff") =>
  place(x, y, paint(curve("-50 14, -44 -8, -22 -12, -6 -30, 20 -24, 30 -8, 50 -4, 54 14"), fill), scale);

export const glow = (x: number, y: number, radius: number, fill: string, opacity = 0.6) =>
  paint(oval(x, y, radius), fill, opacity);

/** The crest of a wave along a surface. */
export const ripples = (width: number, y: number, fill = "#d9f0fb") =>
  brush(
    [
      [-4, y + 2],
      [width * 0.22, y - 4],
      [width * 0.5, y + 2],
      [width * 0.78, y - 4],
      [width + 4, y + 2],
    ],
    6,
    0.9,
    0.9,
    fill,
  );
