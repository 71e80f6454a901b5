import { AppError } from "../../shared/errors.ts";
import type { Queryable } from "../database/pool.ts";

/** Nobody pays twice: neither with access, nor while a payment is still pending. */
export async function refuseSecondPurchase(db: Queryable, userId: string): Promise<void> {
  const { rows } = await db.query<{ has_access: boolean; is_waiting: boolean }>(
    `select private.user_has_access($1) as has_access,
            exists (select from public.stripe_customers c join public.stripe_orders o on o.customer_id = c.customer_id
                     where c.user_id = $1 and o.status = 'pending' and o.deleted_at is null) as is_waiting`,
    [userId],
  );
  if (rows[0]?.has_access) throw new AppError("conflict", "You already have lifetime access.");
  if (rows[0]?.is_waiting) {
    throw new AppError("conflict", "Your payment is still on its way. Your access opens the moment it arrives.");
  }
}
