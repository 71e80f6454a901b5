import type { Painter } from "./painter.ts";

type Waiting<Item, Result> = { item: Item; resolve(result: Result): void; reject(error: unknown): void };

/**
 * Gathers what is asked of a painter at the same moment and does it all at once: a call of the renderer costs more than
 * the few words it is made for.
 */
export function inOneGo<Item, Result>(
  work: (painter: Painter, items: readonly Item[]) => Promise<readonly Result[]>,
): (painter: Painter, item: Item) => Promise<Result> {
  const gathered = new WeakMap<Painter, Waiting<Item, Result>[]>();

  async function begin(painter: Painter, waiting: readonly Waiting<Item, Result>[]) {
    // Questions that were asked together arrive within a few turns of each other.
    for (let turn = 0; turn < TURNS; turn++) await undefined;
    gathered.delete(painter);
    try {
      const results = await work(
        painter,
        waiting.map(({ item }) => item),
      );
      for (const [index, { resolve }] of waiting.entries()) resolve(results[index] as Result);
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }

  return (painter, item) =>
    new Promise((resolve, reject) => {
      const others = gathered.get(painter);
      const own = { item, resolve, reject };
      if (others) return void others.push(own);
      const waiting = [own];
      gathered.set(painter, waiting);
      void begin(painter, waiting);
    });
}

const TURNS = 4;
