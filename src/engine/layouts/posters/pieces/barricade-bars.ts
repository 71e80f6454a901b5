import { type Run, waysToCut } from "../../../giant-type/cuts.ts";
import { edgesOf } from "../../../giant-type/edges-of.ts";
import { fitWidth } from "../../../giant-type/fit-width.ts";
import { lineOn } from "../../../giant-type/giant-layer.ts";
import type { Ruler } from "../../../giant-type/ruler.ts";
import type { GiantLine } from "../../../layers/layer.ts";
import type { Stage } from "../../../layout-pieces/stage.ts";

const MOST_BARS = 5;
/** The air above and below capitals in a bar, and between two bars, as shares of the capitals' height. */
const PAD = 0.18;
const GAP = 0.05;
/** Marks above and below letters keep at least this distance from the bar's edge. */
const MARK_AIR = 0.08;
/** How much of the measure each line takes, so that the ends of the bars do not line up. */
const SHARES = [0.86, 0.92, 0.82, 0.92, 0.87];

/** One bar: from its upper edge on, in the turned picture. `x` and `end` are those of its letters. */
export type Bar = { run: Run; top: number; height: number; capitals: number; x: number; end: number; line: GiantLine };

export type BarsWish = {
  /** The length of a line from edge to edge of the picture, and the height for all bars. */
  measure: number;
  room: number;
  middle: number;
  /** Where letters may begin and end in the picture, at a height of the turned one. */
  startAt(y: number): number;
  endAt(y: number): number;
  /** Whether the first bar comes from the right. */
  mirrored: boolean;
};

/** The cut that gives the highest capitals, and its bars above each other about the middle. */
export async function barsOf(stage: Stage, ruler: Ruler, wish: BarsWish): Promise<Bar[]> {
  const marks = await marksOf(stage, ruler);
  const { runs, heights } = bestCut(ruler, wish, 1 + marks.above + marks.below);
  const gap = Math.min(...heights) * GAP;
  const high = (capitals: number) => capitals * (1 + marks.above + marks.below);
  const total = heights.reduce((sum, one) => sum + high(one), 0) + gap * (runs.length - 1);
  let top = wish.middle - total / 2;
  return runs.map((run, index) => {
    const wished = heights[index] ?? 0;
    const isFirst = (index % 2 === 0) !== wish.mirrored;
    const fitted = fitWidth(ruler, run, wish.measure * (SHARES[index] ?? 0.9), wished);
    const wide = ruler.widthOf(...run, fitted.width) * fitted.size;
    const capTop = top + marks.above * wished + (wished - fitted.height) / 2;
    const x = isFirst ? startOf(wish, capTop, wished) : endOf(wish, capTop, wished) - wide;
    const line = lineOn(ruler, run, { x, baseline: capTop + fitted.height, size: fitted.size, width: fitted.width });
    const bar = { run, top, height: high(wished), capitals: wished, x, end: x + wide, line };
    top += bar.height + gap;
    return bar;
  });
}

const startOf = ({ startAt }: BarsWish, top: number, height: number) => Math.max(startAt(top), startAt(top + height));
const endOf = ({ endAt }: BarsWish, top: number, height: number) => Math.min(endAt(top), endAt(top + height));

/** The air that all bars have above and below their capitals, as shares of the capitals' height. */
async function marksOf({ painter }: Stage, { face, baseline, capital, textOf, words }: Ruler) {
  const { axis: _, ...look } = face;
  const ink = await edgesOf(painter, textOf(0, words.length), look);
  const share = (over: number) => Math.max(PAD, over / capital + MARK_AIR);
  return { above: share(baseline - capital - ink.top), below: share(ink.bottom - baseline) };
}

function bestCut(ruler: Ruler, { measure, room }: BarsWish, bar: number): { runs: Run[]; heights: number[] } {
  const { axis } = ruler.face;
  const fixed = axis.least === axis.most;
  let best: { runs: Run[]; heights: number[] } | undefined;
  let most = 0;
  for (let count = Math.min(2, ruler.words.length); count <= Math.min(MOST_BARS, ruler.words.length); count++)
    for (const runs of waysToCut(ruler, count)) {
      const free = room / (count * bar + (count - 1) * GAP);
      const reach = runs.map(
        ([from, to], index) => (ruler.capital * measure * (SHARES[index] ?? 0.9)) / ruler.widthOf(from, to, axis.least),
      );
      const common = Math.min(free, ...reach);
      // Letters that cannot be squeezed get bars of different heights.
      const heights = reach.map((one) => (fixed ? Math.min(one, free * 1.25, common * 1.7) : common));
      const sum = heights.reduce((total, one) => total + one * bar, 0);
      const scale = Math.min(1, room / sum);
      const evenness = Math.min(...reach) / Math.max(...reach);
      // A bar of one short word leaves a hole beside it.
      const holes = runs.reduce((sum, [from, to], index) => {
        const widest = (ruler.widthOf(from, to, axis.most) * common) / ruler.capital;
        return sum + Math.max(0, 0.75 - widest / (measure * (SHARES[index] ?? 0.9)));
      }, 0);
      const torn = runs.filter((run) => hasStopInside(ruler, run)).length;
      const score =
        (sum * scale * 0.5 + common * scale * bar) *
        0.86 ** torn *
        (0.8 + 0.2 * evenness) *
        (count > 4 ? 0.94 : 1) *
        Math.max(0.3, 1 - holes);
      if (score <= most) continue;
      most = score;
      best = { runs, heights: heights.map((one) => one * scale) };
    }
  return best ?? { runs: [[0, ruler.words.length]], heights: [room * 0.5] };
}

const hasStopInside = (ruler: Ruler, [from, to]: Run) =>
  Array.from({ length: to - from - 1 }, (_, index) => from + index + 1).some((index) => ruler.stopsBefore(index));
