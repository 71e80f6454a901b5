import { useEffect } from "react";

/** The browser asks before the tab is closed. Going elsewhere in the app is no reason to ask. */
export function useWarnBeforeLeaving(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isBusy]);
}
