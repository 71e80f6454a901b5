import { type ChoiceModel, choicesOf } from "../src/engine/author/understood/choice.ts";
import { random, shuffled } from "./train-chain.ts";

export type Example<Choice extends string> = { features: readonly string[]; choice: Choice };

/** One choice for a whole description by softmax regression, with the same care as the chain. */
export function trainChoice<Choice extends string>(
  examples: readonly Example<Choice>[],
  { rounds = 30, rate = 0.1, decay = 1e-3, dropout = 0.3, seenIn = 2 } = {},
): ChoiceModel<Choice> {
  const choices = [...new Set(examples.map(({ choice }) => choice))].sort();
  const times = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of new Set(features)) times.set(feature, (times.get(feature) ?? 0) + 1);
  const weights = new Map<string, Float32Array>();
  const moved = new Map<string, Float32Array>();
  for (const [feature, count] of times)
    if (count >= seenIn) {
      weights.set(feature, new Float32Array(choices.length));
      moved.set(feature, new Float32Array(choices.length).fill(0.01));
    }
  const chance = random(11);
  for (let round = 0; round < rounds; round++)
    for (const { features, choice } of shuffled(examples, chance)) {
      const seen = [...new Set(features)].filter((feature) => weights.has(feature) && chance() >= dropout);
      const shares = choicesOf(seen, { choices, weights });
      for (const feature of seen) {
        const row = weights.get(feature) as Float32Array;
        const sums = moved.get(feature) as Float32Array;
        for (let at = 0; at < choices.length; at++) {
          const slope = Number(choices[at] === choice) - shares[at]! - decay * row[at]!;
          sums[at]! += slope * slope;
          row[at]! += (rate * slope) / Math.sqrt(sums[at]!);
        }
      }
    }
  return { choices, weights };
}
