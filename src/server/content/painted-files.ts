import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

export type PaintedFiles<Item> = {
  /** Painted on the first request. Null when nothing has a picture of that name. */
  read(name: string): Promise<Buffer | null>;
  /** Paints missing pictures. True when there was something to paint. */
  complete(item: Item): Promise<boolean>;
};

type Painting<Item> = {
  items: readonly Item[];
  /** The names of an item's pictures, one per size. They change with what the pictures show. */
  namesOf: (item: Item) => readonly [string, ...string[]];
  /** All pictures of an item, in the order of their names. */
  paint: (item: Item) => Promise<readonly Uint8Array[]>;
};

/** Pictures that belong to the product, as files in a folder. Only names of known items lead to a file. */
export function createPaintedFiles<Item>(
  folder: string,
  { items, namesOf, paint }: Painting<Item>,
): PaintedFiles<Item> {
  const itemByName = new Map(items.flatMap((item) => namesOf(item).map((name) => [name, item] as const)));
  const underWay = new Map<string, Promise<void>>();
  forgetOthers(folder, itemByName);

  async function paintAll(item: Item) {
    const pictures = await paint(item);
    await Promise.all(
      namesOf(item).map((name, index) => {
        const picture = pictures[index];
        if (!picture) throw new Error(`nothing was painted for ${name}`);
        return write(join(folder, name), picture);
      }),
    );
  }

  /** One painting serves all sizes and all requests for them that arrive meanwhile. */
  function paintOnce(item: Item): Promise<void> {
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
      const kept = await readFile(join(folder, name)).catch(() => null);
      if (kept) return kept;
      await paintOnce(item);
      return readFile(join(folder, name));
    },
    async complete(item) {
      const all = await Promise.all(namesOf(item).map((name) => isThere(join(folder, name))));
      if (all.every(Boolean)) return false;
      await paintOnce(item);
      return true;
    },
  };
}

/** Pictures of earlier releases, which nothing refers to any more. */
function forgetOthers(folder: string, known: ReadonlyMap<string, unknown>) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (/\.(webp|png)$/.test(name) && !known.has(name)) rmSync(join(folder, name), { force: true });
  }
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Writes the file whole or not at all. */
async function write(path: string, bytes: Uint8Array) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}.draft`;
  try {
    await writeFile(draft, bytes, { mode: 0o600 });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
