import { useSyncExternalStore } from "react";
import { setGenerating } from "@/lib/generating.ts";
import { type GeneratorAction, type GeneratorState, reduceGenerator } from "./generator-state.ts";
import { loadGenerator, saveGenerator } from "./persist-generator.ts";

/** Saving carries the pictures along, which is too much for every key that is pressed. */
const SAVES_AFTER_MS = 200;

export type GeneratorStore = ReturnType<typeof createGeneratorStore>;

const stores = new Map<string, GeneratorStore>();

/** One per person, outside the screen: what runs goes on while another screen is open, and is there on coming back. */
export function generatorStore(userId: string): GeneratorStore {
  const store = stores.get(userId) ?? createGeneratorStore(userId);
  stores.set(userId, store);
  return store;
}

export function useGenerator(store: GeneratorStore): GeneratorState {
  return useSyncExternalStore(store.subscribe, store.get);
}

function createGeneratorStore(userId: string) {
  let state = loadGenerator(sessionStorage, userId);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  setGenerating(state.run !== null);

  function save() {
    clearTimeout(timer);
    timer = undefined;
    saveGenerator(sessionStorage, userId, state);
  }
  addEventListener("pagehide", () => timer && save());

  return {
    get: () => state,
    dispatch(action: GeneratorAction) {
      const hadRun = state.run !== null;
      state = reduceGenerator(state, action);
      if (hadRun !== (state.run !== null)) setGenerating(!hadRun);
      timer ??= setTimeout(save, SAVES_AFTER_MS);
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
