import type { Queryable } from "../../database/pool.ts";

const WINDOW_MINUTES = 5;

/** Counts one more hit in the current window, for all processes alike, and says whether that was too many. */
export async function isOverLimit(db: Queryable, key: string, limit: number): Promise<boolean> {
  const { rows } = await db.query<{ hits: number }>(
    `insert into auth.rate_limits as counter (key, window_start, hits)
     values ($1, date_bin(make_interval(mins => $2), now(), 'epoch'), 1)
     on conflict (key, window_start) do update set hits = counter.hits + 1
     returning hits`,
    [key, WINDOW_MINUTES],
  );
  return (rows[0]?.hits ?? 0) > limit;
}
