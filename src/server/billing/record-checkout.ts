import type { CheckoutSnapshot, PaymentEvent } from "../adapters/payments/port.ts";
import { lockAccount } from "../database/lock-account.ts";
import type { Transaction } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import type { BillingParts } from "./billing-parts.ts";
import { queueReceipt } from "./queue-receipt.ts";
import { recordOrder } from "./record-order.ts";
import { wasProcessed } from "./webhook-events.ts";

type Known = Row<"private.checkouts", "user_id" | "revision" | "receipt_queued_at" | "origin">;

/** Writes a snapshot of a checkout, its order and its receipt, all or nothing, one writer per checkout at a time. */
export async function recordCheckout(
  transaction: Transaction,
  billing: BillingParts,
  snapshot: CheckoutSnapshot,
  { buyer, revision, event }: { buyer: string | null; revision: number; event?: PaymentEvent },
): Promise<"outdated" | { receiptId: string | null }> {
  // The account may be deleted: its order must still show what happened to the money.
  if (buyer) await lockAccount(transaction, buyer, "change");
  const { rows } = await transaction.query<Known>(
    "select user_id, revision, receipt_queued_at, origin from private.checkouts where session_id = $1 for update",
    [snapshot.sessionId],
  );
  const [known] = rows;
  if (event && (await wasProcessed(transaction, event.id))) return { receiptId: null };
  if (known?.revision !== revision) return "outdated";
  if (event) {
    await transaction.query(
      `insert into private.webhook_events (event_id, type, processed_at) values ($1, $2, now())
       on conflict (event_id) do update set processed_at = excluded.processed_at`,
      [event.id, event.type],
    );
  }
  const order = await recordOrder(transaction, snapshot, known.user_id);
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
