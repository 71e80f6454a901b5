import { createStore } from "./create-store.ts";

/** Whether a generation runs, for everything outside the generator that shows it. */
const isGenerating = createStore(false);

export const setGenerating = isGenerating.set;
export const useIsGenerating = isGenerating.use;
