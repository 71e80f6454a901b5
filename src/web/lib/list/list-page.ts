import type { InfiniteData } from "@tanstack/react-query";

/** Keeps where the next page begins beside the rows: rows may be taken out later, and the end would move. */
export type ListPage<Row, Cursor> = { rows: Row[]; next: Cursor | null };

export type Pages<Row, Cursor> = InfiniteData<ListPage<Row, Cursor>, Cursor | null>;

/** Puts what is new in front. When nothing known is on the fresh page, too much has changed, and it starts over. */
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
