/** Chooses one of several for a whole description or a part of it. */
export type ChoiceModel<Choice extends string = string> = {
  choices: readonly Choice[];
  /** The weights of a feature, one for each choice. */
  weights: ReadonlyMap<string, Float32Array>;
};

/** How likely each choice is. */
function choicesOf(features: readonly string[], { choices, weights }: ChoiceModel): number[] {
  const sums = choices.map(() => 0);
  for (const feature of new Set(features)) {
    const row = weights.get(feature);
    if (row) for (const [at, weight] of row.entries()) sums[at] = (sums[at] ?? 0) + weight;
  }
  return sharesOf(sums);
}

/** The likeliest choice and how likely it is. */
export function choose<Choice extends string>(
  features: readonly string[],
  model: ChoiceModel<Choice>,
): { choice: Choice; sure: number } {
  const shares = choicesOf(features, model);
  const sure = Math.max(...shares);
  return { choice: model.choices[shares.indexOf(sure)] as Choice, sure };
}

/** Scores as shares of one. */
export function sharesOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
