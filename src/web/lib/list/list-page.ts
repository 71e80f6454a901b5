import type { InfiniteData } from "@tanstack/react-query";

/** Stores the cursor of the next page beside the rows: it cannot be derived from rows that may be removed later. */
export type ListPage<Row, Cursor> = { rows: Row[]; next: Cursor | null };

export type Pages<Row, Cursor> = InfiniteData<ListPage<Row, Cursor>, Cursor | null>;

/** Puts new rows in front. If the fresh page lacks the first known row, too much has changed and the list restarts. */
export function mergeHead<Row extends { id: string }, Cursor>(
  known: Pages<Row, Cursor>,
  fresh: ListPage<Row, Cursor>,
): Pages<Row, Cursor> {
  const [first, ...others] = known.pages;
  const firstId = first?.rows[0]?.id;
  const added = fresh.rows.findIndex(({ id }) => id === firstId);
  if (added === 0) return known;
  if (!first || added < 0) return { pages: [fresh], pageParams: [null] };
  return { ...known, pages: [{ ...first, rows: [...fresh.rows.slice(0, added), ...first.rows] }, ...others] };
}
