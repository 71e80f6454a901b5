import type { z } from "zod";
import type { adminUserFiguresOutput } from "../../../shared/contracts/admin-users.ts";
import type { Queryable } from "../../database/pool.ts";

type Figures = z.output<typeof adminUserFiguresOutput>;

/** The numbers above the list. Orders of deleted accounts count: the money was earned. */
export async function readFigures(db: Queryable): Promise<Figures> {
  const { rows } = await db.query<Figures>(
    `select (select count(*) from private.user_listing) as users,
            (select count(*) from private.user_listing where standing = 'paid') as paid_users,
            (select count(*) from public.stripe_customers
              where deleted_at is null and customer_id not like 'granted\\_%') as customers,
            coalesce(sum(amount_total) filter (where is_usd), 0)::bigint as gross_cents,
            coalesce(sum(case when dispute_status = 'lost' then amount_total else amount_refunded end)
                       filter (where is_usd), 0)::bigint as returned_cents,
            count(*) filter (where not is_usd) as foreign_orders
       from public.stripe_orders o, lateral (select lower(coalesce(o.currency, 'usd')) = 'usd' as is_usd) usd
      where kind = 'purchase' and status = 'completed' and deleted_at is null`,
  );
  const [figures] = rows;
  if (!figures) throw new Error("an aggregate always has a row");
  return figures;
}
