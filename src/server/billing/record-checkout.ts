import type { CheckoutSnapshot, PaymentEvent } from "../adapters/payments/port.ts";
import type { Transaction } from "../database/pool.ts";
import type { Billing } from "./billing.ts";
import { queueReceipt } from "./queue-receipt.ts";
import { recordOrder } from "./record-order.ts";

export type OwnSnapshot = CheckoutSnapshot & { userId: string };
type Known = { revision: number; receipt_queued_at: Date | null; origin: string };

/** Writes one look at a checkout, its order and its receipt, whole or not at all, one writer per checkout at a time. */
export async function recordCheckout(
  transaction: Transaction,
  billing: Billing,
  snapshot: OwnSnapshot,
  { revision, event }: { revision: number; event?: PaymentEvent },
): Promise<"outdated" | { receiptId: string | null }> {
  const known = await lockCheckout(transaction, billing, snapshot);
  if (event && (await wasProcessed(transaction, event))) return { receiptId: null };
  if (known.revision !== revision) return "outdated";
  if (event) {
    await transaction.query(
      "insert into private.webhook_events (event_id, type, processed_at) values ($1, $2, now())",
      [event.id, event.type],
    );
  }
  const order = await recordOrder(transaction, snapshot);
  const receiptId =
    order?.gives_access && !known.receipt_queued_at
      ? await queueReceipt(transaction, billing.outbox, { ...order, siteUrl: known.origin })
      : null;
  await transaction.query(
    `update private.checkouts set state = $2, revision = revision + 1, checked_at = now(),
            receipt_queued_at = case when $3 then now() else receipt_queued_at end
      where session_id = $1`,
    [snapshot.sessionId, snapshot.progress, receiptId !== null],
  );
  return { receiptId };
}

/** A checkout may be unknown here: one that a restored backup forgot is fulfilled all the same. */
async function lockCheckout(transaction: Transaction, billing: Billing, snapshot: OwnSnapshot): Promise<Known> {
  await transaction.query(
    `insert into private.checkouts (session_id, user_id, price_id, origin, expires_at, created_at)
     values ($1, (select id from auth.users where id = $2), $3, $4, $5, $6) on conflict do nothing`,
    [
      snapshot.sessionId,
      snapshot.userId,
      billing.payments.priceId,
      billing.siteUrl,
      snapshot.expiresAt,
      snapshot.createdAt,
    ],
  );
  const { rows } = await transaction.query<Known>(
    "select revision, receipt_queued_at, origin from private.checkouts where session_id = $1 for update",
    [snapshot.sessionId],
  );
  const [known] = rows;
  if (!known) throw new Error(`checkout ${snapshot.sessionId} vanished while being written`);
  return known;
}

async function wasProcessed(transaction: Transaction, event: PaymentEvent): Promise<boolean> {
  const { rowCount } = await transaction.query("select from private.webhook_events where event_id = $1", [event.id]);
  return rowCount !== 0;
}
