import type { Weights } from "./model-text.ts";

/** Chooses one of several for a whole description or a part of it. */
export type ChoiceModel<Choice extends string = string, Table extends Weights = Weights> = {
  choices: readonly Choice[];
  /** By choice. */
  weights: Table;
};

/** How likely each choice is. */
function choicesOf(features: readonly string[], { choices, weights }: ChoiceModel): number[] {
  const sums = choices.map(() => 0);
  for (const feature of new Set(features)) {
    const pairs = weights.get(feature) ?? [];
    for (let pair = 0; pair < pairs.length; pair += 2) {
      const at = pairs[pair] ?? 0;
      sums[at] = (sums[at] ?? 0) + (pairs[pair + 1] ?? 0);
    }
  }
  return sharesOf(sums);
}

/** The likeliest choice and how likely it is, and all of them in this order. */
export function choose<Choice extends string>(
  features: readonly string[],
  model: ChoiceModel<Choice>,
): { choice: Choice; sure: number; ranked: Choice[] } {
  const shares = choicesOf(features, model);
  const ranked = model.choices
    .map((choice, at) => ({ choice, share: shares[at] ?? 0 }))
    .sort((one, other) => other.share - one.share);
  const [best] = ranked;
  if (!best) throw new Error("there is nothing to choose from");
  return { choice: best.choice, sure: best.share, ranked: ranked.map(({ choice }) => choice) };
}

/** Scores as shares of one. */
export function sharesOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
