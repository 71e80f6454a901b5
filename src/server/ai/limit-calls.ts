import { AppError } from "../../shared/errors.ts";
import type { Queryable } from "../database/pool.ts";

/** Enough for typing a key, too few for testing a list of stolen ones. Every rewrite costs the user money. */
const CALLS_PER_MINUTE = { key_check: 10, enhance: 30 };

/** Counts one more call of this kind and refuses it if it exceeds the limit, in one statement. */
export async function limitCalls(db: Queryable, userId: string, kind: keyof typeof CALLS_PER_MINUTE): Promise<void> {
  const limit = CALLS_PER_MINUTE[kind];
  const { rows } = await db.query<{ calls: number; seconds_left: number }>(
    `insert into private.call_limits as counter (user_id, kind, window_start, calls) values ($1, $2, now(), 1)
     on conflict (user_id, kind) do update set
       window_start = case when counter.window_start > now() - interval '1 minute' then counter.window_start else now() end,
       calls = case when counter.window_start > now() - interval '1 minute' then least(counter.calls, $3) + 1 else 1 end
     returning calls, ceil(extract(epoch from window_start + interval '1 minute' - now()))::int as seconds_left`,
    [userId, kind, limit],
  );
  const [counted] = rows;
  if (!counted || counted.calls <= limit) return;
  throw new AppError("rate_limited", "Too many attempts. Please wait a minute before trying again.", {
    retryAfter: Math.max(1, counted.seconds_left),
  });
}
