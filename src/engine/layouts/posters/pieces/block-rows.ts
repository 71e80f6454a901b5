import { cutWidths } from "../../../giant-type/cut-widths.ts";
import { cheapestCut, type Run } from "../../../giant-type/cuts.ts";
import { edgesOf } from "../../../giant-type/edges-of.ts";
import { type FittedWidth, fitWidth } from "../../../giant-type/fit-width.ts";
import { lineOn } from "../../../giant-type/giant-layer.ts";
import type { Ruler } from "../../../giant-type/ruler.ts";
import type { GiantLine } from "../../../layers/layer.ts";
import type { Painter } from "../../../painter/painter.ts";
import type { Box } from "../../../scene/box.ts";

type BlockRow = FittedWidth & {
  run: Run;
  /** How far marks reach above the capitals and tails below the baseline, in pixels. */
  above: number;
  below: number;
};
export type Block = {
  rows: BlockRow[];
  height: number;
  gaps: number[];
  /** How much of the measure the widest row takes. */
  fills: number;
};

export type BlockWish = { width: number; height: number; mostRows: number; maxCapital: number; mortar: number };

/** Rows set to both edges by the width of their letters, as high together as the room allows. */
export async function blockOf(painter: Painter, ruler: Ruler, wish: BlockWish): Promise<Block> {
  const words = ruler.words.filter(({ sticky }) => !sticky).length;
  const blocks: Block[] = [];
  for (let count = 1; count <= Math.max(1, Math.min(wish.mostRows, words)); count++) {
    const runs = evenly(ruler, count);
    if (runs) blocks.push(await blockFrom(painter, ruler, runs, wish));
  }
  return blocks.sort((a, b) => worth(b) - worth(a))[0] ?? { rows: [], height: 0, gaps: [], fills: 1 };
}

/** High rows are good; a row that is much lower than its neighbour is not, and rows should reach both edges. */
function worth({ rows, height, fills }: Block) {
  const heights = rows.map((row) => row.height);
  return height * (1 - 0.2 * (1 - Math.min(...heights) / Math.max(...heights))) * fills ** 3;
}

function shrunk({ rows, height, gaps, fills }: Block, by: number): Block {
  const smaller = rows.map((row) => ({
    ...row,
    size: row.size * by,
    height: row.height * by,
    above: row.above * by,
    below: row.below * by,
  }));
  return { rows: smaller, height: height * by, gaps: gaps.map((gap) => gap * by), fills: fills * by };
}

function evenly(ruler: Ruler, count: number): Run[] | undefined {
  const cut = cutWidths(ruler);
  return cheapestCut(ruler, count, (edges) => {
    const { least, most } = cut.spanOf(edges);
    return most / Math.max(0.1, least) - cut.stopsIn(edges) * 0.8;
  });
}

/** The block of given rows: as high as they go at full width, and lower together when there is less room. */
export async function blockFrom(painter: Painter, ruler: Ruler, runs: readonly Run[], wish: BlockWish): Promise<Block> {
  const { axis, ...face } = ruler.face;
  const inks = await Promise.all(runs.map((run) => edgesOf(painter, ruler.textOf(...run), face)));
  const lowest = runs.map((run) => (ruler.capital * wish.width) / ruler.widthOf(...run, axis.most));
  const at = (common: number): Block => {
    const rows = runs.map((run, index): BlockRow => {
      // Lower than this a row could no longer reach both edges.
      const fitted = fitWidth(ruler, run, wish.width, Math.min(wish.maxCapital, Math.max(common, lowest[index] ?? 0)));
      const { top = 0, bottom = 0 } = inks[index] ?? {};
      return {
        ...fitted,
        run,
        above: Math.max(0, ruler.baseline - ruler.capital - top) * fitted.size,
        below: Math.max(0, bottom - ruler.baseline) * fitted.size,
      };
    });
    return { ...spaced(rows, wish.mortar), fills: widestOf(ruler, rows) / wish.width };
  };
  let [low, high] = [0, wish.maxCapital];
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (at(middle).height > wish.height) high = middle;
    else low = middle;
  }
  const block = at(low);
  return block.height > wish.height ? shrunk(block, wish.height / block.height) : block;
}

const widestOf = (ruler: Ruler, rows: readonly BlockRow[]) =>
  Math.max(...rows.map(({ run, size, width }) => ruler.widthOf(...run, width) * size));

/** Tails and marks may stand in the mortar; they push the next row away only when they would nearly touch it. */
function spaced(rows: BlockRow[], mortar: number) {
  const gaps = rows
    .slice(1)
    .map((row, index) => Math.max(mortar, (rows[index]?.below ?? 0) + row.above + mortar * 0.4));
  const edges = overhang(rows[0]?.above ?? 0, mortar) + overhang(rows.at(-1)?.below ?? 0, mortar);
  const height = rows.reduce((sum, row) => sum + row.height, 0) + gaps.reduce((sum, gap) => sum + gap, 0) + edges;
  return { rows, gaps, height };
}

/** Small tails do not move a block away from its edge. */
const overhang = (reach: number, mortar: number) => (reach > mortar * 0.5 ? reach : 0);

/** The lines of a block, from the top of an area on. */
export function linesOfBlock(
  ruler: Ruler,
  { rows, gaps }: Block,
  area: Box,
  mortar: number,
  align: "left" | "center" | "right" = ruler.script === "arabic" ? "right" : "left",
): GiantLine[] {
  const share = { left: 0, center: 0.5, right: 1 }[align];
  let y = area.y + overhang(rows[0]?.above ?? 0, mortar);
  return rows.map((row, index) => {
    const baseline = y + row.height;
    y = baseline + (gaps[index] ?? 0);
    return lineOn(ruler, row.run, {
      x: area.x + area.width * share,
      align,
      baseline,
      size: row.size,
      width: row.width,
    });
  });
}
