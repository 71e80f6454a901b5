import { absolutize, normalize, parsePath } from "path-data-parser";

export type Point = readonly [x: number, y: number];
/** A closed outline. At a corner the pen is set down anew, everywhere else it runs on. */
export type Ring = { point: Point; corner: boolean }[];

/** The length of a chord when a curve is cut into straight pieces, in units of the 32 unit grid. */
const CHORD = 0.4;
/** How far a point may lie off the line through its neighbours and still be left out. */
const TOLERANCE = 0.09;
const CORNER = Math.cos((38 * Math.PI) / 180);

/** The outlines of a path, with only as many points as the shape needs. */
export function ringsOf(d: string): Ring[] {
  const rings: Point[][] = [];
  let here: Point = [0, 0];
  for (const { key, data } of normalize(absolutize(parsePath(d)))) {
    const [a = 0, b = 0, c = 0, e = 0, x = 0, y = 0] = data;
    const end: Point = key === "C" ? [x, y] : [a, b];
    if (key === "M") rings.push([end]);
    else if (key === "L") rings.at(-1)?.push(end);
    else if (key === "C") rings.at(-1)?.push(...cubic(here, [a, b], [c, e], end));
    if (key !== "Z") here = end;
  }
  return rings
    .map(withoutRepeats)
    .filter((ring) => ring.length > 2)
    .map(cornered);
}

function cubic(from: Point, first: Point, second: Point, to: Point): Point[] {
  const length = distance(from, first) + distance(first, second) + distance(second, to);
  const steps = Math.max(2, Math.ceil(length / CHORD));
  return Array.from({ length: steps }, (_, index): Point => {
    const t = (index + 1) / steps;
    const at = (axis: 0 | 1) =>
      from[axis] * (1 - t) ** 3 +
      3 * first[axis] * t * (1 - t) ** 2 +
      3 * second[axis] * t ** 2 * (1 - t) +
      to[axis] * t ** 3;
    return [at(0), at(1)];
  });
}

function withoutRepeats(points: Point[]) {
  const kept = points.filter((point, index) => index === 0 || distance(point, points[index - 1] ?? point) > 0.03);
  const [first, last] = [kept[0], kept.at(-1)];
  return first && last && kept.length > 1 && distance(first, last) <= 0.03 ? kept.slice(0, -1) : kept;
}

/** Marks the corners, begins at one of them if there is any, and thins the points between them. */
function cornered(points: Point[]): Ring {
  const marked = points.map((point, index) => {
    const before = points.at(index - 1) ?? point;
    const after = points[(index + 1) % points.length] ?? point;
    return { point, corner: turn(before, point, after) < CORNER };
  });
  const start = Math.max(
    0,
    marked.findIndex(({ corner }) => corner),
  );
  const turned = [...marked.slice(start), ...marked.slice(0, start)];
  const first = turned[0];
  return first ? thinned([...turned, first]).slice(0, -1) : [];
}

/** The Ramer-Douglas-Peucker way: keeps the farthest point as long as it is far enough off, and every corner. */
function thinned(ring: Ring): Ring {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || ring.length < 3) return ring;
  let [farthest, most] = [0, 0];
  ring.slice(1, -1).forEach(({ point, corner }, index) => {
    const off = corner ? Number.POSITIVE_INFINITY : offLine(point, first.point, last.point);
    if (off > most) [farthest, most] = [index + 1, off];
  });
  if (most <= TOLERANCE) return [first, last];
  return [...thinned(ring.slice(0, farthest + 1)).slice(0, -1), ...thinned(ring.slice(farthest))];
}

const distance = ([x, y]: Point, [x2, y2]: Point) => Math.hypot(x2 - x, y2 - y);

/** The cosine of the angle by which the direction changes at a point. */
function turn(before: Point, here: Point, after: Point) {
  const [x, y] = [here[0] - before[0], here[1] - before[1]];
  const [x2, y2] = [after[0] - here[0], after[1] - here[1]];
  return (x * x2 + y * y2) / (Math.hypot(x, y) * Math.hypot(x2, y2) || 1);
}

function offLine(point: Point, from: Point, to: Point) {
  const length = distance(from, to);
  if (length < 0.01) return distance(point, from);
  return Math.abs((to[0] - from[0]) * (from[1] - point[1]) - (from[0] - point[0]) * (to[1] - from[1])) / length;
}

/** Outlines that lie apart from each other, each with the holes in it. */
export function partsOf(rings: readonly Ring[]): Ring[][] {
  const around = (ring: Ring) => rings.filter((other) => other !== ring && isInside(ring, other));
  const outer = rings.filter((ring) => around(ring).length % 2 === 0);
  return outer.map((ring) => [
    ring,
    ...rings.filter((hole) => {
      const depth = around(hole).length;
      return depth % 2 === 1 && depth === around(ring).length + 1 && isInside(hole, ring);
    }),
  ]);
}

/** The area of an outline without the holes that follow it. */
export const areaOf = ([outer, ...holes]: readonly Ring[]) =>
  outer ? holes.reduce((rest, hole) => rest - area(hole), area(outer)) : 0;

export const lengthOf = (rings: readonly Ring[]) =>
  rings.reduce((sum, ring) => sum + sides(ring).reduce((total, [a, b]) => total + distance(a, b), 0), 0);

const area = (ring: Ring) => Math.abs(sides(ring).reduce((sum, [a, b]) => sum + (a[0] * b[1] - b[0] * a[1]) / 2, 0));

const sides = (ring: Ring): [Point, Point][] =>
  ring.map(({ point }, index) => [point, ring[(index + 1) % ring.length]?.point ?? point]);

/** Whether a ray from a point of one ring to the right leaves the other an odd number of times. */
export function isInside(ring: Ring, other: Ring) {
  const [x, y] = ring[0]?.point ?? [0, 0];
  const crossed = sides(other).filter(
    ([a, b]) => a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]),
  );
  return crossed.length % 2 === 1;
}
