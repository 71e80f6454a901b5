import type { KeyValueStore } from "@/lib/storage.ts";
import { EMPTY_GENERATOR, type GeneratorState, generatorStateSchema } from "./generator-state.ts";

const keyOf = (userId: string) => `generator_${userId}`;

/** The saved state of this tab. Anything unreadable is ignored. */
export function loadGenerator(storage: KeyValueStore, userId: string): GeneratorState {
  try {
    return generatorStateSchema.parse({ ...EMPTY_GENERATOR, ...JSON.parse(storage.getItem(keyOf(userId)) ?? "{}") });
  } catch {
    return EMPTY_GENERATOR;
  }
}

/** When the storage is full: without the image, then without the inspirations too, but never without the words. */
export function saveGenerator(storage: KeyValueStore, userId: string, state: GeneratorState) {
  const withoutImage = { ...state, generatedImage: null, generatedTitle: "", generatedDetails: null };
  const words = { ...withoutImage, inspirationImages: [] };
  for (const kept of [state, withoutImage, words]) {
    try {
      return storage.setItem(keyOf(userId), JSON.stringify(kept));
    } catch {
      // Storage is full: try the next, smaller version.
    }
  }
  storage.removeItem(keyOf(userId));
}
