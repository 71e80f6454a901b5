import { type Run, waysToCut } from "../../../giant-type/cuts.ts";
import { fitRows, type Rows } from "../../../giant-type/fit-rows.ts";
import { partOf } from "../../../giant-type/part-of.ts";
import type { Ruler } from "../../../giant-type/ruler.ts";

const MOST = 3;
/** What a break at a full stop or comma is worth, as a share of the whole length. */
const STOP = 0.22;
/** Small words belong to what follows, so no part ends with one, and some begin something new. */
const DANGLING = 0.06;
const JOINT = 0.14;
const BEGINS =
  /^(?:to|for|and|but|with|that|who|when|where|because|so|or|from|und|für|mit|wenn|weil|dass|aber|oder|et|mais|pour|avec|qui|que|ou|y|para|con|pero|и|а|но|для|что|чтобы|когда|где)$/iu;

/** The sentence cut into three at its stops, then evenly; into fewer parts when it has fewer words. */
export function partsOf(ruler: Ruler): Run[] {
  const count = Math.min(MOST, ruler.words.filter(({ sticky }) => !sticky).length);
  const whole = ruler.widthOf(0, ruler.words.length);
  let best: Run[] = [[0, ruler.words.length]];
  let least = Number.POSITIVE_INFINITY;
  for (const runs of waysToCut(ruler, Math.max(1, count))) {
    const widths = runs.map(([from, to]) => ruler.widthOf(from, to));
    const cuts = runs.slice(1).map(([from]) => from);
    const stops = cuts.filter((from) => ruler.stopsBefore(from)).length;
    const dangling = cuts.filter((from) => !ruler.stopsBefore(from) && isSmall(ruler.textOf(from - 1, from))).length;
    const uneven = (Math.max(...widths) - Math.min(...widths)) / whole;
    const joints = cuts.filter((from) => BEGINS.test(ruler.textOf(from, from + 1))).length;
    const cost = uneven - stops * STOP - joints * JOINT + dangling * DANGLING;
    if (cost >= least) continue;
    least = cost;
    best = runs;
  }
  return best;
}

const isSmall = (word: string) => /^\p{Script=Latin}{1,3}$/u.test(word);

export type PartRoom = { width: number; height: number };

/** All parts at one size, the largest at which each fits its room. */
export function fitParts(ruler: Ruler, parts: readonly Run[], rooms: readonly PartRoom[], maxSize: number): Rows[] {
  const set = (most: number) =>
    parts.map((run, index) =>
      fitRows(partOf(ruler, run), {
        ...(rooms[index] ?? { width: 1, height: 1 }),
        leading: leadingOf(ruler),
        maxSize: most,
        maxRows: 5,
      }),
    );
  return set(Math.min(...set(maxSize).map(({ size }) => size)));
}

const leadingOf = ({ script }: Ruler) =>
  script === "latin" || script === "cyrillic" ? 0.97 : script === "arabic" ? 1.3 : 1.14;
