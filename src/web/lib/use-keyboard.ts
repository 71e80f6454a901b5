import { useEffect, useState } from "react";

/** If less than this share of the screen is visible while a field has the focus, a keyboard covers the rest. */
const SHARE_LEFT = 0.75;

/**
 * How many pixels at the bottom of the page an on-screen keyboard covers; null while there is none. No browser reports
 * that it is open: it shows in a field having the focus while the visible area is much smaller than before. Where the
 * page shrinks with it (`interactive-widget` in index.html) it covers nothing; on iOS it lies over the page.
 */
export function useKeyboard(): number | null {
  const [covered, setCovered] = useState<number | null>(null);
  useEffect(() => {
    let width = 0;
    let tallest = 0;
    function look() {
      const { height, offsetTop } = visualViewport ?? { height: innerHeight, offsetTop: 0 };
      // Rotating the phone resets the measurement.
      tallest = width === innerWidth ? Math.max(tallest, height) : height;
      width = innerWidth;
      const isWriting = document.activeElement?.matches("textarea, input:not([type=radio], [type=checkbox])");
      const isUp = isWriting && height < tallest * SHARE_LEFT;
      setCovered(isUp ? Math.max(0, Math.round(innerHeight - height - offsetTop)) : null);
    }
    look();
    const listening = new AbortController();
    const { signal } = listening;
    visualViewport?.addEventListener("resize", look, { signal });
    visualViewport?.addEventListener("scroll", look, { signal });
    addEventListener("resize", look, { signal });
    addEventListener("focusin", look, { signal });
    addEventListener("focusout", look, { signal });
    return () => listening.abort();
  }, []);
  return covered;
}
