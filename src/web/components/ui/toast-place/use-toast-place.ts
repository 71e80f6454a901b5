import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { findControls } from "./find-controls.ts";
import { isPhoneWide, pickSpot, toastSpots } from "./spots.ts";

/** The visible one: older ones wait behind it. */
const SHOWN = "[data-toast]:not([data-limited], [data-ending-style])";
const LOOKS_AFTER_MS = 100;

type Place = { style: CSSProperties; isOnTop: boolean };

/**
 * Where the toast of this viewport covers nothing that can be pressed. It is looked for again when the toast or the
 * window changes, and when the page does: a dialog closes, another screen opens.
 */
export function useToastPlace(viewport: RefObject<HTMLElement | null>, toasts: readonly unknown[]): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  // One toast after the other stays in the same spot.
  const spot = useRef(0);
  useLayoutEffect(() => {
    if (toasts.length === 0) {
      spot.current = 0;
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;

    function look() {
      const shown = viewport.current?.querySelector(SHOWN);
      if (!viewport.current || !shown) return;
      const isPhone = isPhoneWide(innerWidth);
      const spots = toastSpots({ width: innerWidth, height: innerHeight }, shown.getBoundingClientRect());
      const before = Math.min(spot.current, spots.length - 1);
      spot.current = pickSpot(spots, findControls(viewport.current, isPhone), before);
      const { left = 0, top = 0 } = spots[spot.current] ?? {};
      const inset = isPhone ? "env(safe-area-inset-top)" : "0px";
      setPlace({ style: { left, top: `calc(${top}px + ${inset})` }, isOnTop: top < innerHeight / 2 });
    }
    /** At once, and then no more often than needed: lists change a lot while somebody scrolls. */
    function lookSoon() {
      if (timer) return;
      look();
      timer = setTimeout(() => {
        timer = undefined;
        look();
      }, LOOKS_AFTER_MS);
    }

    look();
    const changes = new MutationObserver(lookSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener("resize", lookSoon);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      removeEventListener("resize", lookSoon);
    };
  }, [viewport, toasts]);
  return place;
}
