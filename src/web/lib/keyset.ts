/** The row a page ended with; the next one begins after it. */
export type NewestCursor = { created_at: string; id: string };

type Filterable = { lte: (column: string, value: string) => Filterable; or: (filters: string) => Filterable };

/**
 * Narrows a query ordered by `created_at desc, id desc` to the rows after a given one, so that page 10,000 costs as
 * much as page 1 and nothing is shown twice when rows are added meanwhile. The first condition alone would be wrong for
 * rows with the same timestamp, and the second alone could not use the index.
 */
export function afterNewest<Query>(query: Query, last: NewestCursor | null): Query {
  if (!last) return query;
  const { created_at: at, id } = last;
  const filterable = query as unknown as Filterable;
  return filterable.lte("created_at", at).or(`created_at.lt."${at}",and(created_at.eq."${at}",id.lt.${id})`) as Query;
}

/** Where the next page begins, or null when this one was the last. */
export function nextCursor<Row extends NewestCursor>(page: Row[], pageSize: number): NewestCursor | null {
  const last = page.at(-1);
  return last && page.length === pageSize ? { created_at: last.created_at, id: last.id } : null;
}
