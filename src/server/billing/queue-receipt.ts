import type { Transaction } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { OrderRow } from "./record-order.ts";

/** Queues the receipt, in the transaction that first gives the order access. Null when there is no recipient. */
export async function queueReceipt(
  transaction: Transaction,
  outbox: Outbox,
  order: OrderRow & { siteUrl: string },
): Promise<string | null> {
  const { rows } = await transaction.query<Row<"auth.users", "email">>("select email from auth.users where id = $1", [
    order.user_id,
  ]);
  const [buyer] = rows;
  if (!buyer) return null;
  return outbox.add(transaction, {
    kind: "receipt",
    recipient: buyer.email,
    props: {
      orderId: String(order.id),
      amountTotal: order.amount_total,
      currency: order.currency,
      paidAt: order.created_at.toISOString(),
      invoiceUrl: order.invoice_url,
      siteUrl: order.siteUrl,
    },
  });
}
