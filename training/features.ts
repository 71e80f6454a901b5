/** Numbers for the features that are seen in enough descriptions; the others are dropped. */
export function numberFeatures(
  lists: readonly (readonly (readonly string[])[])[],
  seenIn: number,
): Map<string, number> {
  const times = new Map<string, number>();
  for (const list of lists)
    for (const feature of new Set(list.flat())) times.set(feature, (times.get(feature) ?? 0) + 1);
  const kept = [...times].filter(([, count]) => count >= seenIn);
  return new Map(kept.map(([feature], number) => [feature, number]));
}

export const numbersOf = (features: readonly string[], numbers: ReadonlyMap<string, number>): Int32Array =>
  Int32Array.from(features.flatMap((feature) => numbers.get(feature) ?? []));

/** Copies what is not left out at random, and says how much that is. */
export function keepSome(from: Int32Array, to: Int32Array, at: number, dropout: number, chance: () => number): number {
  let end = at;
  for (let place = 0; place < from.length; place++) if (chance() >= dropout) to[end++] = from[place]!;
  return end;
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

/** Weights that change nothing are set to zero: small ones, and all of a feature that never says much. */
export type Pruning = { smallest: number; strongest: number };

export function pruned(row: Float32Array, { smallest, strongest }: Pruning): Float32Array | undefined {
  const kept = row.map((weight) => (Math.abs(weight) >= smallest ? weight : 0));
  return kept.some((weight) => Math.abs(weight) >= strongest) ? kept : undefined;
}
