import type { Source } from "./lookup.ts";

/**
 * How often a drawing with this score was right, by the list that it came from: measured on some 650 labelled subjects
 * in eleven languages, each with its own word taken out of our list, as if it had not been known when the list was
 * written. Between two points the share is interpolated.
 */
const MEASURED: Record<Source, readonly (readonly [score: number, share: number])[]> = {
  own: [
    [0, 0.2],
    [0.3, 0.45],
    [0.6, 0.63],
    [0.75, 0.77],
    [0.85, 0.87],
    [1.1, 0.9],
  ],
  trade: [
    [0, 0],
    [0.2, 0.15],
    [0.4, 0.5],
    [0.7, 0.68],
    [0.85, 0.85],
    [1.1, 0.9],
  ],
  thing: [
    [0, 0],
    [0.2, 0.2],
    [0.4, 0.28],
    [0.55, 0.5],
    [0.75, 0.65],
    [0.85, 0.85],
    [1.1, 0.88],
  ],
};

/** How often, of a hundred drawings found like this, it is the right one: 0 to 1. */
export function confidenceOf(score: number, source: Source): number {
  const points = MEASURED[source];
  const above = points.findIndex(([at]) => at >= score);
  const [high, low] = [points[above], points[above - 1]];
  if (!high) return points.at(-1)?.[1] ?? 0;
  if (!low) return high[1];
  return low[1] + ((score - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}
