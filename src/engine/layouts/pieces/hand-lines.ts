import { type Sketch, sketch } from "../../art/sketch.ts";
import type { Stage } from "../../layout-pieces/stage.ts";
import type { Box } from "../../scene/box.ts";
import { isRightToLeft } from "../../text/tokens.ts";
import type { Node } from "../../tree/node.ts";
import { svgAt } from "../../tree/svg.ts";
import { bySeed } from "./by-seed.ts";

export type Point = [x: number, y: number];

const UNDERLINES = ["wave", "double", "brush", "scribble", "loops"] as const;

/** A line under a headline, drawn the way people stress a word; which way depends on the seed. */
export function underline(stage: Stage, { x, y, width, height }: Box, isCentred = false): Node {
  const { frame, palette, scene, slots } = stage;
  const { unit: u } = frame;
  const way = bySeed(scene, 1, UNDERLINES);
  const length = Math.min(width * 0.72, 640 * u);
  const side = isRightToLeft(slots.headline) ? x + width - length : x;
  const left = isCentred ? x + (width - length) / 2 : side;
  const top = y + height + 8 * u;
  const pen = sketch(scene.seed);
  const line = (bend: (t: number) => number, share = 1, size = 11) =>
    pen.ink(
      Array.from({ length: 60 }, (_, step): Point => [left + (step / 59) * length * share, top + bend(step / 59) * u]),
      size * u,
      palette.accent,
    );
  const ways: Record<(typeof UNDERLINES)[number], () => string> = {
    wave: () => line((t) => 6 * Math.sin(t * 22)),
    double: () => line((t) => 4 * Math.sin(t * 3) - 4, 1, 9) + line((t) => 12 + 4 * Math.sin(t * 4), 0.82, 8),
    brush: () => line((t) => 5 - 10 * Math.sin(t * 3.1), 1, 20),
    scribble: () => line((t) => 8 * (1 - t * 0.6) * (Math.abs(((t * 18) % 2) - 1) * 2 - 1), 1, 7),
    loops: () =>
      pen.ink(
        Array.from({ length: 140 }, (_, step): Point => {
          const turn = (step / 139) * Math.PI * 2 * 7;
          return [
            left + (step / 139) * length * 0.86 + 16 * u * Math.sin(turn) + 16 * u,
            top + 4 * u - 9 * u * Math.cos(turn),
          ];
        }),
        6 * u,
        palette.accent,
      ),
  };
  return svgAt(frame.all, ways[way]());
}

const DIVIDERS = ["wave", "zigzag", "double", "dashes"] as const;

/** A line down the page between two halves, in one of four ways. */
export function dividingLine({ frame, palette: p, scene }: Stage, x: number, top: number, end: number): Node {
  const { unit: u } = frame;
  const way = bySeed(scene, 2, DIVIDERS);
  const pen = sketch(scene.seed + 12);
  const steps = Math.ceil((end - top) / (9 * u));
  const line = (swing: (step: number) => number, from = 0, until = steps, size = 8) =>
    pen.ink(
      Array.from(
        { length: until - from },
        (_, index): Point => [x + swing(from + index) * u, top + ((from + index) / steps) * (end - top)],
      ),
      size * u,
      p.ink,
    );
  const ways: Record<(typeof DIVIDERS)[number], () => string> = {
    wave: () => line((step) => 9 * Math.sin(step * 0.32)),
    zigzag: () => {
      const turns = Math.round((end - top) / (40 * u));
      const points = Array.from({ length: turns + 1 }, (_, turn) => {
        const y = top + (turn / turns) * (end - top);
        return `${(x + (turn % 2 ? 12 : -12) * u).toFixed(1)} ${y.toFixed(1)}`;
      });
      return pen.path(`M${points.join("L")}`, { stroke: p.ink, strokeWidth: 6 * u, roughness: 0.8 });
    },
    double: () =>
      line((step) => 3 * Math.sin(step * 0.1) - 6, 0, steps, 6) +
      line((step) => 6 + 3 * Math.cos(step * 0.12), 1, steps, 5),
    dashes: () =>
      Array.from({ length: Math.floor(steps / 8) }, (_, dash) =>
        line((step) => 2 * Math.sin(step), dash * 8, dash * 8 + 5),
      ).join(""),
  };
  return svgAt(frame.all, ways[way]());
}

/** A bent arrow. `bend` moves its middle sideways, as a share of its length. */
export function arrow(pen: Sketch, from: Point, to: Point, color: string, size: number, bend = 0.2): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const middle: Point = [(from[0] + to[0]) / 2 - dy * bend, (from[1] + to[1]) / 2 + dx * bend];
  const line = Array.from({ length: 24 }, (_, step): Point => {
    const t = step / 23;
    const at = (axis: 0 | 1) => from[axis] * (1 - t) ** 2 + 2 * middle[axis] * t * (1 - t) + to[axis] * t ** 2;
    return [at(0), at(1)];
  });
  const angle = Math.atan2(to[1] - middle[1], to[0] - middle[0]);
  const wing = (turn: number): Point => [
    to[0] - size * 3.4 * Math.cos(angle + turn),
    to[1] - size * 3.4 * Math.sin(angle + turn),
  ];
  const stroke = (end: Point) => pen.ink([end, [(end[0] + to[0]) / 2, (end[1] + to[1]) / 2], to], size, color);
  return pen.ink(line, size, color) + stroke(wing(0.55)) + stroke(wing(-0.55));
}

/** A figure written with the pen, in a box of its own. */
export function figure(pen: Sketch, value: number, { x, y, width, height }: Box, color: string, size: number): string {
  return (FIGURES[value] ?? [])
    .map((stroke) =>
      pen.curve(
        stroke.map(([a, b]): Point => [x + a * width, y + b * height]),
        { stroke: color, strokeWidth: size, roughness: 0.3, disableMultiStroke: true },
      ),
    )
    .join("");
}

/** Strokes on a square from 0 to 1. A straight stroke has its middle as a third point. */
const FIGURES: Record<number, Point[][]> = {
  1: [
    [
      [0.3, 0.24],
      [0.44, 0.13],
      [0.56, 0],
    ],
    [
      [0.56, 0],
      [0.55, 0.5],
      [0.56, 1],
    ],
  ],
  2: [
    [
      [0.14, 0.24],
      [0.3, 0.03],
      [0.64, 0.02],
      [0.8, 0.24],
      [0.66, 0.52],
      [0.36, 0.78],
      [0.1, 1],
    ],
    [
      [0.1, 1],
      [0.5, 0.97],
      [0.9, 1],
    ],
  ],
  3: [
    [
      [0.16, 0.1],
      [0.46, 0],
      [0.76, 0.14],
      [0.7, 0.38],
      [0.4, 0.46],
    ],
    [
      [0.4, 0.46],
      [0.76, 0.54],
      [0.84, 0.78],
      [0.56, 1],
      [0.12, 0.92],
    ],
  ],
  4: [
    [
      [0.54, 0],
      [0.34, 0.36],
      [0.1, 0.68],
    ],
    [
      [0.1, 0.68],
      [0.5, 0.7],
      [0.92, 0.67],
    ],
    [
      [0.68, 0.3],
      [0.67, 0.66],
      [0.68, 1],
    ],
  ],
  5: [
    [
      [0.8, 0.02],
      [0.5, 0.01],
      [0.26, 0.02],
    ],
    [
      [0.26, 0.02],
      [0.23, 0.24],
      [0.2, 0.46],
    ],
    [
      [0.2, 0.46],
      [0.54, 0.36],
      [0.84, 0.56],
      [0.76, 0.88],
      [0.44, 1],
      [0.12, 0.9],
    ],
  ],
  6: [
    [
      [0.72, 0.02],
      [0.36, 0.24],
      [0.16, 0.62],
      [0.3, 0.94],
      [0.6, 0.98],
      [0.82, 0.76],
      [0.66, 0.52],
      [0.36, 0.54],
      [0.17, 0.7],
    ],
  ],
};
