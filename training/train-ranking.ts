import { random, shuffled } from "./train-chain.ts";

/** The candidates of one description, by their features; at least one of them is right. */
export type Ranking = { candidates: readonly (readonly string[])[]; right: readonly boolean[] };

/** Learns to put a right candidate first: the right ones share the chance against the others. */
export function trainRanking(
  rankings: readonly Ranking[],
  { rounds = 25, rate = 0.1, decay = 1e-3, dropout = 0.2, seenIn = 2 } = {},
): Map<string, number> {
  const times = new Map<string, number>();
  for (const { candidates } of rankings)
    for (const feature of new Set(candidates.flat())) times.set(feature, (times.get(feature) ?? 0) + 1);
  const weights = new Map<string, number>();
  for (const [feature, count] of times) if (count >= seenIn) weights.set(feature, 0);
  const moved = new Map<string, number>();
  const chance = random(13);
  for (let round = 0; round < rounds; round++)
    for (const { candidates, right } of shuffled(rankings, chance)) {
      const seen = candidates.map((list) => list.filter((feature) => weights.has(feature) && chance() >= dropout));
      const powers = powersOf(seen, weights);
      const all = powers.reduce((sum, power) => sum + power, 0);
      const good = powers.reduce((sum, power, at) => sum + (right[at] ? power : 0), 0);
      for (const [at, list] of seen.entries()) {
        const power = powers[at] as number;
        const error = (right[at] ? power / good : 0) - power / all;
        if (Math.abs(error) < 1e-4) continue;
        for (const feature of list) {
          const weight = weights.get(feature) as number;
          const slope = error - decay * weight;
          const sum = (moved.get(feature) ?? 0.01) + slope * slope;
          moved.set(feature, sum);
          weights.set(feature, weight + (rate * slope) / Math.sqrt(sum));
        }
      }
    }
  return weights;
}

function powersOf(candidates: readonly (readonly string[])[], weights: ReadonlyMap<string, number>): number[] {
  const sums = candidates.map((list) => list.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0));
  const most = Math.max(...sums);
  return sums.map((sum) => Math.exp(sum - most));
}
