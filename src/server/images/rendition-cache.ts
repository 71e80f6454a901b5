import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const DEFAULT_MAX_BYTES = 256 * 1024 * 1024;

export type RenditionCache = {
  /** `original` is the version of the picture: a random name, which no other picture has. */
  read: (original: string, key: string) => Promise<Buffer | null>;
  write: (original: string, key: string, bytes: Buffer) => Promise<void>;
  /** Deletes every rendition of an original, also those that another process made. */
  forget: (original: string) => Promise<void>;
};

/**
 * Renditions as files, the least recently used deleted first. All of them can be made again, so a disk error does not
 * fail the request.
 */
export function createRenditionCache(
  folder: string,
  maxBytes = DEFAULT_MAX_BYTES,
): RenditionCache & { bytes: () => number } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const sizes = readSizes(folder);
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const pathOf = (file: string) => join(folder, file.slice(0, 2), file);

  const forget = async (file: string) => {
    total -= sizes.get(file) ?? 0;
    sizes.delete(file);
    await rm(pathOf(file), { force: true });
  };
  /** A map keeps insertion order: the most recently used entry moves to the end. */
  const remember = async (file: string, size: number) => {
    total += size - (sizes.get(file) ?? 0);
    sizes.delete(file);
    sizes.set(file, size);
    for (const oldest of sizes.keys()) {
      if (total <= maxBytes) break;
      await forget(oldest);
    }
  };

  return {
    bytes: () => total,
    async forget(original) {
      const prefix = hashOf(original);
      const files = await readdir(dirname(pathOf(prefix))).catch(() => []);
      for (const file of files.filter((name) => name.startsWith(prefix))) await forget(file);
    },
    async read(original, key) {
      const file = fileOf(original, key);
      if (!sizes.has(file)) return null;
      const bytes = await readFile(pathOf(file)).catch(() => null);
      await (bytes ? remember(file, bytes.length) : forget(file));
      return bytes;
    },
    async write(original, key, bytes) {
      if (bytes.length > maxBytes) return;
      const file = fileOf(original, key);
      const draft = join(folder, `${randomUUID()}.draft`);
      try {
        await mkdir(dirname(pathOf(file)), { recursive: true, mode: 0o700 });
        await writeFile(draft, bytes, { mode: 0o600, flush: true });
        await rename(draft, pathOf(file));
        await remember(file, bytes.length);
      } catch {
        await rm(draft, { force: true }).catch(() => {});
      }
    },
  };
}

const fileOf = (original: string, key: string) => hashOf(original) + hashOf(key);
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);

/** Files left by an earlier run, oldest first. Unfinished ones are deleted. */
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
