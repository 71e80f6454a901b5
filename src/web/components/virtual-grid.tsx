import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { layOutRows } from "./lay-out-rows.ts";
import { useGridPlace } from "./use-grid-place.ts";
import { useRowHeights } from "./use-row-heights.ts";

/** The gap between tiles, in pixels. In a list narrower than NARROW, as on phones, it is NARROW_GAP. */
const GAP = 20;
const NARROW_GAP = 14;
const NARROW = 600;
const ROW_GAP = 28;
const USUAL_PICTURE_HEIGHT = 5 / 4;
const ROWS_BEYOND_THE_WINDOW = 2;

type VirtualGridProps<Item> = {
  /** Names the list: "Your creatives". */
  label: string;
  items: readonly Item[];
  /** Whether these are all there are. */
  isEnd: boolean;
  /** A row holds as many tiles of at least this width as fit, and two on the narrowest phone. */
  leastWidth: number;
  /** Which items take two columns. Must be a stable function, since a new one makes all rows be laid out again. */
  isWide: (item: Item) => boolean;
  /** The height of all pictures, as a multiple of the column width. */
  pictureHeight?: number;
  /** The estimated height of the text below a picture: a tile is measured once it is rendered. */
  wordsHeight: number;
  /** One tile. The elements that arrow keys move between are marked with `data-grid-stop`. */
  children: (item: Item, index: number) => ReactNode;
};

/**
 * A grid of any length with a bounded number of nodes: only the tiles near the window are rendered. All pictures have
 * the height `--picture-height`.
 */
export function VirtualGrid<Item extends { id: string }>(props: VirtualGridProps<Item>) {
  const { label, items, isEnd, leastWidth, isWide, wordsHeight, children } = props;
  const { pictureHeight: heightPerWidth = USUAL_PICTURE_HEIGHT } = props;
  const list = useRef<HTMLUListElement>(null);
  const { width, top } = useGridPlace(list);
  const gap = width < NARROW ? NARROW_GAP : GAP;
  const columns = Math.max(2, Math.floor((width + gap) / (leastWidth + gap)));
  const columnWidth = (width - gap * (columns - 1)) / columns;
  const pictureHeight = Math.round(columnWidth * heightPerWidth);
  const rows = useMemo(
    () =>
      layOutRows(items.length, columns, (place) => {
        const item = items[place];
        return item !== undefined && isWide(item);
      }),
    [items, columns, isWide],
  );

  // The row with the focus stays rendered, however far the window is scrolled.
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const virtualizer = useWindowVirtualizer({
    count: width === 0 ? 0 : rows.length,
    estimateSize: () => pictureHeight + wordsHeight,
    gap: ROW_GAP,
    overscan: ROWS_BEYOND_THE_WINDOW,
    scrollMargin: top,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const near = defaultRangeExtractor(range);
        if (focusedRow === null || focusedRow >= range.count || near.includes(focusedRow)) return near;
        return [...near, focusedRow].sort((a, b) => a - b);
      },
      [focusedRow],
    ),
  });

  const observeTile = useRowHeights(virtualizer, list, { rows, columnWidth });

  function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
    const tile = event.target instanceof Element && event.target.closest("[data-grid-stop]")?.closest("li");
    if (!tile || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = neighbourOf(Number(tile.dataset.place), Number(tile.dataset.index), event.key);
    if (to === undefined || to < 0 || to >= items.length) return;
    event.preventDefault();
    focusTile(to);
  }

  function neighbourOf(place: number, row: number, key: string): number | undefined {
    if (key === "ArrowLeft") return place - 1;
    if (key === "ArrowRight") return place + 1;
    const other = key === "ArrowUp" ? rows[row - 1] : key === "ArrowDown" ? rows[row + 1] : undefined;
    const from = rows[row]?.cells[place - (rows[row]?.start ?? 0)];
    if (!other || !from) return undefined;
    const cell = other.cells.findIndex(({ column, span }) => from.column < column + span);
    return cell < 0 ? undefined : other.start + cell;
  }

  function focusTile(place: number) {
    const row = rows.findLastIndex(({ start }) => start <= place);
    virtualizer.scrollToIndex(row, { align: "auto" });
    // Rendered synchronously: the row may not exist yet, and the next key may follow at once.
    flushSync(() => setFocusedRow(row));
    list.current?.querySelector<HTMLElement>(`[data-place="${place}"] [data-grid-stop]`)?.focus();
  }

  return (
    <ul
      ref={list}
      aria-label={label}
      className="relative"
      style={{ height: virtualizer.getTotalSize(), "--picture-height": `${pictureHeight}px` }}
      onKeyDown={moveFocus}
      onFocus={({ target }) => setFocusedRow(rowOf(target))}
      onBlur={({ relatedTarget }) => relatedTarget === null || setFocusedRow(rowOf(relatedTarget))}
    >
      {virtualizer.getVirtualItems().flatMap((row) => {
        const { start = 0, cells = [] } = rows[row.index] ?? {};
        return items.slice(start, start + cells.length).map((item, index) => {
          const place = start + index;
          const { column, span } = cells[index] ?? { column: 0, span: 1 };
          return (
            <li
              key={item.id}
              ref={observeTile}
              data-index={row.index}
              data-place={place}
              data-span={span}
              aria-posinset={place + 1}
              aria-setsize={isEnd ? items.length : -1}
              className="absolute"
              style={{
                top: row.start - top,
                left: column * (columnWidth + gap),
                width: span * (columnWidth + gap) - gap,
              }}
            >
              {children(item, place)}
            </li>
          );
        });
      })}
    </ul>
  );

  function rowOf(target: Element): number | null {
    const row = list.current?.contains(target) && target.closest("li")?.dataset.index;
    return row ? Number(row) : null;
  }
}
