import type { ObjectKey, ObjectStore } from "../adapters/storage/port.ts";
import type { RenditionCache } from "./rendition-cache.ts";

/** What renditions of one object have in common. */
export const originalOf = ({ bucket, name, version }: ObjectKey) => [bucket, name, version].join("\n");

/** A store whose objects take their renditions along when they go. */
export function forgetRenditions(store: ObjectStore, renditions: RenditionCache): ObjectStore {
  return {
    ...store,
    async remove(key) {
      await store.remove(key);
      await renditions.forget(originalOf(key));
    },
  };
}
