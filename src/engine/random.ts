/** A small seeded generator: the same seed always paints the same picture. */
export function seededRandom(seed: number) {
  let state = seed | 0 || 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

export type Random = ReturnType<typeof seededRandom>;

export const between = (random: Random, low: number, high: number) => low + random() * (high - low);

export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}
