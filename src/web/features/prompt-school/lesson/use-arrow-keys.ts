import { useEffect, useEffectEvent } from "react";
import { isForScreen } from "../is-for-screen.ts";

type Turn = { onPrevious: (() => void) | undefined; onNext: (() => void) | undefined };

/** Left and right turn the page. */
export function useArrowKeys({ onPrevious, onNext }: Turn) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const turn = { ArrowLeft: onPrevious, ArrowRight: onNext }[event.key];
    if (!turn || event.repeat || !isForScreen(event)) return;
    event.preventDefault();
    turn();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
