import { type ChoiceModel, sharesOf } from "../src/engine/author/understood/choice.ts";
import { keepSome, numberFeatures, numbersOf, type Pruning, pruned, random, shuffled } from "./features.ts";

export type Example<Choice extends string> = { features: readonly string[]; choice: Choice };

/** One choice for a whole description by softmax regression, with the same care as the chain. */
export function trainChoice<Choice extends string>(
  examples: readonly Example<Choice>[],
  { rounds = 30, rate = 0.1, decay = 1e-3, dropout = 0.3, seenIn = 2 } = {},
): ChoiceModel<Choice, Map<string, Float32Array>> {
  const choices = [...new Set(examples.map(({ choice }) => choice))].sort();
  const wide = choices.length;
  const numbers = numberFeatures(
    examples.map(({ features }) => [features]),
    seenIn,
  );
  const weights = new Float32Array(numbers.size * wide);
  const moved = new Float32Array(weights.length).fill(0.01);
  const chance = random(11);
  const ready = examples.map(({ features, choice }) => ({
    numbers: numbersOf([...new Set(features)], numbers),
    right: choices.indexOf(choice),
  }));
  const seen = new Int32Array(numbers.size);
  for (let round = 0; round < rounds; round++)
    for (const { numbers: all, right } of shuffled(ready, chance)) {
      const count = keepSome(all, seen, 0, dropout, chance);
      const sums = new Array<number>(wide).fill(0);
      for (let place = 0; place < count; place++)
        for (let at = 0; at < wide; at++) sums[at]! += weights[seen[place]! * wide + at]!;
      const errors = sharesOf(sums).map((share, at) => Number(at === right) - share);
      for (let place = 0; place < count; place++)
        for (let at = 0; at < wide; at++) {
          const weight = seen[place]! * wide + at;
          const slope = errors[at]! - decay * weights[weight]!;
          moved[weight]! += slope * slope;
          weights[weight]! += (rate * slope) / Math.sqrt(moved[weight]!);
        }
    }
  return {
    choices,
    weights: new Map(
      [...numbers].flatMap(([feature, at]) => {
        const row = pruned(weights.subarray(at * wide, (at + 1) * wide), PRUNING);
        return row ? [[feature, pairsOf(row)] as const] : [];
      }),
    ),
  };
}

const PRUNING: Pruning = { smallest: 0.03, strongest: 0.1 };

const pairsOf = (row: Float32Array) =>
  Float32Array.from([...row].flatMap((weight, at) => (weight ? [at, weight] : [])));
