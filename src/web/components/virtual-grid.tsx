import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useGridPlace } from "./use-grid-place.ts";

/** The distance between tiles, in pixels. */
const GAP = 20;
const ROW_GAP = 28;
const ROWS_BEYOND_THE_WINDOW = 2;

type VirtualGridProps<Item> = {
  /** Names the list: "Your creatives". */
  label: string;
  items: readonly Item[];
  /** Whether these are all there are. */
  isEnd: boolean;
  /** A row holds as many tiles of at least this width as fit, and two on the narrowest phone. */
  leastWidth: number;
  /** How high a tile of this width is, roughly: it is measured once it is there. */
  estimateHeight: (width: number) => number;
  /** One tile. What arrow keys move between is marked with `data-grid-stop`. */
  children: (item: Item, index: number) => ReactNode;
};

/** A grid of any length in a bounded page: only the tiles near the window exist. */
export function VirtualGrid<Item extends { id: string }>(props: VirtualGridProps<Item>) {
  const { label, items, isEnd, leastWidth, estimateHeight, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const { width, top } = useGridPlace(list);
  const columns = Math.max(2, Math.floor((width + GAP) / (leastWidth + GAP)));
  const tileWidth = (width - GAP * (columns - 1)) / columns;

  // Where the focus is stays on the page, however far the window is scrolled.
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const virtualizer = useWindowVirtualizer({
    count: width === 0 ? 0 : Math.ceil(items.length / columns),
    estimateSize: () => Math.round(estimateHeight(tileWidth)),
    gap: ROW_GAP,
    overscan: ROWS_BEYOND_THE_WINDOW,
    scrollMargin: top,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const rows = defaultRangeExtractor(range);
        if (focusedRow === null || focusedRow >= range.count || rows.includes(focusedRow)) return rows;
        return [...rows, focusedRow].sort((a, b) => a - b);
      },
      [focusedRow],
    ),
  });

  function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
    const stop = event.target instanceof Element ? event.target.closest("[data-grid-stop]") : null;
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
    if (!stop || !step || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = Number(stop.closest("li")?.dataset.place) + step;
    if (to < 0 || to >= items.length) return;
    event.preventDefault();
    focusTile(to);
  }

  function focusTile(place: number) {
    const row = Math.floor(place / columns);
    virtualizer.scrollToIndex(row, { align: "auto" });
    // The row may only now come into being, and the next key may be pressed already.
    flushSync(() => setFocusedRow(row));
    list.current?.querySelector<HTMLElement>(`[data-place="${place}"] [data-grid-stop]`)?.focus();
  }

  return (
    <ul
      ref={list}
      aria-label={label}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={moveFocus}
      onFocus={({ target }) => setFocusedRow(rowOf(target))}
      onBlur={({ relatedTarget }) => relatedTarget === null || setFocusedRow(rowOf(relatedTarget))}
    >
      {virtualizer.getVirtualItems().flatMap((row) =>
        items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => {
          const place = row.index * columns + column;
          return (
            <li
              key={item.id}
              ref={column === 0 ? virtualizer.measureElement : undefined}
              data-index={row.index}
              data-place={place}
              aria-posinset={place + 1}
              aria-setsize={isEnd ? items.length : -1}
              className="absolute"
              style={{ top: row.start - top, left: column * (tileWidth + GAP), width: tileWidth }}
            >
              {children(item, place)}
            </li>
          );
        }),
      )}
    </ul>
  );

  function rowOf(target: Element): number | null {
    const place = list.current?.contains(target) && target.closest("li")?.dataset.place;
    return place ? Math.floor(Number(place) / columns) : null;
  }
}
