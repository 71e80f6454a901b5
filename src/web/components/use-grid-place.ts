import { type RefObject, useLayoutEffect, useState } from "react";

type GridPlace = { width: number /** From the top of the document. */; top: number };

/** How wide an element is and where it begins. Content above it may grow, so the whole page is observed. */
export function useGridPlace(element: RefObject<HTMLElement | null>): GridPlace {
  const [place, setPlace] = useState<GridPlace>({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (!box) return;
      const next = { width: box.width, top: Math.round(box.top + window.scrollY) };
      setPlace((before) => (before.width === next.width && before.top === next.top ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return place;
}
