import type { Queryable } from "./pool.ts";

const BATCH = 5_000;

/**
 * Deletes the rows for which a condition holds, a batch at a time. Any number of processes may do so at once: a row that
 * another one is deleting is left to it, so they neither wait for each other nor collide.
 */
export async function sweepRows(db: Queryable, table: string, isOver: string, values: unknown[] = []): Promise<void> {
  let count: number | null;
  do {
    ({ rowCount: count } = await db.query(
      `delete from ${table} where ctid = any (array(
         select ctid from ${table} where ${isOver} limit ${BATCH} for update skip locked))`,
      values,
    ));
  } while (count === BATCH);
}
