import type { AdminCharts, ChartRange } from "../../../shared/contracts/admin-charts.ts";
import type { Queryable } from "../../database/pool.ts";

const RANGES: Record<ChartRange, { step: "day" | "month"; steps: number }> = {
  "30d": { step: "day", steps: 30 },
  "90d": { step: "day", steps: 90 },
  "12m": { step: "month", steps: 12 },
};

type Counted = AdminCharts["periods"][number];

/** Sales, refunds and sign-ups per day or month in UTC, the current one included. */
export async function readCharts(db: Queryable, range: ChartRange, now = new Date()): Promise<AdminCharts> {
  const { step, steps } = RANGES[range];
  // The same stretch of time before it comes along, for comparison.
  const { rows } = await db.query<Counted>(
    `with periods as (
       select at from generate_series(
         date_trunc($1, $3::timestamptz at time zone 'UTC') - (2 * $2::int - 1) * ('1 ' || $1)::interval,
         date_trunc($1, $3::timestamptz at time zone 'UTC'), ('1 ' || $1)::interval) at
     ), start as (select min(at) at time zone 'UTC' as at from periods),
     sold as (
       select date_trunc($1, created_at at time zone 'UTC') as at, count(*) as sales, sum(amount_total)::bigint as cents
         from public.stripe_orders
        where created_at >= (select at from start) and kind = 'purchase' and status = 'completed'
          and deleted_at is null and lower(coalesce(currency, 'usd')) = 'usd'
        group by 1
     ), returned as (
       select date_trunc($1, m.at at time zone 'UTC') as at, count(*) as refunds, sum(m.amount)::bigint as cents
         from private.money_back m join public.stripe_orders o on o.id = m.order_id
        where m.at >= (select at from start) and lower(coalesce(o.currency, 'usd')) = 'usd'
        group by 1
     ), joined as (
       select date_trunc($1, created_at at time zone 'UTC') as at, count(*) as sign_ups,
              count(*) filter (where payments > 0) as bought
         from private.user_listing where created_at >= (select at from start)
        group by 1
     )
     select to_char(periods.at, 'YYYY-MM-DD') as date, coalesce(sales, 0) as sales,
            coalesce(sold.cents, 0) as gross_cents, coalesce(refunds, 0) as refunds,
            coalesce(returned.cents, 0) as returned_cents, coalesce(sign_ups, 0) as sign_ups,
            coalesce(bought, 0) as bought
       from periods left join sold using (at) left join returned using (at) left join joined using (at)
      order by periods.at`,
    [step, steps, now],
  );
  const earlier = rows.slice(0, steps);
  return {
    periods: rows.slice(steps),
    before: {
      net_cents: earlier.reduce((sum, { gross_cents, returned_cents }) => sum + gross_cents - returned_cents, 0),
      sign_ups: earlier.reduce((sum, { sign_ups }) => sum + sign_ups, 0),
    },
  };
}
