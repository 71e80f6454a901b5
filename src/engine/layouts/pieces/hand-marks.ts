import { type Sketch, sketch } from "../../art/sketch.ts";
import { mix } from "../../color/mix.ts";
import type { Stage } from "../../layout-pieces/stage.ts";
import { between, type Random, seededRandom } from "../../random.ts";
import { type Box, box, inset, overlap } from "../../scene/box.ts";
import type { Frame } from "../../scene/frame.ts";
import type { Node } from "../../tree/node.ts";
import { svgAt } from "../../tree/svg.ts";
import { bySeed } from "./by-seed.ts";
import type { Point } from "./hand-lines.ts";

type Mark = (pen: Sketch, spot: Point, size: number, color: string) => string;

const SCATTERED = ["stars", "swirls", "strokes", "confetti", "hearts", "zigzags"] as const;
const AROUND = ["patch", "burst", "frame", "corners"] as const;
const WITH_ART = [...SCATTERED, ...AROUND] as const;
const WITHOUT_ART = [...SCATTERED, "frame", "corners"] as const;

/**
 * What a hand adds at the end, one kind per page: marks where there is room, or something around the drawing or the
 * whole page. `taken` is what they keep clear of.
 */
export function handMarks(stage: Stage, taken: readonly Box[], art?: Box): Node[] {
  const { frame, palette: p, scene } = stage;
  const random = seededRandom(scene.seed * 41 + scene.art.seed * 7 + 5);
  const kind = bySeed<(typeof WITH_ART)[number]>(scene, 3, art ? WITH_ART : WITHOUT_ART);
  const pen = sketch(scene.seed + 3, { roughness: 1.2 });
  const loud = [p.accent, p.pop, p.ink].filter((color) => color !== p.paper);
  switch (kind) {
    case "patch":
      return art ? [svgAt(frame.all, patch(pen, art, mix(p.paper, p.shade, 0.55)))] : [];
    case "burst":
      return art ? [svgAt(frame.all, burst(pen, art, p.accent, frame.unit))] : [];
    case "frame":
      return [svgAt(frame.all, pageFrame(pen, frame, p.ink))];
    case "corners":
      return [svgAt(frame.all, corners(pen, frame, p.accent))];
    default: {
      const spots = freeSpots(frame, [...taken, ...(art ? [art] : [])], random);
      const drawn = spots.map(({ x, y, width }, index) =>
        MARKS[kind](pen, [x + width / 2, y + width / 2], width / 2, loud[index % loud.length] ?? p.ink),
      );
      return [svgAt(frame.all, drawn.join(""))];
    }
  }
}

/** Rows of one mark, for the part of a story that apps cover with their own words. */
export function markField({ frame, palette: p, scene }: Stage, area: Box): Node {
  const kind = bySeed(scene, 4, SCATTERED);
  const pen = sketch(scene.seed + 9, { roughness: 1.4 });
  const columns = 5;
  const side = area.width / columns;
  const rows = Math.max(1, Math.floor(area.height / side));
  const colors = [p.accent, p.ink, p.pop];
  const marks = Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const spot: Point = [
      area.x + side * (column + (row % 2 ? 0.72 : 0.4)),
      area.y + (area.height / rows) * (row + 0.5) + side * 0.08 * Math.sin(index * 2),
    ];
    return MARKS[kind](pen, spot, side * 0.3, colors[(index + row) % colors.length] ?? p.ink);
  });
  return svgAt(frame.all, marks.join(""));
}

/** Up to seven places of different size that touch nothing else. */
function freeSpots(frame: Frame, taken: readonly Box[], random: Random): Box[] {
  const { unit: u } = frame;
  const spots: Box[] = [];
  for (let attempt = 0; attempt < 160 && spots.length < 7; attempt++) {
    const side = between(random, 34, 78) * u;
    const spot = box(
      between(random, 16 * u, frame.width - side - 16 * u),
      between(random, 16 * u, frame.height - side - 16 * u),
      side,
      side,
    );
    const isFree = taken.every((other) => overlap(inset(spot, -14 * u), other) === 0);
    if (isFree && spots.every((other) => overlap(inset(spot, -90 * u), other) === 0)) spots.push(spot);
  }
  return spots;
}

const round = (count: number, place: (t: number) => Point) =>
  Array.from({ length: count }, (_, index) => place(index / (count - 1)));

const MARKS: Record<(typeof SCATTERED)[number], Mark> = {
  stars: (pen, [x, y], size, color) => {
    const tips = round(6, (t): Point => {
      const angle = -Math.PI / 2 + t * Math.PI * 4;
      return [x + size * Math.cos(angle), y + size * Math.sin(angle)];
    });
    return pen.polygon(tips, { stroke: color, strokeWidth: size * 0.13 });
  },
  swirls: (pen, [x, y], size, color) =>
    pen.ink(
      round(50, (t): Point => [x + size * t * Math.cos(t * 15), y + size * t * Math.sin(t * 15)]),
      size * 0.2,
      color,
    ),
  strokes: (pen, [x, y], size, color) =>
    [-0.55, 0, 0.55]
      .map((turn) => {
        const at = (reach: number): Point => [
          x + reach * size * Math.sin(turn),
          y + size - 2 * reach * size * Math.cos(turn),
        ];
        return pen.ink([at(0.35), at(0.65), at(0.95)], size * 0.22, color);
      })
      .join(""),
  confetti: (pen, [x, y], size, color) =>
    pen.ellipse(x - size * 0.5, y - size * 0.3, size * 0.5, size * 0.5, { stroke: color, strokeWidth: size * 0.1 }) +
    pen.line(x, y + size * 0.7, x + size * 0.4, y + size * 0.2, { stroke: color, strokeWidth: size * 0.13 }) +
    pen.line(x + size * 0.2, y - size * 0.7, x + size * 0.8, y - size * 0.5, {
      stroke: color,
      strokeWidth: size * 0.13,
    }),
  hearts: (pen, [x, y], size, color) =>
    pen.path(
      `M${x} ${y + size * 0.8}C${x - size * 1.3} ${y - size * 0.2} ${x - size * 0.5} ${y - size} ${x} ${y - size * 0.3}C${x + size * 0.5} ${y - size} ${x + size * 1.3} ${y - size * 0.2} ${x} ${y + size * 0.8}`,
      { stroke: color, strokeWidth: size * 0.13, roughness: 0.8 },
    ),
  zigzags: (pen, [x, y], size, color) =>
    pen.ink(
      round(41, (t): Point => [x + size * (2 * t - 1), y + size * 0.4 * (Math.abs(((t * 8) % 2) - 1) * 2 - 1)]),
      size * 0.17,
      color,
    ),
};

/** A field of marker behind the drawing: one stroke to and fro. */
function patch(pen: Sketch, area: Box, color: string) {
  const rows = 7;
  const width = area.height / rows;
  const line = Array.from({ length: rows * 2 }, (_, index): Point => {
    const row = Math.floor(index / 2);
    const isRight = (index + row) % 2 === 1;
    const swing = 0.06 * Math.sin(index * 2.4);
    return [
      area.x + area.width * (isRight ? 1 - Math.abs(swing) : Math.abs(swing)),
      area.y + width * (row + 0.5) + width * swing,
    ];
  });
  return pen.curve(line, { stroke: color, strokeWidth: width * 1.1, roughness: 0.4, disableMultiStroke: true });
}

/** Short rays around the drawing, as around something new or bright. */
function burst(pen: Sketch, { x, y, width, height }: Box, color: string, u: number) {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return Array.from({ length: 22 }, (_, index) => {
    const angle = (index / 22) * Math.PI * 2;
    const at = (reach: number): Point => [
      middleX + (width / 2 + reach * u) * Math.cos(angle),
      middleY + (height / 2 + reach * u) * Math.sin(angle),
    ];
    const [near, far] = [at(2), at(index % 2 ? 26 : 40)];
    return pen.ink([near, [(near[0] + far[0]) / 2, (near[1] + far[1]) / 2], far], 8 * u, color);
  }).join("");
}

function pageFrame(pen: Sketch, { width, height, unit: u }: Frame, color: string) {
  const edge = 22 * u;
  return pen.rectangle(edge, edge, width - 2 * edge, height - 2 * edge, {
    stroke: color,
    strokeWidth: 5 * u,
    roughness: 2,
  });
}

function corners(pen: Sketch, { width, height, unit: u }: Frame, color: string) {
  const [edge, reach] = [24 * u, 86 * u];
  const at = (x: number, y: number, right: number, down: number) =>
    pen.ink(
      [
        [x + right * reach, y],
        [x + (right * reach) / 2, y + 2 * u],
        [x, y],
      ],
      9 * u,
      color,
    ) +
    pen.ink(
      [
        [x, y],
        [x + 2 * u, y + (down * reach) / 2],
        [x, y + down * reach],
      ],
      9 * u,
      color,
    );
  return (
    at(edge, edge, 1, 1) +
    at(width - edge, edge, -1, 1) +
    at(edge, height - edge, 1, -1) +
    at(width - edge, height - edge, -1, -1)
  );
}
