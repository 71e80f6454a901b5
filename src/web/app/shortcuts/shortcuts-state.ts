import { useSyncExternalStore } from "react";

/** Whether the sheet of shortcuts is open: a key and a button open it, the shell draws it. */
let isOpen = false;
const listeners = new Set<() => void>();

export function setShortcutsOpen(open: boolean) {
  isOpen = open;
  for (const listener of listeners) listener();
}

export function useShortcutsAreOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
  );
}
