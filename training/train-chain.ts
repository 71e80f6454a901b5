import { type ChainModel, predecessors, sharesOf } from "../src/engine/author/understood/chain.ts";

/** What is learnt from: the features of every token and its right tag. */
export type Lesson = { features: readonly (readonly string[])[]; tags: readonly string[] };

type Settings = { rounds: number; rate: number; decay: number; dropout: number; seenIn: number };
/** Errors smaller than this change nothing that matters, and there are very many of them. */
const IGNORED = 3e-3;

export const SETTINGS: Settings = { rounds: 14, rate: 0.1, decay: 3e-4, dropout: 0.25, seenIn: 3 };

/**
 * A conditional random field, trained by gradient steps that grow smaller the more often a weight has moved. Features
 * are left out at random, so that no single word decides; features seen in one description only are dropped.
 */
export function trainChain(lessons: readonly Lesson[], settings: Settings = SETTINGS): ChainModel {
  const tags = tagsIn(lessons);
  const place = new Map(tags.map((tag, at) => [tag, at]));
  const wide = tags.length;
  const numbers = featureNumbers(lessons, settings.seenIn);
  const weights = new Float32Array(numbers.size * wide);
  const moved = new Float32Array(weights.length).fill(0.01);
  const steps = new Float32Array((wide + 1) * wide);
  const stepsMoved = new Float32Array(steps.length).fill(0.01);
  const before = predecessors(tags);
  const chance = random(7);
  const ready = lessons.map((lesson) => ({
    numbers: lesson.features.map((list) => list.flatMap((feature) => numbers.get(feature) ?? [])),
    right: lesson.tags.map((tag) => place.get(tag) as number),
  }));
  for (let round = 0; round < settings.rounds; round++)
    for (const lesson of shuffled(ready, chance)) {
      const seen = lesson.numbers.map((list) => list.filter(() => chance() >= settings.dropout));
      const scores = new Float64Array(seen.length * wide);
      for (let at = 0; at < seen.length; at++)
        for (const number of seen[at] as number[])
          for (let tag = 0; tag < wide; tag++) scores[at * wide + tag]! += weights[number * wide + tag]!;
      const { forward, backward, powers, stepPowers, shares } = sharesOf(scores, { tags, steps });
      const nudge = (list: Float32Array, sums: Float32Array, at: number, error: number) => {
        const slope = error - settings.decay * list[at]!;
        sums[at]! += slope * slope;
        list[at]! += (settings.rate * slope) / Math.sqrt(sums[at]!);
      };
      for (let at = 0; at < seen.length; at++) {
        const errors = tags
          .map((_, tag) => ({ tag, error: Number(lesson.right[at] === tag) - shares[at * wide + tag]! }))
          .filter(({ error }) => Math.abs(error) > IGNORED);
        for (const number of seen[at] as number[])
          for (const { tag, error } of errors) nudge(weights, moved, number * wide + tag, error);
      }
      for (let at = 0; at < seen.length; at++)
        for (let tag = 0; tag < wide; tag++)
          for (const from of at === 0 ? [wide] : (before[tag] as number[])) {
            const share =
              at === 0
                ? shares[tag]!
                : forward[(at - 1) * wide + from]! *
                  stepPowers[from * wide + tag]! *
                  powers[at * wide + tag]! *
                  backward[at * wide + tag]!;
            const isRight = lesson.right[at] === tag && (at === 0 || lesson.right[at - 1] === from);
            const error = Number(isRight) - share;
            if (Math.abs(error) > IGNORED) nudge(steps, stepsMoved, from * wide + tag, error);
          }
    }
  return { tags, steps, weights: sparse(numbers, weights, wide) };
}

const SMALLEST = 0.04;

/** Only the weights that matter, as pairs of tag and weight. */
function sparse(numbers: ReadonlyMap<string, number>, weights: Float32Array, wide: number) {
  const pairs = new Map<string, Float32Array>();
  for (const [feature, number] of numbers) {
    const row = weights.subarray(number * wide, (number + 1) * wide);
    const kept = [...row].flatMap((weight, tag) => (Math.abs(weight) >= SMALLEST ? [tag, weight] : []));
    if (kept.length > 0) pairs.set(feature, Float32Array.from(kept));
  }
  return pairs;
}

function tagsIn(lessons: readonly Lesson[]): string[] {
  const parts = new Set(lessons.flatMap(({ tags }) => tags.map((tag) => tag.slice(2))).filter(Boolean));
  return ["O", ...[...parts].sort().flatMap((part) => [`B-${part}`, `I-${part}`])];
}

function featureNumbers(lessons: readonly Lesson[], seenIn: number): Map<string, number> {
  const times = new Map<string, number>();
  for (const { features } of lessons)
    for (const feature of new Set(features.flat())) times.set(feature, (times.get(feature) ?? 0) + 1);
  const kept = [...times].filter(([, count]) => count >= seenIn);
  return new Map(kept.map(([feature], number) => [feature, number]));
}

/** The same numbers every time, so that the same descriptions give the same model. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

export function shuffled<Item>(items: readonly Item[], chance: () => number): Item[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1));
    [list[last], list[other]] = [list[other] as Item, list[last] as Item];
  }
  return list;
}
