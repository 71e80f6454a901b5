import { createStore } from "./create-store.ts";

export type Toast = {
  tone: "ok" | "bad" | "info";
  title: string;
  description?: string;
  action?: { label: string; onClick: () => void };
};

type Receiver = { show: (toast: Toast) => void; forgetErrors: () => void };

/** What was said before the code that shows it had arrived. */
let waiting: Toast[] = [];
let receiver: Receiver | null = null;
const wasUsed = createStore(false);

/** Shows a toast on whichever page is open, now or as soon as its code has come. Costs next to nothing to import. */
export function showToast(toast: Toast) {
  if (receiver) return receiver.show(toast);
  waiting.push(toast);
  wasUsed.set(true);
}

/** What went wrong is being tried again: nobody needs to read of it any more. */
export function forgetErrors() {
  waiting = waiting.filter(({ tone }) => tone !== "bad");
  receiver?.forgetErrors();
}

/** Hands over every toast, those that waited first. */
export function receiveToasts(receive: Receiver) {
  receiver = receive;
  const late = waiting;
  waiting = [];
  for (const toast of late) receive.show(toast);
  return () => {
    receiver = null;
  };
}

/** True from the first toast on: time to load what shows it. */
export const useToastsAreWanted = wasUsed.use;
