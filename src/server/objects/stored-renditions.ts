import { createHash } from "node:crypto";
import type { NamedFiles, ObjectStore } from "../adapters/storage/port.ts";
import type { RenditionCache } from "../images/rendition-cache.ts";

/**
 * Renditions beside the originals, for all processes. They need no limit of their own: there are few per original, and
 * they go with it. One that another process makes while its original is deleted is found by its age, like other
 * leftovers.
 */
export function createStoredRenditions(files: NamedFiles): RenditionCache & Pick<ObjectStore, "listOld"> {
  const fileOf = (original: string, key: string) => `${folderOf(original)}${hashOf(key)}`;
  return {
    read: (original, key) => files.read(fileOf(original, key)),
    // It can be made again, so a store that does not take it does not fail the request.
    write: (original, key, bytes) => files.write(fileOf(original, key), bytes).catch(() => {}),
    async forget(original) {
      for await (const page of files.list(folderOf(original))) {
        for (const { name } of page) await files.remove(name);
      }
    },
    async *listOld(before) {
      for await (const page of files.list()) {
        const old = page.filter(({ modifiedAt }) => modifiedAt < before);
        if (old.length > 0) {
          yield old.map(({ name }) => ({ version: name.split("/")[0] ?? "", remove: () => files.remove(name) }));
        }
      }
    },
  };
}

const folderOf = (original: string) => `${original}/`;
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);
