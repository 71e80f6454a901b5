import type { UserPayment } from "../../../shared/contracts/admin-user.ts";
import type { Payments } from "../../adapters/payments/port.ts";
import { isGrantedId } from "../../billing/granted-id.ts";
import type { Transaction } from "../../database/pool.ts";
import type { Row } from "../../database/rows.ts";
import type { Note } from "./read-notes.ts";

const MAX_PAYMENTS = 50;

type OrderRow = Row<
  "public.stripe_orders",
  | "id"
  | "checkout_session_id"
  | "payment_intent_id"
  | "created_at"
  | "amount_total"
  | "amount_refunded"
  | "currency"
  | "invoice_url"
  | "gives_access"
> & { kind: "purchase" | "grant"; status: UserPayment["status"]; dispute_status: UserPayment["dispute"] };

/** Purchases and grants, newest first, and the customer they belong to at the provider. */
export async function readPayments(
  transaction: Transaction,
  userId: string,
  grants: ReadonlyMap<string, Note>,
  paymentPage: Payments["paymentPage"],
): Promise<{ customerId: string | null; payments: UserPayment[] }> {
  const customers = await transaction.query<Row<"public.stripe_customers", "customer_id">>(
    "select customer_id from public.stripe_customers where user_id = $1 and deleted_at is null",
    [userId],
  );
  const customerId = customers.rows[0]?.customer_id ?? null;
  const { rows } = await transaction.query<OrderRow>(
    `select id, checkout_session_id, payment_intent_id, created_at, amount_total, amount_refunded, currency, invoice_url,
            gives_access, kind, status, dispute_status
       from public.stripe_orders where customer_id = $1 and deleted_at is null order by created_at desc, id desc limit $2`,
    [customerId, MAX_PAYMENTS],
  );
  const payments = rows.map(
    (order): UserPayment => ({
      id: order.id,
      at: order.created_at.toISOString(),
      kind: order.kind,
      status: order.status,
      amount: order.amount_total ?? 0,
      refunded: order.amount_refunded,
      currency: order.currency ?? "usd",
      dispute: order.dispute_status,
      gives_access: order.gives_access,
      receipt_url: order.invoice_url,
      stripe_url: order.payment_intent_id && paymentPage(order.payment_intent_id),
      grant: grants.get(order.checkout_session_id) ?? null,
    }),
  );
  return { customerId: customerId && !isGrantedId(customerId) ? customerId : null, payments };
}
