import { createStore } from "@/lib/create-store.ts";

const STORAGE_KEY = "bananabread-shortcuts";
const OFF = "off";

/** Whether the sheet of shortcuts is open (a key and a button open it, the shell draws it). */
const isOpen = createStore(false);

export const setShortcutsOpen = isOpen.set;
export const useShortcutsAreOpen = isOpen.use;

/** Single-letter shortcuts disturb speech input and people with a tremor, so they can be switched off. */
const areOn = createStore(typeof localStorage === "undefined" || localStorage.getItem(STORAGE_KEY) !== OFF);

export const shortcutsAreOn = areOn.get;
export const useShortcutsAreOn = areOn.use;

export function setShortcutsOn(on: boolean) {
  if (on) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, OFF);
  areOn.set(on);
}
