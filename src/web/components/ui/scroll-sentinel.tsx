import { useEffect, useEffectEvent, useRef } from "react";

type ScrollSentinelProps = {
  onReach: () => void;
  /** While a page is loading, and after the last one. Once enabled again, it fires at once if it is still in view. */
  disabled?: boolean;
  /** How far below the window it counts as reached. */
  margin?: string;
};

/** Put it at the end of a list; it calls when the reader gets there. */
export function ScrollSentinel({ onReach, disabled = false, margin = "600px" }: ScrollSentinelProps) {
  const mark = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (disabled || !mark.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reach();
      },
      { rootMargin: `0px 0px ${margin} 0px` },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [disabled, margin]);
  return <div ref={mark} aria-hidden="true" className="h-px" />;
}
