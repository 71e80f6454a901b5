import type { ObjectStore } from "../adapters/storage/port.ts";
import type { Renditions } from "./renditions.ts";

/** A store that deletes an object's renditions together with the object. */
export function forgetRenditions(store: ObjectStore, renditions: Renditions): ObjectStore {
  return {
    ...store,
    async remove(key) {
      await store.remove(key);
      await renditions.forget(key);
    },
  };
}
