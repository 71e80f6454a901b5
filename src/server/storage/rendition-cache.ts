import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { limitConcurrency } from "./limit-concurrency.ts";

const DEFAULT_LARGEST_BYTES = 256 * 1024 * 1024;

/** Each takes a core, and up to 160 MB. */
const oneOfTwo = limitConcurrency(2, 200);

export type RenditionCache = {
  /** The rendition of this key, made if it is not there: by one caller, however many ask. */
  getOrMake: (key: string, make: () => Promise<Buffer>, original?: string) => Promise<Buffer>;
  /** Throws away every rendition of an original. */
  forget: (original: string) => Promise<void>;
  bytes: () => number;
};

/**
 * Renditions as files, the least recently used thrown away first. All of it can be made again, so a fault of the disk
 * is no fault of the request.
 */
export function createRenditionCache(folder: string, largestBytes = DEFAULT_LARGEST_BYTES): RenditionCache {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const sizes = readSizes(folder);
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const underWay = new Map<string, Promise<Buffer>>();
  const pathOf = (file: string) => join(folder, file.slice(0, 2), file);

  const forget = async (file: string) => {
    total -= sizes.get(file) ?? 0;
    sizes.delete(file);
    await rm(pathOf(file), { force: true });
  };
  /** A map remembers the order of insertion: what was used last moves to the end. */
  const remember = async (file: string, size: number) => {
    total += size - (sizes.get(file) ?? 0);
    sizes.delete(file);
    sizes.set(file, size);
    for (const oldest of sizes.keys()) {
      if (total <= largestBytes) break;
      await forget(oldest);
    }
  };
  const read = async (file: string) => {
    if (!sizes.has(file)) return null;
    const bytes = await readFile(pathOf(file)).catch(() => null);
    await (bytes ? remember(file, bytes.length) : forget(file));
    return bytes;
  };
  const write = async (file: string, bytes: Buffer) => {
    if (bytes.length > largestBytes) return;
    const draft = join(folder, `${randomUUID()}.draft`);
    try {
      await mkdir(dirname(pathOf(file)), { recursive: true, mode: 0o700 });
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await rename(draft, pathOf(file));
      await remember(file, bytes.length);
    } catch {
      await rm(draft, { force: true }).catch(() => {});
    }
  };

  return {
    bytes: () => total,
    async forget(original) {
      const prefix = hashOf(original);
      for (const file of [...sizes.keys()].filter((name) => name.startsWith(prefix))) await forget(file);
    },
    async getOrMake(key, make, original = key) {
      const file = hashOf(original) + hashOf(key);
      const waiting = underWay.get(file);
      if (waiting) return waiting;
      const work = (async () => {
        const kept = await read(file);
        if (kept) return kept;
        const made = await oneOfTwo(make);
        await write(file, made);
        return made;
      })();
      underWay.set(file, work);
      try {
        return await work;
      } finally {
        underWay.delete(file);
      }
    },
  };
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);

/** What an earlier run left, oldest first. Unfinished files go. */
function readSizes(folder: string): Map<string, number> {
  const found: { name: string; size: number; usedAt: number }[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = statSync(path);
    if (entry.name.endsWith(".draft")) rmSync(path, { force: true });
    else found.push({ name: entry.name, size, usedAt: mtimeMs });
  }
  found.sort((a, b) => a.usedAt - b.usedAt);
  return new Map(found.map(({ name, size }) => [name, size]));
}
