import { seededRandom } from "../../../random.ts";

type Point = readonly [x: number, y: number];

const STEPS = 25;

/** A hand-drawn stroke through points, as the outline of a line of uneven width; the ends are thinner. */
export function brush(points: readonly Point[], width: number, seed: number, taper = 0.5): string {
  const random = seededRandom(seed);
  const way = smooth(points);
  let drift = 0;
  const sides = way.map((point, index): [Point, Point] => {
    const [before, after] = [way[Math.max(0, index - 1)] ?? point, way[Math.min(way.length - 1, index + 1)] ?? point];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    drift = drift * 0.85 + (random() - 0.5) * 0.3;
    const along = index / (way.length - 1);
    const end = Math.min(1, along / 0.06 + 0.55, ((1 - along) / (0.12 * taper + 0.001)) * 0.8 + 0.25);
    const half = (width / 2) * (0.92 + drift) * end;
    const [x, y] = [(dy / length) * half, (dx / length) * half];
    return [
      [point[0] - x, point[1] + y],
      [point[0] + x, point[1] - y],
    ];
  });
  const outline = [...sides.map(([side]) => side), ...sides.map(([, side]) => side).reverse()];
  return `M${outline.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** A curve through all points (Catmull and Rom). */
function smooth(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const all = [first, ...points, last];
  const way: Point[] = [];
  for (let index = 1; index < all.length - 2; index++) {
    const [a, b, c, d] = all.slice(index - 1, index + 3) as [Point, Point, Point, Point];
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      const at = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      way.push([at(0), at(1)]);
    }
  }
  return [...way, last];
}
