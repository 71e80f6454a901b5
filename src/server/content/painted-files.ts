import type { NamedFiles } from "../adapters/storage/port.ts";

/** Longer than two releases run side by side. */
const AGE_MS = 24 * 60 * 60_000;

export type PaintedFiles<Item> = {
  /** Painted on the first request. Null when nothing has a picture of that name. */
  read(name: string): Promise<Uint8Array | null>;
  /** Paints missing pictures. True when there was something to paint. */
  complete(item: Item): Promise<boolean>;
  /**
   * Removes pictures of earlier releases, which nothing refers to any more. Another process may still run such a
   * release: it paints again what it misses, and what it has just painted stays.
   */
  forgetOthers(): Promise<void>;
};

type Painting<Item> = {
  items: readonly Item[];
  /** The names of an item's pictures, one per size. They change with what the pictures show. */
  namesOf: (item: Item) => readonly [string, ...string[]];
  /** All pictures of an item, in the order of their names. */
  paint: (item: Item) => Promise<readonly Uint8Array[]>;
};

/** Pictures that belong to the product. Only names of known items lead to a file. */
export function createPaintedFiles<Item>(
  files: NamedFiles,
  { items, namesOf, paint }: Painting<Item>,
): PaintedFiles<Item> {
  const itemByName = new Map(items.flatMap((item) => namesOf(item).map((name) => [name, item] as const)));
  const underWay = new Map<string, Promise<Map<string, Uint8Array>>>();

  async function paintAll(item: Item) {
    const pictures = await paint(item);
    const painted = namesOf(item).map((name, index) => {
      const picture = pictures[index];
      if (!picture) throw new Error(`nothing was painted for ${name}`);
      return [name, picture] as const;
    });
    await Promise.all(painted.map(([name, picture]) => files.write(name, picture)));
    return new Map(painted);
  }

  /** One painting serves all sizes and all requests for them that arrive meanwhile. */
  function paintOnce(item: Item) {
    const [key] = namesOf(item);
    const waiting = underWay.get(key);
    if (waiting) return waiting;
    const work = paintAll(item).finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  }

  return {
    async read(name) {
      const item = itemByName.get(name);
      if (!item) return null;
      return (await files.read(name)) ?? (await paintOnce(item)).get(name) ?? null;
    },
    async complete(item) {
      const all = await Promise.all(namesOf(item).map((name) => files.isThere(name)));
      if (all.every(Boolean)) return false;
      await paintOnce(item);
      return true;
    },
    async forgetOthers() {
      const before = new Date(Date.now() - AGE_MS);
      for await (const page of files.list()) {
        for (const { name, modifiedAt } of page) {
          if (!itemByName.has(name) && modifiedAt < before) await files.remove(name);
        }
      }
    },
  };
}
