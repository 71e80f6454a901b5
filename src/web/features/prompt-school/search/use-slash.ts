import { useEffect, useEffectEvent } from "react";
import { isForScreen } from "../is-for-screen.ts";

/** The slash key opens the search. */
export function useSlash(open: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "/" || !isForScreen(event)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
