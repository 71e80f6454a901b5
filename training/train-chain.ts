import { type ChainModel, JOINT_COUNT, predecessors, sharesOf } from "../src/engine/author/understood/chain.ts";
import type { Sight } from "../src/engine/author/understood/features-of.ts";
import { keepSome, numberFeatures, numbersOf, type Pruning, pruned, random, shuffled } from "./features.ts";

/** What is learnt from: the features of every token and its right tag. */
export type Lesson = Sight & { tags: readonly string[] };

type Settings = { rounds: number; rate: number; decay: number; dropout: number; seenIn: number };
/** Errors smaller than this change nothing that matters, and there are very many of them. */
const IGNORED = 3e-3;

export const SETTINGS: Settings = { rounds: 14, rate: 0.1, decay: 3e-4, dropout: 0.25, seenIn: 3 };

/**
 * A conditional random field, trained by gradient steps that grow smaller the more often a weight has moved. Features
 * are left out at random, so that no single word decides; features seen in one description only are dropped.
 *
 * Nearly all the time is spent in the innermost loops here, hence the plain loops over arrays that are made once.
 */
export function trainChain(
  lessons: readonly Lesson[],
  settings: Settings = SETTINGS,
): ChainModel<Map<string, Float32Array>> {
  const tags = tagsIn(lessons);
  const wide = tags.length;
  const numbers = numberFeatures(
    lessons.map(({ features }) => features),
    settings.seenIn,
  );
  const weights = movable(numbers.size * wide);
  const steps = movable((JOINT_COUNT * wide + 1) * wide);
  const before = predecessors(tags).map((list) => Int32Array.from(list));
  const chance = random(7);
  const ready = lessons.map(({ features, tags: right, joints }) => ({
    numbers: features.map((list) => numbersOf(list, numbers)),
    joints,
    right: Int32Array.from(right, (tag) => tags.indexOf(tag)),
  }));
  const seen = new Int32Array(Math.max(...ready.map(({ numbers: lists }) => sum(lists.map((list) => list.length)))));
  const ends = new Int32Array(Math.max(...ready.map(({ right }) => right.length)));
  const wrong = new Int32Array(wide);
  const nudge = ({ values, moved }: Movable, at: number, error: number) => {
    const slope = error - settings.decay * values[at]!;
    moved[at]! += slope * slope;
    values[at]! += (settings.rate * slope) / Math.sqrt(moved[at]!);
  };
  for (let round = 0; round < settings.rounds; round++)
    for (const { numbers: lists, joints, right } of shuffled(ready, chance)) {
      const count = right.length;
      const scores = new Float64Array(count * wide);
      for (let at = 0; at < count; at++) {
        const from = at === 0 ? 0 : ends[at - 1]!;
        ends[at] = keepSome(lists[at]!, seen, from, settings.dropout, chance);
        for (let place = from; place < ends[at]!; place++) {
          const row = seen[place]! * wide;
          for (let tag = 0; tag < wide; tag++) scores[at * wide + tag]! += weights.values[row + tag]!;
        }
      }
      const { forward, backward, powers, stepPowers, shares } = sharesOf(
        { scores, joints },
        { tags, steps: steps.values },
      );
      for (let at = 0; at < count; at++) {
        const row = at * wide;
        let wrongs = 0;
        for (let tag = 0; tag < wide; tag++) {
          const error = (right[at] === tag ? 1 : 0) - shares[row + tag]!;
          shares[row + tag] = error;
          if (error > IGNORED || error < -IGNORED) wrong[wrongs++] = tag;
        }
        for (let place = at === 0 ? 0 : ends[at - 1]!; place < ends[at]!; place++)
          for (let one = 0; one < wrongs; one++)
            nudge(weights, seen[place]! * wide + wrong[one]!, shares[row + wrong[one]!]!);
        if (at === 0) {
          for (let one = 0; one < wrongs; one++)
            nudge(steps, JOINT_COUNT * wide * wide + wrong[one]!, shares[wrong[one]!]!);
          continue;
        }
        const table = (joints[at] ?? 0) * wide * wide;
        for (let tag = 0; tag < wide; tag++) {
          const rest = powers[row + tag]! * backward[row + tag]!;
          const isRight = right[at] === tag;
          // Where a tag is out of the question, so is every way to it.
          if (!isRight && rest < IGNORED / LARGEST_STEP) continue;
          const origins = before[tag]!;
          for (let one = 0; one < origins.length; one++) {
            const from = origins[one]!;
            const share = forward[row - wide + from]! * stepPowers[table + from * wide + tag]! * rest;
            const error = (isRight && right[at - 1] === from ? 1 : 0) - share;
            if (error > IGNORED || error < -IGNORED) nudge(steps, table + from * wide + tag, error);
          }
        }
      }
    }
  return { tags, steps: steps.values, weights: sparse(numbers, weights.values, wide) };
}

/** No step weighs more than e to the power of 9. */
const LARGEST_STEP = 8000;

/** Numbers with the squares of all their changes. */
type Movable = { values: Float32Array; moved: Float32Array };
const movable = (size: number): Movable => ({
  values: new Float32Array(size),
  moved: new Float32Array(size).fill(0.01),
});

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const PRUNING: Pruning = { smallest: 0.055, strongest: 0.2 };

/** Only the weights that matter, as pairs of tag and weight. */
function sparse(numbers: ReadonlyMap<string, number>, weights: Float32Array, wide: number) {
  const pairs = new Map<string, Float32Array>();
  for (const [feature, number] of numbers) {
    const row = pruned(weights.subarray(number * wide, (number + 1) * wide), PRUNING);
    if (row)
      pairs.set(feature, Float32Array.from([...row].flatMap((weight, tag) => (weight === 0 ? [] : [tag, weight]))));
  }
  return pairs;
}

function tagsIn(lessons: readonly Lesson[]): string[] {
  const parts = new Set(lessons.flatMap(({ tags }) => tags.map((tag) => tag.slice(2))).filter(Boolean));
  return ["O", ...[...parts].sort().flatMap((part) => [`B-${part}`, `I-${part}`])];
}
