import { useSyncExternalStore } from "react";

/** What the browser reports: false is certain, true only means that there is some network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void) {
  const controller = new AbortController();
  addEventListener("online", listener, { signal: controller.signal });
  addEventListener("offline", listener, { signal: controller.signal });
  return () => controller.abort();
}
