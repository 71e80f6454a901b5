import { mirrored, type Point, type Points, pointAt, points, xy } from "./points.ts";

type Segment = readonly [start: Point, leave: Point, arrive: Point, end: Point];

/** A smooth closed shape through points. */
export function curve(given: Points): string {
  const list = points(given);
  const bends = list.map((_, index) => {
    const [, leave, arrive, end] = segment(list, index, true);
    return `C${xy(leave)} ${xy(arrive)} ${xy(end)}`;
  });
  return `M${xy(pointAt(list, 0))}${bends.join("")}Z`;
}

/** A symmetric shape from its right half, given from the top to the bottom. */
export function sym(half: Points): string {
  const list = points(half);
  return curve([...list, ...mirrored(list.slice(1, -1)).reverse()]);
}

/** A smooth open line as many short straight ones. */
export function sampled(given: Points, steps = 9): Point[] {
  const list = points(given);
  if (list.length === 2) return straight(pointAt(list, 0), pointAt(list, 1), steps);
  const out: Point[] = [pointAt(list, 0)];
  for (let index = 0; index < list.length - 1; index++) {
    const bend = segment(list, index, false);
    for (let step = 1; step <= steps; step++) out.push(onBend(bend, step / steps));
  }
  return out;
}

export const polygon = (given: Points) => `M${points(given).map(xy).join("L")}Z`;

function straight([x, y]: Point, [endX, endY]: Point, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const share = step / steps;
    return [x + (endX - x) * share, y + (endY - y) * share];
  });
}

/** One piece of a Catmull-Rom spline as a Bézier curve; it runs straight into corners. */
function segment(list: readonly Point[], index: number, closed: boolean): Segment {
  const count = list.length;
  const start = pointAt(list, index);
  const end = pointAt(list, (index + 1) % count);
  const before = !closed && index === 0 ? start : pointAt(list, (index - 1 + count) % count);
  const after = !closed && index === count - 2 ? end : pointAt(list, (index + 2) % count);
  return [start, handle(start, end, before), handle(end, start, after), end];
}

function handle(point: Point, other: Point, beyond: Point): Point {
  if (point[2]) return [point[0] + (other[0] - point[0]) / 3, point[1] + (other[1] - point[1]) / 3];
  return [point[0] + (other[0] - beyond[0]) / 6, point[1] + (other[1] - beyond[1]) / 6];
}

function onBend([a, b, c, d]: Segment, t: number): Point {
  const u = 1 - t;
  const along = (axis: 0 | 1) =>
    u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis];
  return [along(0), along(1)];
}
