import type { Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";

type Rows = Virtualizer<Window, Element>;

/** Gives every row the height of its tallest tile. Returns what every tile has as its ref. */
export function useRowHeights(
  virtualizer: Rows,
  list: RefObject<HTMLElement | null>,
  laidOut: { rows: unknown; columnWidth: number },
) {
  const { rows, columnWidth } = laidOut;
  const observer = useRef<ResizeObserver>(undefined);

  const measure = useCallback(
    (tiles: Iterable<HTMLElement>) => {
      const heights = new Map<number, number>();
      for (const { dataset, offsetHeight } of tiles) {
        const row = Number(dataset.index);
        heights.set(row, Math.max(heights.get(row) ?? 0, offsetHeight));
      }
      for (const [row, height] of heights) virtualizer.resizeItem(row, height);
    },
    [virtualizer],
  );
  const tilesIn = useCallback(
    (which: string) => list.current?.querySelectorAll<HTMLElement>(`:scope > li${which}`) ?? [],
    [list],
  );

  // Heights are kept by row, and with another width each row has other tiles: what was measured before says nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again whenever tiles have another width
  useLayoutEffect(() => {
    virtualizer.measure();
    // A height that is the same as before counts as nothing new, unless the rows are laid out by estimates in between.
    virtualizer.getTotalSize();
  }, [virtualizer, columnWidth]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a tile may have gone to another row without changing its size
  useLayoutEffect(() => measure(tilesIn("[data-index]")), [measure, tilesIn, rows, columnWidth]);

  return useCallback(
    (tile: HTMLLIElement) => {
      observer.current ??= new ResizeObserver((changes) => {
        const changed = new Set(changes.map(({ target }) => (target as HTMLElement).dataset.index));
        for (const row of changed) measure(tilesIn(`[data-index="${row}"]`));
      });
      observer.current.observe(tile);
      return () => observer.current?.unobserve(tile);
    },
    [measure, tilesIn],
  );
}
