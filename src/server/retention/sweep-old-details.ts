import type { Settings } from "../config/settings.ts";
import type { Database } from "../database/pool.ts";
import { sweepRows } from "../database/sweep-rows.ts";
import { keepMonths } from "./keep-months.ts";

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
