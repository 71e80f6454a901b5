import { useSyncExternalStore } from "react";

export type Toast = {
  tone: "ok" | "bad" | "info";
  title: string;
  description?: string;
  action?: { label: string; onClick: () => void };
};

type Receiver = (toast: Toast) => void;

/** What was said before the code that shows it had arrived. */
let waiting: Toast[] = [];
let receiver: Receiver | null = null;
let wasUsed = false;
const listeners = new Set<() => void>();

/** Shows a toast on whichever page is open, now or as soon as its code has come. Costs next to nothing to import. */
export function showToast(toast: Toast) {
  if (receiver) return receiver(toast);
  waiting.push(toast);
  wasUsed = true;
  for (const listener of listeners) listener();
}

/** Hands over every toast, those that waited first. */
export function receiveToasts(receive: Receiver) {
  receiver = receive;
  const late = waiting;
  waiting = [];
  for (const toast of late) receive(toast);
  return () => {
    receiver = null;
  };
}

/** True from the first toast on: time to load what shows it. */
export function useToastsAreWanted(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wasUsed,
    () => false,
  );
}
