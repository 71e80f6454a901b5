import { type RefObject, useEffect, useRef } from "react";

/**
 * For what a button opens somewhere else on the screen: scrolls there, as little as is needed. Again when `shows` changes,
 * and not while that is false: a height that is not known yet would be scrolled to in vain.
 */
export function useBringIntoView<Shown extends HTMLElement>(shows: string | boolean = true): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (shows) shown.current?.scrollIntoView({ block: "nearest", behavior: isCalm ? "instant" : "smooth" });
  }, [shows]);
  return shown;
}
