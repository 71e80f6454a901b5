import { setGenerating } from "@/creatives/generating.ts";
import { createStore } from "@/lib/create-store.ts";
import { type GeneratorAction, reduceGenerator } from "./generator-state.ts";
import { loadGenerator, saveGenerator } from "./persist-generator.ts";
import { announceSuccess, createSuccessNews } from "./success-news.ts";

/** Saving includes the pictures, which is too slow to do on every key press. */
const SAVES_AFTER_MS = 200;

export type GeneratorStore = ReturnType<typeof createGeneratorStore>;

const stores = new Map<string, GeneratorStore>();

/** One per user, outside the screen: a run continues while another screen is open, and is still there afterwards. */
export function generatorStore(userId: string): GeneratorStore {
  const store = stores.get(userId) ?? createGeneratorStore(userId);
  stores.set(userId, store);
  return store;
}

function createGeneratorStore(userId: string) {
  const state = createStore(loadGenerator(sessionStorage, userId));
  let timer: ReturnType<typeof setTimeout> | undefined;
  setGenerating(userId, state.get().run !== null);

  function save() {
    clearTimeout(timer);
    timer = undefined;
    saveGenerator(sessionStorage, userId, state.get());
  }
  addEventListener("pagehide", () => timer && save());

  return {
    /** How many batches of files are still being read. A creative is not started without the pictures it was given. */
    reading: createStore(0),
    news: createSuccessNews(() => void announceSuccess().catch(console.warn)),
    get: state.get,
    use: state.use,
    dispatch(action: GeneratorAction) {
      const hadRun = state.get().run !== null;
      state.set(reduceGenerator(state.get(), action));
      const hasRun = state.get().run !== null;
      if (hadRun !== hasRun) setGenerating(userId, hasRun);
      timer ??= setTimeout(save, SAVES_AFTER_MS);
    },
  };
}
