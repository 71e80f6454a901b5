import type { Ruler } from "./ruler.ts";

/** A row of words: from the first up to, but without, the last. */
export type Run = readonly [from: number, to: number];

/** Texts that are admitted to giant type have few words; longer ones get the first so many ways. */
const MOST_WAYS = 20_000;

/** Every way to cut the words into so many rows, without a row that begins with what belongs to the word before. */
export function* waysToCut(ruler: Pick<Ruler, "words">, rows: number): Generator<Run[]> {
  for (const edges of edgesOfCuts(ruler, rows)) yield runsBetween(edges);
}

/**
 * The way to cut the words into so many rows that costs least, the first of those that cost the same. The cost is
 * computed from the edges of the rows: where the first begins, where each of them ends.
 */
export function cheapestCut(
  ruler: Pick<Ruler, "words">,
  rows: number,
  costOf: (edges: readonly number[]) => number,
): Run[] | undefined {
  let best: number[] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const edges of edgesOfCuts(ruler, rows)) {
    const cost = costOf(edges);
    if (cost >= least) continue;
    least = cost;
    best = [...edges];
  }
  return best && runsBetween(best);
}

/** The same list each time, with other edges in it: there may be thousands of ways. */
function* edgesOfCuts({ words }: Pick<Ruler, "words">, rows: number): Generator<readonly number[]> {
  const places = words.flatMap(({ sticky }, index) => (index > 0 && !sticky ? [index] : []));
  const cuts = rows - 1;
  if (rows > words.length || cuts > places.length) return;
  const chosen = Array.from({ length: cuts }, (_, cut) => cut);
  const edges = [0, ...places.slice(0, cuts), words.length];
  for (let way = 0; way < MOST_WAYS; way++) {
    yield edges;
    let moved = cuts - 1;
    while (moved >= 0 && chosen[moved] === places.length - cuts + moved) moved--;
    if (moved < 0) return;
    let place = (chosen[moved] ?? 0) + 1;
    for (let cut = moved; cut < cuts; cut++, place++) {
      chosen[cut] = place;
      edges[cut + 1] = places[place] ?? 0;
    }
  }
}

const runsBetween = (edges: readonly number[]): Run[] =>
  edges.slice(1).map((to, index): Run => [edges[index] ?? 0, to]);
