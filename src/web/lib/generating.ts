import { useSyncExternalStore } from "react";

/** Whether a generation runs, for everything outside the generator that shows it. */
let running = false;
const listeners = new Set<() => void>();

export function setGenerating(next: boolean) {
  running = next;
  for (const listener of listeners) listener();
}

export function useIsGenerating(): boolean {
  return useSyncExternalStore(subscribe, isGenerating, isGenerating);
}

const isGenerating = () => running;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
