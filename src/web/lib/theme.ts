import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark" | "system";

/** public/boot.js reads the same key before the first paint. */
const STORAGE_KEY = "bananabread-theme";
const CHANGE = "themechange";

let current: Theme = readStored();

/** Stores the choice; public/boot.js is notified and applies it. */
export function setTheme(theme: Theme) {
  current = theme;
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage may be switched off or full: the choice then lasts as long as the page.
  }
  dispatchEvent(new CustomEvent(CHANGE, { detail: theme }));
}

/** Switches from the visible theme to the other one, whether the user or the system chose it. */
export function switchTheme() {
  setTheme(document.documentElement.classList.contains("dark") ? "light" : "dark");
}

export function useTheme(): Theme {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => "system",
  );
}

function subscribe(onChange: () => void) {
  const controller = new AbortController();
  addEventListener(CHANGE, onChange, { signal: controller.signal });
  addEventListener("storage", followOtherTab, { signal: controller.signal });
  return () => controller.abort();
}

function followOtherTab(event: StorageEvent) {
  if (event.key !== STORAGE_KEY) return;
  current = readStored();
  dispatchEvent(new CustomEvent(CHANGE, { detail: current }));
}

function readStored(): Theme {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}
