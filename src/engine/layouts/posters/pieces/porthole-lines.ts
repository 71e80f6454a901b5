import type { Run } from "../../../giant-type/cuts.ts";
import type { Ruler } from "../../../giant-type/ruler.ts";
import { isHan } from "../../../giant-type/script-of.ts";

/** Lines of different measures. `baselines` count from the top of the first capitals. */
export type Flow = { size: number; runs: Run[]; baselines: number[] };

export type FlowWish = {
  ruler: Ruler;
  leading: number;
  maxSize: number;
  minSize: number;
  /** How far the letters of the last line may reach down. */
  height: number;
  /** How wide a line may be whose letters reach from here to there. */
  roomAt(top: number, bottom: number): number;
};

/** The depth of letters below the baseline, in ems. */
const DEPTH = 0.18;
const STEP = 0.97;
/** What ragged lines cost against size: a setting a tenth smaller is taken when it is this much smoother. */
const RAGGED = 0.9;
/** Words of a sentence that has better places to break than after its first and before its last word. */
const LONG = 6;

/** Sets a text along an edge that is not straight: the largest size, or a little less when the lines are better. */
export function flowAlong(wish: FlowWish): Flow | undefined {
  const { maxSize, minSize } = wish;
  let best: (Flow & { score: number }) | undefined;
  for (let size = maxSize; size >= minSize; size *= STEP) {
    if (best && size < best.size * 0.72) break;
    const set = linesAt(wish, size);
    if (!set) continue;
    const score = Math.log(size) - set.cost * RAGGED;
    if (!best || score > best.score) best = { size, runs: set.runs, baselines: set.baselines, score };
  }
  return best;
}

type Plan = { cost: number; ends: number[] };

/** The best breaks at one size: the fewest lines at all, each as full as its measure asks. */
function linesAt({ ruler, leading, height, roomAt }: FlowWish, size: number) {
  const count = ruler.words.length;
  const capital = ruler.capital * size;
  const lines = Math.floor((height - capital - DEPTH * size) / (leading * size)) + 1;
  if (lines < 1) return undefined;
  const rooms = Array.from({ length: lines }, (_, line) => {
    const top = line * leading * size;
    return roomAt(top, top + capital + DEPTH * size);
  });
  let plans: (Plan | undefined)[] = [{ cost: 0, ends: [] }];
  let best: Plan | undefined;
  for (const room of rooms) {
    const next: (Plan | undefined)[] = [];
    plans.forEach((plan, from) => {
      if (!plan || from === count) return;
      for (let to = from + 1; to <= count; to++) {
        const width = ruler.widthOf(from, to, ruler.face.width) * size;
        if (width > room) break;
        if (ruler.words[to]?.sticky) continue;
        const cost = plan.cost + costOf(ruler, from, to, width / room);
        if (cost < (next[to]?.cost ?? Number.POSITIVE_INFINITY)) next[to] = { cost, ends: [...plan.ends, to] };
      }
    });
    const done = next[count];
    if (done && (!best || done.cost / done.ends.length < best.cost / best.ends.length)) best = done;
    plans = next;
  }
  if (!best) return undefined;
  const { ends, cost } = best;
  const runs = ends.map((to, line): Run => [ends[line - 1] ?? 0, to]);
  const baselines = runs.map((_, line) => capital + line * leading * size);
  return { runs, baselines, cost: cost / runs.length };
}

/** An empty rest costs, and a short word alone on a line; a line that ends with a clause may be shorter. */
function costOf(ruler: Ruler, from: number, to: number, share: number) {
  const isLast = to === ruler.words.length;
  const ends = isLast || ruler.stopsBefore(to);
  const slack = (1 - share) ** 2 * (ends ? 0.35 : 1);
  const lonely = from > 0 && to - from === 1 && lettersIn(ruler.textOf(from, to)) < (isHan(ruler.script) ? 3 : 5);
  const widow = isLast && from > 0 && share < 0.3 ? 0.15 : 0;
  // In a long sentence one word by itself looks torn off, whether it is short or not.
  const isTorn = to - from === 1 && ruler.words.length > LONG && share < 0.85 && !isHan(ruler.script);
  return slack + (lonely ? 0.6 : isTorn ? 0.4 : 0) + widow;
}

const lettersIn = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "").length;
