import { useSyncExternalStore } from "react";

/** The one sign-in dialog of the page: every button opens this one, the root layout draws it. */
let isOpen = false;
const listeners = new Set<() => void>();

export const openSignIn = () => setOpen(true);
export const closeSignIn = () => setOpen(false);

export function useSignInIsOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
    () => false,
  );
}

function setOpen(open: boolean) {
  isOpen = open;
  for (const listener of listeners) listener();
}
