import { useSyncExternalStore } from "react";

/** A value outside React that components can subscribe to. Prerendering uses the initial value. */
export function createStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();

  const get = () => value;
  function set(next: T) {
    value = next;
    for (const listener of listeners) listener();
  }
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  return { get, set, use: () => useSyncExternalStore(subscribe, get, () => initial) };
}
