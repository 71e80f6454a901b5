import type { CheckoutProgress, CheckoutSnapshot } from "../adapters/payments/port.ts";
import type { Transaction } from "../database/pool.ts";
import { newGrantedId } from "./granted-id.ts";

export type OrderRow = {
  id: number;
  user_id: string | null;
  gives_access: boolean;
  amount_total: number;
  currency: string;
  invoice_url: string | null;
  created_at: Date;
};

const STATUS: Partial<Record<CheckoutProgress, string>> = { pending: "pending", paid: "completed", failed: "canceled" };

/** A checkout becomes an order when the buyer finishes it; an open or abandoned one does not. */
export async function recordOrder(
  transaction: Transaction,
  snapshot: CheckoutSnapshot,
  buyer: string | null,
): Promise<OrderRow | null> {
  const status = STATUS[snapshot.progress];
  if (!status) return null;
  const { rows } = await transaction.query<OrderRow>(
    `insert into public.stripe_orders as o
       (checkout_session_id, payment_intent_id, customer_id, amount_subtotal, amount_total, amount_refunded, currency,
        payment_status, status, dispute_status, invoice_url, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (checkout_session_id) do update
        set payment_intent_id = excluded.payment_intent_id, amount_subtotal = excluded.amount_subtotal,
            amount_total = excluded.amount_total, amount_refunded = excluded.amount_refunded,
            currency = excluded.currency, payment_status = excluded.payment_status, status = excluded.status,
            dispute_status = excluded.dispute_status, invoice_url = coalesce(excluded.invoice_url, o.invoice_url)
     returning o.id, o.gives_access, o.amount_total, o.currency, o.invoice_url, o.created_at,
               (select c.user_id from public.stripe_customers c where c.customer_id = o.customer_id) as user_id`,
    [
      snapshot.sessionId,
      snapshot.paymentIntentId,
      await findOrAddCustomer(transaction, snapshot, buyer),
      snapshot.amountSubtotal,
      snapshot.amountTotal,
      snapshot.amountRefunded,
      snapshot.currency,
      snapshot.paymentStatus,
      status,
      snapshot.dispute,
      snapshot.invoiceUrl,
      snapshot.createdAt,
    ],
  );
  return rows[0] ?? null;
}

/** The order is recorded even if the account has been deleted or has another customer number. */
async function findOrAddCustomer(
  transaction: Transaction,
  { customerId, sessionId }: CheckoutSnapshot,
  buyer: string | null,
): Promise<string> {
  // An existing order keeps its customer, which may have been made anonymous since.
  const known = await transaction.query<{ customer_id: string }>(
    "select customer_id from public.stripe_orders where checkout_session_id = $1 and customer_id is not null",
    [sessionId],
  );
  if (known.rows[0]) return known.rows[0].customer_id;
  // A customer deleted at the provider leaves the session without one, but access needs one.
  const customer = customerId ?? newGrantedId();
  await transaction.query(
    "insert into public.stripe_customers (user_id, customer_id) values ($1, $2) on conflict do nothing",
    [buyer, customer],
  );
  const { rows } = await transaction.query<{ customer_id: string }>(
    `select customer_id from public.stripe_customers where customer_id = $1 or user_id = $2
      order by (user_id = $2) is true desc limit 1`,
    [customer, buyer],
  );
  const [found] = rows;
  if (!found) throw new Error(`checkout ${sessionId} has no customer`);
  return found.customer_id;
}
