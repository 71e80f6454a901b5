import { type RefObject, useEffect, useEffectEvent } from "react";

/** Somebody who only turns the pages has not seen the end. */
const SEEN_AFTER_MS = 1000;

/** Calls back once the element has been in sight for a moment. */
export function useEndSeen(end: RefObject<HTMLElement | null>, onSeen: () => void) {
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!end.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(() => seen(), SEEN_AFTER_MS);
    });
    observer.observe(end.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [end]);
}
