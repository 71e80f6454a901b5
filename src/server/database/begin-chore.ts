import type { Queryable } from "./pool.ts";

/**
 * True for one process among all of them, once per interval: that one does the work. If it dies on the way, the next
 * interval's process does it, so this is for work that may be late.
 */
export async function beginChore(db: Queryable, name: string, intervalMs: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into private.chores as chore (name, begun_at) values ($1, now())
     on conflict (name) do update set begun_at = excluded.begun_at
       where chore.begun_at <= now() - $2 * interval '1 ms'`,
    [name, intervalMs],
  );
  return rowCount === 1;
}
