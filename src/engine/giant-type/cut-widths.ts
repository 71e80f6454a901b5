import type { Ruler } from "./ruler.ts";

/** The narrowest, the widest and the last row of a cut, in ems. */
type Span = { least: number; most: number; last: number };

/** Tells the rows of many cuts of one text: every width and every stop is asked for once. */
export function cutWidths(ruler: Ruler, axis?: number) {
  const count = ruler.words.length;
  const widths = new Float64Array((count + 1) * (count + 1)).fill(-1);
  const stops = Uint8Array.from({ length: count + 1 }, (_, index) => (ruler.stopsBefore(index) ? 1 : 0));

  function widthOf(from: number, to: number) {
    const place = from * (count + 1) + to;
    if ((widths[place] ?? 0) < 0) widths[place] = ruler.widthOf(from, to, axis);
    return widths[place] ?? 0;
  }

  return {
    spanOf(edges: readonly number[]): Span {
      const span = { least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY, last: 0 };
      for (let row = 1; row < edges.length; row++) {
        span.last = widthOf(edges[row - 1] ?? 0, edges[row] ?? 0);
        if (span.last < span.least) span.least = span.last;
        if (span.last > span.most) span.most = span.last;
      }
      return span;
    },
    /** How many rows begin after the end of a sentence or a clause. */
    stopsIn(edges: readonly number[]) {
      let found = 0;
      for (let row = 0; row < edges.length - 1; row++) found += stops[edges[row] ?? 0] ?? 0;
      return found;
    },
  };
}
