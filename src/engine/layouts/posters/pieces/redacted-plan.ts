import { cutWidths } from "../../../giant-type/cut-widths.ts";
import { cheapestCut, type Run } from "../../../giant-type/cuts.ts";
import type { Ruler } from "../../../giant-type/ruler.ts";

/** A page of so many lines: which words are left standing on which of them. */
export type Plan = { count: number; pitch: number; size: number; runs: { run: Run; line: number }[] };

export type PlanRoom = { width: number; height: number; least: number; most: number; scale: number };

/** The words may cover this much of a line, and about this much of the page. */
const MOST_OF_LINE = 0.8;
const COVERED = 0.26;
/** The first line is all bars. */
const KEPT = 1;

/** The page on which the words cover about a quarter, spread over as many lines as look well. */
export function redactedPlan(ruler: Ruler, { width, height, least, most, scale }: PlanRoom): Plan {
  let best: { cost: number; plan: Plan } | undefined;
  const cuts = Array.from({ length: Math.min(most, ruler.words.length) + 1 }, (_, rows) => evenest(ruler, rows));
  for (let count = least; count <= most; count++) {
    const pitch = height / count;
    const size = pitch * scale;
    const free = count - KEPT;
    for (let rows = 1; rows <= Math.min(free, ruler.words.length); rows++) {
      const runs = cuts[rows];
      if (!runs || widestOf(ruler, runs) * size > width * MOST_OF_LINE) continue;
      const covered = runs.reduce((sum, run) => sum + ruler.widthOf(...run), 0) * size;
      const cost =
        Math.abs(covered / (width * count) - COVERED) * 4 + count * 0.05 + Math.abs(rows - free * 0.62) * 0.12;
      if (best && cost >= best.cost) continue;
      const lines = runs.map((run, row) => ({ run, line: 1 + lineOf(row, rows, free) }));
      best = { cost, plan: { count, pitch, size, runs: lines } };
    }
  }
  return best?.plan ?? fullest(ruler, { width, height, least, most, scale });
}

/** For words that fit no page: as many lines as there may be, and letters as small as the longest row needs. */
function fullest(ruler: Ruler, { width, height, most, scale }: PlanRoom): Plan {
  const pitch = height / most;
  const rows = Math.min(most - KEPT, ruler.words.length);
  const runs = evenest(ruler, rows) ?? [[0, ruler.words.length]];
  const size = Math.min(pitch * scale, (width * MOST_OF_LINE) / widestOf(ruler, runs));
  return { count: most, pitch, size, runs: runs.map((run, row) => ({ run, line: KEPT + row })) };
}

/** Rows of words are spread over the free lines, the last one on the last of them. */
const lineOf = (row: number, rows: number, free: number) =>
  rows === 1 ? Math.floor((free - 1) / 2) : Math.round((row * (free - 1)) / (rows - 1));

const widestOf = (ruler: Ruler, runs: readonly Run[]) => Math.max(...runs.map((run) => ruler.widthOf(...run)));

/** The cut with the most even rows, which breaks at full stops where it can. */
function evenest(ruler: Ruler, rows: number): Run[] | undefined {
  if (rows === 0) return undefined;
  const cut = cutWidths(ruler);
  return cheapestCut(ruler, rows, (edges) => {
    const { least, most } = cut.spanOf(edges);
    return most + (most - least) * 0.3 - cut.stopsIn(edges) * most * 0.15;
  });
}
