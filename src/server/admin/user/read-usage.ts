import type { AdminUser } from "../../../shared/contracts/admin-user.ts";
import type { Transaction } from "../../database/pool.ts";

const RECENT_DAYS = 30;
const MAX_MODELS = 8;

type Usage = AdminUser["usage"];
type Span = "recent" | "all";
type ModelRow = { model: string | null } & Record<`${Span}_${keyof Usage["all"]}`, number>;

/** As in Settings: key checks are not usage, runs of the composer no API calls. Days are UTC, today included. */
export async function readUsage(transaction: Transaction, userId: string): Promise<Usage> {
  const values = [userId, RECENT_DAYS - 1];
  const { rows: models } = await transaction.query<ModelRow>(
    `select model, ${SPANS.map(sumsOf).join(", ")}
       from (select model, outcome, price_usd, service is distinct from 'composer' as is_api, kind in ('image', 'edit') and outcome = 'succeeded' as is_creative,
                    started_at >= ((now() at time zone 'UTC')::date - $2::int)::timestamp at time zone 'UTC' as is_recent
               from public.ai_calls where user_id = $1 and kind <> 'key_check' and outcome <> 'pending') calls
      group by model order by all_calls desc, model`,
    values,
  );
  const { rows: days } = await transaction.query<Usage["days"][number]>(
    `select to_char(day, 'YYYY-MM-DD') as date, coalesce(s.images_generated, 0) as images,
            coalesce(s.api_calls, 0) as calls
       from generate_series((now() at time zone 'UTC')::date - $2::int, (now() at time zone 'UTC')::date, '1 day') day
       left join public.usage_stats s on s.user_id = $1 and s.date = day::date order by day`,
    values,
  );
  // Of months whose single calls are no longer kept.
  const { rows: past } = await transaction.query<Usage["all"]>(
    `select coalesce(sum((figures ->> 'calls')::int), 0)::int as calls,
            coalesce(sum((figures ->> 'succeeded')::int), 0)::int as succeeded,
            coalesce(sum((figures ->> 'cost_usd')::float8), 0) as cost_usd,
            coalesce(sum((select sum((day ->> 'images')::int) from jsonb_array_elements(figures -> 'days') day)), 0)::int
              as creatives
       from public.usage_months where user_id = $1`,
    [userId],
  );
  const names = models.flatMap(({ model }) => model ?? []).slice(0, MAX_MODELS);
  return { recent: addUp(models, "recent"), all: plus(addUp(models, "all"), past[0]), days, models: names };
}

const SPANS = [
  { span: "all", is: "true" },
  { span: "recent", is: "is_recent" },
];

const sumsOf = ({ span, is }: (typeof SPANS)[number]) => `
  count(*) filter (where ${is} and is_api) as ${span}_calls,
  count(*) filter (where ${is} and is_api and outcome = 'succeeded') as ${span}_succeeded,
  count(*) filter (where ${is} and is_creative) as ${span}_creatives,
  coalesce(sum(price_usd) filter (where ${is}), 0)::float8 as ${span}_cost_usd`;

function addUp(models: readonly ModelRow[], span: Span): Usage["all"] {
  const sum = (figure: keyof Usage["all"]) => models.reduce((total, row) => total + row[`${span}_${figure}`], 0);
  return { creatives: sum("creatives"), calls: sum("calls"), succeeded: sum("succeeded"), cost_usd: sum("cost_usd") };
}

const plus = (one: Usage["all"], other: Usage["all"] | undefined): Usage["all"] => ({
  creatives: one.creatives + (other?.creatives ?? 0),
  calls: one.calls + (other?.calls ?? 0),
  succeeded: one.succeeded + (other?.succeeded ?? 0),
  cost_usd: one.cost_usd + (other?.cost_usd ?? 0),
});
