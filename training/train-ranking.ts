import { keepSome, numberFeatures, numbersOf, random, shuffled } from "./features.ts";

/** The candidates of one description, by their features; at least one of them is right. */
export type Ranking = { candidates: readonly (readonly string[])[]; right: readonly boolean[] };

/** Learns to put a right candidate first: the right ones share the chance against the others. */
export function trainRanking(
  rankings: readonly Ranking[],
  { rounds = 10, rate = 0.1, decay = 1e-3, dropout = 0.4, seenIn = 3 } = {},
): Map<string, number> {
  const numbers = numberFeatures(
    rankings.map(({ candidates }) => candidates),
    seenIn,
  );
  const weights = new Float32Array(numbers.size);
  const moved = new Float32Array(numbers.size).fill(0.01);
  const chance = random(13);
  const ready = rankings.map(({ candidates, right }) => ({
    lists: candidates.map((list) => numbersOf(list, numbers)),
    right,
  }));
  const all = ready.map(({ lists }) => lists.reduce((total, list) => total + list.length, 0));
  const seen = new Int32Array(Math.max(...all));
  for (let round = 0; round < rounds; round++)
    for (const { lists, right } of shuffled(ready, chance)) {
      const ends = [0];
      const sums = lists.map((list, at) => {
        const from = ends[at]!;
        const end = keepSome(list, seen, from, dropout, chance);
        ends.push(end);
        let sum = 0;
        for (let place = from; place < end; place++) sum += weights[seen[place]!]!;
        return sum;
      });
      const most = Math.max(...sums);
      const powers = sums.map((sum) => Math.exp(sum - most));
      const total = powers.reduce((sum, power) => sum + power, 0);
      const good = powers.reduce((sum, power, at) => sum + (right[at] ? power : 0), 0);
      for (const [at, power] of powers.entries()) {
        const error = (right[at] ? power / good : 0) - power / total;
        if (Math.abs(error) < 1e-4) continue;
        for (let place = ends[at]!; place < ends[at + 1]!; place++) {
          const weight = seen[place]!;
          const slope = error - decay * weights[weight]!;
          moved[weight]! += slope * slope;
          weights[weight]! += (rate * slope) / Math.sqrt(moved[weight]!);
        }
      }
    }
  return new Map(
    [...numbers].flatMap(([feature, at]) =>
      Math.abs(weights[at]!) >= SMALLEST ? [[feature, weights[at]!] as const] : [],
    ),
  );
}

/** Smaller weights change nothing. */
const SMALLEST = 0.03;
