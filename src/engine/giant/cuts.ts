import type { Ruler } from "./ruler.ts";

/** A row of words: from the first up to, but without, the last. */
export type Run = readonly [from: number, to: number];

/** Texts that are admitted to giant type have few words; longer ones get the first so many ways. */
const MOST_WAYS = 20_000;

/** Every way to cut the words into so many rows, without a row that begins with what belongs to the word before. */
export function* waysToCut(ruler: Pick<Ruler, "words">, rows: number): Generator<Run[]> {
  let left = MOST_WAYS;
  const { words } = ruler;
  function* cut(from: number, count: number): Generator<Run[]> {
    if (count === 1) {
      left -= 1;
      yield [[from, words.length]];
      return;
    }
    for (let to = from + 1; to <= words.length - count + 1 && left > 0; to++) {
      if (words[to]?.sticky) continue;
      for (const rest of cut(to, count - 1)) yield [[from, to], ...rest];
    }
  }
  if (rows <= words.length) yield* cut(0, rows);
}
