import type { Weights } from "./model-text.ts";

/** Scores of a chain of tags: what the features of a token say about its tag, and what the tag before says. */
export type ChainModel<Table extends Weights = Weights> = {
  /** "O" for nothing in particular, "B-x" for the first token of a part x, "I-x" for the others. */
  tags: readonly string[];
  /** By tag. */
  weights: Table;
  /** From each tag to each tag, once for every joint; the last row is the beginning. */
  steps: Float32Array;
};

/** How a token is joined to the one before it: inside a clause, as a stop, or as the first one of a clause. */
export const JOINTS = { inside: 0, stop: 1, begin: 2 } as const;
export const JOINT_COUNT = 3;

/** What a chain is found in: the score of every tag at every token, a row of tags per token, and the tokens' joints. */
type Scored = { scores: Float64Array; joints: readonly number[] };

export type Chain = {
  /** The best tag for every token. */
  best: number[];
  /** How likely each tag is at each token, a row of tags per token. */
  shares: Float64Array;
};

const NEVER = -1e9;

/** The tags that may stand before each tag: a part goes on only where it began. */
export function predecessors(tags: readonly string[]): number[][] {
  const all = tags.map((_, tag) => tag);
  return tags.map((tag) =>
    tag.startsWith("I-") ? all.filter((before) => tags[before]?.slice(2) === tag.slice(2)) : all,
  );
}

/** Adds up the weights of the features of every token. */
export function scoresOf(features: readonly (readonly string[])[], { tags, weights }: ChainModel): Float64Array {
  const scores = new Float64Array(features.length * tags.length);
  for (const [at, list] of features.entries())
    for (const feature of list) {
      const pairs = weights.get(feature);
      if (!pairs) continue;
      for (let pair = 0; pair < pairs.length; pair += 2) {
        const place = at * tags.length + (pairs[pair] ?? 0);
        scores[place] = (scores[place] ?? 0) + (pairs[pair + 1] ?? 0);
      }
    }
  return scores;
}

/** The likeliest chain of tags, and how likely every tag is by itself. */
export function readChain(scored: Scored, model: Steps): Chain {
  return scored.scores.length === 0
    ? { best: [], shares: scored.scores }
    : { best: bestOf(scored, model), shares: sharesOf(scored, model).shares };
}

type Steps = Pick<ChainModel, "tags" | "steps">;

function bestOf({ scores, joints }: Scored, { tags, steps }: Steps): number[] {
  const wide = tags.length;
  const count = scores.length / wide;
  const before = predecessors(tags);
  const reached = new Float64Array(scores.length).fill(NEVER);
  const origin = new Int32Array(scores.length);
  for (let at = 0; at < count; at++) {
    const table = (joints[at] ?? 0) * wide * wide;
    for (let tag = 0; tag < wide; tag++) {
      let most = at === 0 ? startOf(tag, tags, steps) : NEVER;
      if (at > 0)
        for (const from of before[tag] ?? []) {
          const value = (reached[(at - 1) * wide + from] ?? 0) + (steps[table + from * wide + tag] ?? 0);
          if (value > most) {
            most = value;
            origin[at * wide + tag] = from;
          }
        }
      reached[at * wide + tag] = most + (scores[at * wide + tag] ?? 0);
    }
  }
  const last = reached.subarray((count - 1) * wide);
  let tag = last.indexOf(Math.max(...last));
  const best = new Array<number>(count);
  for (let at = count - 1; at >= 0; at--) {
    best[at] = tag;
    tag = origin[at * wide + tag] ?? 0;
  }
  return best;
}

const startOf = (tag: number, tags: readonly string[], steps: Float32Array) =>
  tags[tag]?.startsWith("I-") ? NEVER : (steps[JOINT_COUNT * tags.length * tags.length + tag] ?? 0);

/**
 * How likely every tag is at every token, by sums forward and backward over all chains. Both are scaled at each token,
 * so that they stay numbers; training needs them as well.
 */
export function sharesOf({ scores, joints }: Scored, { tags, steps }: Steps) {
  const wide = tags.length;
  const count = scores.length / wide;
  const { before, after } = neighboursOf(tags);
  const stepPowers = new Float64Array(steps.length);
  for (let step = 0; step < steps.length; step++) stepPowers[step] = Math.exp(steps[step] ?? 0);
  const powers = new Float64Array(scores.length);
  const forward = new Float64Array(scores.length);
  const backward = new Float64Array(scores.length).fill(1);
  for (let at = 0; at < count; at++) {
    const table = (joints[at] ?? 0) * wide * wide;
    let most = Number.NEGATIVE_INFINITY;
    for (let tag = 0; tag < wide; tag++) most = Math.max(most, scores[at * wide + tag] ?? 0);
    let total = 0;
    for (let tag = 0; tag < wide; tag++) {
      const power = Math.exp((scores[at * wide + tag] ?? 0) - most);
      let sum = 0;
      const origins = before[tag] as Int32Array;
      if (at === 0) sum = tags[tag]?.startsWith("I-") ? 0 : (stepPowers[JOINT_COUNT * wide * wide + tag] ?? 0);
      else
        for (let one = 0; one < origins.length; one++) {
          const from = origins[one] ?? 0;
          sum += (forward[(at - 1) * wide + from] ?? 0) * (stepPowers[table + from * wide + tag] ?? 0);
        }
      powers[at * wide + tag] = power;
      forward[at * wide + tag] = sum * power;
      total += sum * power;
    }
    for (let tag = 0; tag < wide; tag++) {
      const place = at * wide + tag;
      forward[place] = (forward[place] ?? 0) / total;
      powers[place] = (powers[place] ?? 0) / total;
    }
  }
  for (let at = count - 2; at >= 0; at--) {
    const table = (joints[at + 1] ?? 0) * wide * wide;
    for (let from = 0; from < wide; from++) {
      let sum = 0;
      const next = after[from] as Int32Array;
      for (let one = 0; one < next.length; one++) {
        const tag = next[one] ?? 0;
        const place = (at + 1) * wide + tag;
        sum += (backward[place] ?? 0) * (powers[place] ?? 0) * (stepPowers[table + from * wide + tag] ?? 0);
      }
      backward[at * wide + from] = sum;
    }
  }
  const shares = new Float64Array(scores.length);
  for (let place = 0; place < shares.length; place++) shares[place] = (forward[place] ?? 0) * (backward[place] ?? 0);
  return { forward, backward, powers, stepPowers, shares };
}

const neighbours = new WeakMap<readonly string[], { before: Int32Array[]; after: Int32Array[] }>();

function neighboursOf(tags: readonly string[]) {
  const known = neighbours.get(tags);
  if (known) return known;
  const origins = predecessors(tags);
  const found = {
    before: origins.map((list) => Int32Array.from(list)),
    after: tags.map((_, from) => Int32Array.from(origins.flatMap((list, tag) => (list.includes(from) ? [tag] : [])))),
  };
  neighbours.set(tags, found);
  return found;
}
