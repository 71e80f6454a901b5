import { type InfiniteData, replaceEqualDeep } from "@tanstack/react-query";

/** Stores the cursor of the next page beside the rows: it cannot be derived from rows that may be removed later. */
export type ListPage<Row, Cursor> = { rows: Row[]; next: Cursor | null };

export type Pages<Row, Cursor> = InfiniteData<ListPage<Row, Cursor>, Cursor | null>;

/** Whether a row that is known has gone to the front since. */
export type IsMoved<Row> = (before: Row, now: Row) => boolean;

/**
 * Puts the first page, fetched again, in front. What it still has in the same place tells where the known rows go on:
 * those before that it names are as it says, or gone, and those after it stay, but for those that moved to the front.
 * With nothing in common too much has changed, and the list restarts.
 */
export function mergeHead<Row extends { id: string }, Cursor>(
  known: Pages<Row, Cursor>,
  fresh: ListPage<Row, Cursor>,
  isMoved: IsMoved<Row> = () => false,
): Pages<Row, Cursor> {
  const before = new Map(known.pages.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const)));
  // Rows that are as they were stay the same objects, so that their tiles are not drawn again.
  const head = fresh.rows.map((row) => replaceEqualDeep(before.get(row.id), row) as Row);
  const inHead = new Set(head.map(({ id }) => id));
  const meeting = head.findLast((row) => {
    const was = before.get(row.id);
    return was !== undefined && !isMoved(was, row);
  });
  if (!meeting) return { pages: [fresh], pageParams: [null] };
  const all = [...before.values()];
  if (head.every((row, index) => row === all[index])) return known;
  let isBefore = true;
  const pages = known.pages.map((page) => ({
    ...page,
    rows: page.rows.filter(({ id }) => {
      const stays = !isBefore && !inHead.has(id);
      if (id === meeting.id) isBefore = false;
      return stays;
    }),
  }));
  const [first, ...others] = pages;
  return first ? { ...known, pages: [{ ...first, rows: [...head, ...first.rows] }, ...others] } : known;
}
