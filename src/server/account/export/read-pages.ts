import type { Database } from "../../database/pool.ts";

const PAGE = 500;

/**
 * All rows of a query, page by page. The query gets the user as $1, the last row's key as $2 (null at first) and the
 * page size as $3; it must be ordered by that key. No connection is held between pages.
 */
export async function* readPages<Row extends { key: string }>(
  pool: Database,
  sql: string,
  userId: string,
): AsyncGenerator<Row> {
  let last: string | null = null;
  for (;;) {
    const { rows }: { rows: Row[] } = await pool.query<Row>(sql, [userId, last, PAGE]);
    yield* rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.key ?? null;
  }
}

/** Rows as a JSON list, one per line, without the key they were paged by. */
export async function* jsonList(rows: AsyncIterable<Record<string, unknown>>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const { key: _, ...row } of rows) {
    yield before + JSON.stringify(row);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
