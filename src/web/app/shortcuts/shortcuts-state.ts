import { useSyncExternalStore } from "react";

const STORAGE_KEY = "bananabread-shortcuts";
const OFF = "off";

/** Whether the sheet of shortcuts is open (a key and a button open it, the shell draws it), and whether keys count. */
let isOpen = false;
const listeners = new Set<() => void>();

export function setShortcutsOpen(open: boolean) {
  isOpen = open;
  tell();
}

export const useShortcutsAreOpen = () => useSyncExternalStore(subscribe, () => isOpen);

/** Single letters get in the way of speech input and shaky hands: they can be switched off. */
export function setShortcutsOn(on: boolean) {
  if (on) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, OFF);
  tell();
}

export const shortcutsAreOn = () => localStorage.getItem(STORAGE_KEY) !== OFF;

export const useShortcutsAreOn = () => useSyncExternalStore(subscribe, shortcutsAreOn);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell() {
  for (const listener of listeners) listener();
}
