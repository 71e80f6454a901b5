import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { NamedFiles } from "./port.ts";

/** Files that can be made again, in a folder without folders in it. */
export function createFolderFiles(folder: string): NamedFiles {
  const pathOf = (name: string) => join(folder, name);
  return {
    read: (name) => readFile(pathOf(name)).catch(() => null),
    async write(name, bytes) {
      const draft = `${pathOf(name)}.${randomUUID()}.draft`;
      await mkdir(dirname(draft), { recursive: true, mode: 0o700 });
      try {
        await writeFile(draft, bytes, { mode: 0o600 });
        await rename(draft, pathOf(name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    isThere: (name) =>
      stat(pathOf(name)).then(
        () => true,
        () => false,
      ),
    remove: (name) => rm(pathOf(name), { force: true }),
    async *list(start = "") {
      const names = await readdir(folder).catch(() => []);
      const found = await Promise.all(
        names
          .filter((name) => name.startsWith(start))
          .map(async (name) => {
            const known = await stat(pathOf(name)).catch(() => null);
            return known ? [{ name, modifiedAt: known.mtime }] : [];
          }),
      );
      yield found.flat();
    },
  };
}
