import type { CheckoutStatus } from "../../shared/contracts/checkout-status.ts";
import { LIFETIME_ORDER } from "../../shared/lifetime-order.ts";
import type { CheckoutProgress } from "../adapters/payments/port.ts";
import type { BillingParts } from "./billing-parts.ts";
import { settleCheckout } from "./settle-checkout.ts";

type StatusRow = {
  session_id: string | null;
  state: CheckoutProgress | null;
  is_due: boolean | null;
  has_access: boolean;
  order_id: number | null;
  amount_total: number | null;
  currency: string | null;
  created_at: Date | null;
  invoice_url: string | null;
};

/**
 * The status for the page after paying. The page may load before the webhook arrives, so for an unsettled checkout the
 * provider is asked and the order recorded at once; at most once a second, however often the page asks.
 */
export async function readCheckoutStatus(
  billing: BillingParts,
  caller: { userId: string; email: string },
  sessionId: string | null,
): Promise<CheckoutStatus> {
  let row = await readRow(billing, caller.userId, sessionId);
  if (row.session_id && row.is_due) {
    await settleCheckout(billing, row.session_id);
    row = await readRow(billing, caller.userId, sessionId);
  }
  const { state, has_access, order_id, amount_total, currency, created_at, invoice_url } = row;
  return {
    state: state && state !== "expired" ? state : "none",
    has_access,
    product: LIFETIME_ORDER.product,
    email: caller.email,
    order:
      order_id && created_at
        ? { id: order_id, amount_total, currency, created_at: created_at.toISOString(), invoice_url }
        : null,
  };
}

async function readRow({ pool }: BillingParts, userId: string, sessionId: string | null): Promise<StatusRow> {
  const { rows } = await pool.query<StatusRow>(
    `select k.session_id, k.state, private.user_has_access($1) as has_access,
            k.state in ('open', 'pending') and coalesce(k.checked_at < now() - interval '1 second', true) as is_due,
            o.id as order_id, o.amount_total, o.currency, o.created_at, o.invoice_url
       from (values (1)) as always_one_row
       left join lateral (select * from private.checkouts
                           where user_id = $1 and ($2::text is null or session_id = $2)
                           order by state = 'pending' desc, created_at desc limit 1) k on true
       left join public.stripe_orders o on o.checkout_session_id = k.session_id and o.deleted_at is null`,
    [userId, sessionId],
  );
  const [row] = rows;
  if (!row) throw new Error("the status query returned no row");
  return row;
}
