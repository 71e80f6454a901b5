import type { Settings } from "../config/settings.ts";
import { type Database, inTransaction } from "../database/pool.ts";
import { sweepRows } from "../database/sweep-rows.ts";

export type Retention = Pick<Settings, "MAIL_LOG_DAYS" | "USAGE_DETAIL_DAYS">;

/**
 * Deletes details that no screen shows any more. Sums stay: pictures and calls per day (`usage_stats`), the figures of
 * each month (`usage_months`). The administrators' audit log stays as a whole.
 */
export async function sweepOldDetails(pool: Database, { MAIL_LOG_DAYS, USAGE_DETAIL_DAYS }: Retention): Promise<void> {
  await sweepRows(pool, "private.mail_log", "logged_at < now() - make_interval(days => $1)", [MAIL_LOG_DAYS]);
  await keepMonths(pool, USAGE_DETAIL_DAYS);
  // Creatives have their prompt themselves; what is left here is what became of a request.
  await sweepRows(pool, "public.generations", "finished_at < now() - make_interval(days => $1)", [USAGE_DETAIL_DAYS]);
}

/** Calls that are looked at to find whose months are next. */
const STRETCH = 2_000;

type Month = { user_id: string; month: string };

/**
 * Replaces the calls of months that are over for longer than this by the figures that Settings shows of them. A month
 * goes whole or not at all, one person at a time. Any number of processes may do so at once: an account that somebody
 * else is changing is left for the next time.
 */
async function keepMonths(pool: Database, days: number): Promise<void> {
  let kept: number;
  do {
    const { rows } = await pool.query<Month>(
      `select distinct user_id, to_char(date_trunc('month', started_at at time zone 'UTC'), 'YYYY-MM-DD') as month
         from (select user_id, started_at from public.ai_calls
                where started_at < date_trunc('month', (now() - make_interval(days => $1)) at time zone 'UTC')
                                   at time zone 'UTC'
                order by started_at limit ${STRETCH}) oldest`,
      [days],
    );
    kept = 0;
    for (const month of rows) if (await keepMonth(pool, month)) kept += 1;
  } while (kept > 0);
}

function keepMonth(pool: Database, { user_id, month }: Month): Promise<boolean> {
  return inTransaction(pool, async (transaction) => {
    const account = await transaction.query("select from auth.users where id = $1 for no key update skip locked", [
      user_id,
    ]);
    if (account.rowCount === 0) return false;
    // The function counts the calls of whoever asks.
    await transaction.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify({ sub: user_id })]);
    await transaction.query(
      `insert into public.usage_months (user_id, month, figures) values ($1, $2, public.counted_usage_of_month($2))
       on conflict do nothing`,
      [user_id, month],
    );
    await transaction.query(
      `delete from public.ai_calls where user_id = $1 and started_at >= $2::timestamp at time zone 'UTC'
          and started_at < ($2::timestamp + interval '1 month') at time zone 'UTC'`,
      [user_id, month],
    );
    return true;
  });
}
