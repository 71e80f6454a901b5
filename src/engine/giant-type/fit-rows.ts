import { cutWidths } from "./cut-widths.ts";
import { cheapestCut, type Run } from "./cuts.ts";
import { evenCut } from "./even-cut.ts";
import type { Ruler } from "./ruler.ts";

export type RowsWish = {
  width: number;
  height: number;
  /** The distance from line to line, in ems. */
  leading?: number;
  maxSize?: number;
  maxRows?: number;
  minRows?: number;
};

/** Rows at one size. The height is from the top of the first capitals to the last baseline. */
export type Rows = { runs: Run[]; size: number; leading: number; width: number; height: number };

/** What a break after a full stop is worth, and what a short last line costs, as a share of the widest line. */
const STOP = 0.05;
const UNEVEN = 0.12;
const WIDOW = 0.15;
const known = new WeakMap<Ruler, Map<number, Run[] | undefined>>();

/** The largest size at which the text fits, broken at full stops and commas first, then evenly. */
export function fitRows(ruler: Ruler, wish: RowsWish): Rows {
  const { width, height, leading = 1, maxSize = Number.POSITIVE_INFINITY, maxRows = 9, minRows = 1 } = wish;
  let best: Rows | undefined;
  for (let count = minRows; count <= Math.min(maxRows, Math.max(minRows, ruler.words.length)); count++) {
    const runs = knownRows(ruler, count);
    if (!runs) continue;
    const widest = Math.max(...runs.map(([from, to]) => ruler.widthOf(from, to, ruler.face.width)));
    const ems = (runs.length - 1) * leading + ruler.capital;
    const size = Math.min(width / widest, height / ems, maxSize);
    if (!best || size > best.size * 1.001) best = { runs, size, leading, width: widest * size, height: ems * size };
  }
  return best ?? { runs: [[0, ruler.words.length]], size: maxSize, leading, width, height };
}

/** How a text breaks into so many rows does not depend on the room, and layouts ask for many rooms. */
function knownRows(ruler: Ruler, count: number): Run[] | undefined {
  const rows = known.get(ruler) ?? new Map<number, Run[] | undefined>();
  known.set(ruler, rows);
  if (!rows.has(count)) rows.set(count, evenRows(ruler, count));
  return rows.get(count);
}

/** Above so many ways to cut a text, the even one is found without trying them all. */
const FEW_WAYS = 3000;

function evenRows(ruler: Ruler, count: number): Run[] | undefined {
  if (waysOf(ruler.words.length - 1, count - 1) > FEW_WAYS) return evenCut(ruler, count);
  const cut = cutWidths(ruler, ruler.face.width);
  return cheapestCut(ruler, count, (edges) => {
    const { least, most, last } = cut.spanOf(edges);
    const widow = last < most * 0.3 ? most * WIDOW : 0;
    return most + (most - least) * UNEVEN + widow - cut.stopsIn(edges) * most * STOP;
  });
}

/** How many ways there are to choose some of the gaps between words. */
function waysOf(gaps: number, chosen: number) {
  let ways = 1;
  for (let step = 1; step <= chosen; step++) ways = (ways * (gaps - step + 1)) / step;
  return ways;
}
