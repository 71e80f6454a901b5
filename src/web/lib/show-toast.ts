import { createStore } from "./create-store.ts";

export type Toast = {
  tone: "ok" | "bad" | "info";
  title: string;
  description?: string;
  action?: { label: string; onClick: () => void };
};

type Receiver = { show: (toast: Toast) => void; forgetErrors: () => void };

/** Toasts shown before the code that renders them had loaded. */
let waiting: Toast[] = [];
let receiver: Receiver | null = null;
const wasUsed = createStore(false);

/** Shows a toast on whichever page is open, now or as soon as its code has loaded. Costs next to nothing to import. */
export function showToast(toast: Toast) {
  if (receiver) return receiver.show(toast);
  waiting.push(toast);
  wasUsed.set(true);
}

/** Called when a failed action is retried: its error toast is no longer relevant. */
export function forgetErrors() {
  waiting = waiting.filter(({ tone }) => tone !== "bad");
  receiver?.forgetErrors();
}

/** Passes every toast to the receiver, starting with those that waited. */
export function receiveToasts(receive: Receiver) {
  receiver = receive;
  const late = waiting;
  waiting = [];
  for (const toast of late) receive.show(toast);
  return () => {
    receiver = null;
  };
}

/** True from the first toast on: time to load the code that renders it. */
export const useToastsAreWanted = wasUsed.use;
