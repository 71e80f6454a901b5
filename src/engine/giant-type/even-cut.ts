import type { Run } from "./cuts.ts";
import type { Ruler } from "./ruler.ts";

/** What a break after a full stop or a comma is worth, as a share of a line's squared width. */
const STOP = 0.04;
/** What a last line of one short word costs. */
const WIDOW = 0.6;

type Plan = { cost: number; runs: Run[] };

/**
 * Long texts have more ways to be cut than can be tried. This finds the rows that are nearest to equally wide: the best
 * plan for the words from each place on, built up from the last row.
 */
export function evenCut(ruler: Ruler, count: number): Run[] | undefined {
  const total = ruler.words.length;
  const widthOf = (from: number, to: number) => ruler.widthOf(from, to, ruler.face.width);
  const wish = widthOf(0, total) / count;
  let plans: (Plan | undefined)[] = Array.from({ length: total + 1 });
  plans[total] = { cost: 0, runs: [] };
  for (let row = 1; row <= count; row++) {
    const next: typeof plans = Array.from({ length: total + 1 });
    for (let from = 0; from < total; from++) {
      if (ruler.words[from]?.sticky) continue;
      for (let to = from + 1; to <= total; to++) {
        const rest = plans[to];
        if (!rest) continue;
        const width = widthOf(from, to) / wish;
        const widow = row === 1 && width < 0.3 ? WIDOW : 0;
        const cost = rest.cost + (width - 1) ** 2 + widow - (ruler.stopsBefore(from) ? STOP : 0);
        if (cost < (next[from]?.cost ?? Number.POSITIVE_INFINITY))
          next[from] = { cost, runs: [[from, to], ...rest.runs] };
      }
    }
    plans = next;
  }
  return plans[0]?.runs;
}
