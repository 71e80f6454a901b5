import { between, type Random } from "../../random.ts";
import type { Point, Ring } from "./read-sketch.ts";

/** The distance between two points through which the pen's curve runs, in units of the 32 unit grid. */
const STEP = 1.1;
/** How far the pen runs past a corner before it lifts. */
const OVERSHOOT = 0.3;

export type Wobble = (point: Point) => Point;

/** A hand's unsteadiness: slow waves over the whole page, so that lines that meet still meet. */
export function wobbleOf(random: Random, strength: number): Wobble {
  const wave = () => {
    const [along, across, phase] = [between(random, 0.16, 0.5), between(random, 0.16, 0.5), random() * 7];
    return ([x, y]: Point) => Math.sin(x * along + y * across + phase);
  };
  const [right, right2, down, down2] = [wave(), wave(), wave(), wave()];
  return (point) => [
    point[0] + strength * (0.65 * right(point) + 0.35 * right2(point)),
    point[1] + strength * (0.65 * down(point) + 0.35 * down2(point)),
  ];
}

/** An outline cut at its corners into the strokes a hand would draw. Without a corner it is one stroke. */
function strokesOf({ points, corners }: Ring): Point[][] {
  const strokes: Point[][] = [];
  points.forEach((point, index) => {
    if (index > 0) strokes.at(-1)?.push(point);
    if (index === 0 || corners[index]) strokes.push([point]);
  });
  const first = points[0];
  if (first) strokes.at(-1)?.push(first);
  return strokes;
}

/** The same line with points at even distances, moved by the wobble. */
function evenly(line: readonly Point[], wobble: Wobble): Point[] {
  const length = lengthOf(line);
  const steps = Math.max(2, Math.round(length / Math.min(STEP, Math.max(0.45, length / 8))));
  const even: Point[] = [];
  let [walked, next] = [0, 0];
  line.forEach((to, index) => {
    const from = line[index - 1];
    if (!from) return;
    const side = Math.hypot(to[0] - from[0], to[1] - from[1]);
    while (next <= walked + side + 1e-6 && even.length <= steps) {
      const t = side === 0 ? 0 : (next - walked) / side;
      even.push(wobble([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]));
      next += length / steps;
    }
    walked += side;
  });
  return even;
}

const lengthOf = (line: readonly Point[]) =>
  line.reduce((sum, [x, y], index) => {
    const before = line[index - 1];
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : 0;
  }, 0);

/** The outline as a closed area, for filling. */
export function areaPath(ring: Ring, wobble: Wobble) {
  const strokes = strokesOf(ring).map((stroke) => curve(evenly(stroke, wobble)));
  return `${strokes.map((d, index) => (index === 0 ? d : d.replace("M", "L"))).join("")}Z`;
}

/** The outline as pen strokes that run a little past their corners. */
export function penPath(ring: Ring, wobble: Wobble) {
  return strokesOf(ring)
    .map((stroke) => curve(overshot(evenly(stroke, wobble))))
    .join("");
}

function overshot(line: Point[]): Point[] {
  const [before, last] = [line.at(-2), line.at(-1)];
  if (!before || !last) return line;
  const length = Math.hypot(last[0] - before[0], last[1] - before[1]) || 1;
  const reach = Math.min(OVERSHOOT, length / 2) / length;
  return [...line, [last[0] + (last[0] - before[0]) * reach, last[1] + (last[1] - before[1]) * reach]];
}

/** A curve through the middles between points: it never swings out, as a curve through the points themselves would. */
function curve(line: readonly Point[]) {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return "";
  const bends = line.slice(1, -1).map((point, index) => {
    const after = line[index + 2] ?? last;
    const end: Point = after === last ? last : [(point[0] + after[0]) / 2, (point[1] + after[1]) / 2];
    return `Q${written(point)} ${written(end)}`;
  });
  return `M${written(first)}${bends.length ? bends.join("") : `L${written(last)}`}`;
}

const written = ([x, y]: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;
