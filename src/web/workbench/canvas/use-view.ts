import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createStore } from "@/lib/create-store.ts";
import type { Point } from "../geometry/box.ts";
import { fitted, nextScale, type Size, type View, zoomed } from "../geometry/view.ts";

/** Room around the page: for handles and the name, and below for the bar. On phones the sheet lies over its end. */
const MARGIN = { side: 36, top: 40, bottom: 76 };
const SMALL_MARGIN = { side: 16, top: 24, bottom: 76 };
/** What a legend takes: at the right, on phones at the top. */
const LEGEND = { width: 252, height: 52 };

export type CanvasView = ReturnType<typeof useView>;

/**
 * Zoom and place of the page in its window. Changes are written to the element's custom properties, so that zooming and
 * panning render nothing but the percentage on the bar.
 */
export function useView(windowRef: RefObject<HTMLElement | null>, page: Size, hasLegend: boolean) {
  const view = useRef<View>({ scale: 1, x: 0, y: 0 });
  const isFitted = useRef(true);
  const [percent] = useState(() => createStore(100));
  const { width, height } = page;

  const apply = useCallback(
    (next: View) => {
      view.current = next;
      const style = windowRef.current?.style;
      style?.setProperty("--zoom", String(next.scale));
      style?.setProperty("--view-x", String(next.x));
      style?.setProperty("--view-y", String(next.y));
      percent.set(Math.round(next.scale * 100));
    },
    [windowRef, percent],
  );

  const fitPage = useCallback(() => {
    const { clientWidth, clientHeight } = windowRef.current ?? { clientWidth: 0, clientHeight: 0 };
    if (!clientWidth || !clientHeight) return;
    isFitted.current = true;
    const isSmall = clientWidth < 600;
    const margin = isSmall ? SMALL_MARGIN : MARGIN;
    const top = margin.top + (hasLegend && isSmall ? LEGEND.height : 0);
    const room = { width: clientWidth - (hasLegend && !isSmall ? LEGEND.width : 0), height: clientHeight };
    apply(fitted({ width, height }, room, { ...margin, top }));
  }, [windowRef, width, height, hasLegend, apply]);

  useLayoutEffect(fitPage, [fitPage]);
  useEffect(() => {
    if (!windowRef.current) return;
    const observer = new ResizeObserver(() => isFitted.current && fitPage());
    observer.observe(windowRef.current);
    return () => observer.disconnect();
  }, [windowRef, fitPage]);

  const set = useCallback(
    (next: View) => {
      isFitted.current = false;
      apply(next);
    },
    [apply],
  );

  /** To a scale or by a step of the buttons, around a point or the middle of the window. */
  const zoom = useCallback(
    (to: number | "in" | "out", at?: Point) => {
      const { clientWidth = 0, clientHeight = 0 } = windowRef.current ?? {};
      const { scale } = view.current;
      const target = typeof to === "number" ? to : nextScale(scale, to === "in" ? 1 : -1);
      set(zoomed(view.current, target, at ?? { x: clientWidth / 2, y: clientHeight / 2 }));
    },
    [windowRef, set],
  );

  const get = useCallback(() => view.current, []);
  return { get, set, fit: fitPage, zoom, usePercent: percent.use };
}
