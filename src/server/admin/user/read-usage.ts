import type { AdminUser } from "../../../shared/contracts/admin-user.ts";
import type { Transaction } from "../../database/pool.ts";

const RECENT_DAYS = 30;
const MAX_MODELS = 8;

type Usage = AdminUser["usage"];
type Totals = Record<`${"recent" | "all"}_${keyof Usage["all"]}`, number>;

/** Key checks are not usage, as in Settings. Days are UTC, today included. */
export async function readUsage(transaction: Transaction, userId: string): Promise<Usage> {
  const recent =
    "where started_at >= (date_trunc('day', now() at time zone 'UTC') - $2 * interval '1 day') at time zone 'UTC'";
  const values = [userId, RECENT_DAYS - 1];
  const totals = await transaction.query<Totals>(
    `select count(*) as all_calls, count(*) filter (where outcome = 'succeeded') as all_succeeded,
            count(*) filter (where is_creative) as all_creatives, coalesce(sum(price_usd), 0)::float8 as all_cost_usd,
            count(*) filter (${recent}) as recent_calls,
            count(*) filter (${recent} and outcome = 'succeeded') as recent_succeeded,
            count(*) filter (${recent} and is_creative) as recent_creatives,
            coalesce(sum(price_usd) filter (${recent}), 0)::float8 as recent_cost_usd
       from (select outcome, price_usd, started_at, kind in ('image', 'edit') and outcome = 'succeeded' as is_creative
               from public.ai_calls where user_id = $1 and kind <> 'key_check') calls`,
    values,
  );
  const days = await transaction.query<Usage["days"][number]>(
    `select to_char(day, 'YYYY-MM-DD') as date, coalesce(s.images_generated, 0) as images,
            coalesce(s.api_calls, 0) as calls
       from generate_series((now() at time zone 'UTC')::date - $2::int, (now() at time zone 'UTC')::date, '1 day') day
       left join public.usage_stats s on s.user_id = $1 and s.date = day::date order by day`,
    values,
  );
  const models = await transaction.query<{ model: string }>(
    `select model from public.ai_calls where user_id = $1 and kind <> 'key_check' and model is not null
      group by model order by count(*) desc, model limit $2`,
    [userId, MAX_MODELS],
  );
  return { ...readTotals(totals.rows[0]), days: days.rows, models: models.rows.map(({ model }) => model) };
}

function readTotals(totals: Totals | undefined): Pick<Usage, "recent" | "all"> {
  const of = (span: "recent" | "all") => ({
    creatives: totals?.[`${span}_creatives`] ?? 0,
    calls: totals?.[`${span}_calls`] ?? 0,
    succeeded: totals?.[`${span}_succeeded`] ?? 0,
    cost_usd: totals?.[`${span}_cost_usd`] ?? 0,
  });
  return { recent: of("recent"), all: of("all") };
}
