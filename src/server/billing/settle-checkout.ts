import { z } from "zod";
import { AppError } from "../../shared/errors.ts";
import type { CheckoutProgress, PaymentEvent } from "../adapters/payments/port.ts";
import { inTransaction } from "../database/pool.ts";
import type { Billing } from "./billing.ts";
import { recordCheckout } from "./record-checkout.ts";

const MOST_LOOKS = 8;
const userId = z.uuid();

/**
 * Asks the provider where a checkout stands and makes our books say the same. Webhook, success page and sweep all come
 * here, in any order and any number.
 *
 * No connection is held while the provider thinks. Instead the checkout's revision is read first: when somebody else
 * wrote meanwhile, what we were told may be older than what they were told, and we ask again.
 */
export async function settleCheckout(
  billing: Billing,
  sessionId: string,
  event?: PaymentEvent,
): Promise<CheckoutProgress | null> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const revision = await readRevision(billing, sessionId);
    const snapshot = await billing.payments.retrieveCheckout(sessionId);
    // The account may sell other things too: what is not ours carries no user of ours.
    const buyer = userId.safeParse(snapshot?.userId);
    if (!snapshot || !buyer.success) return null;
    const written = await inTransaction(billing.pool, (transaction) =>
      recordCheckout(transaction, billing, { ...snapshot, userId: buyer.data }, { revision, event }),
    );
    if (written === "outdated") continue;
    if (written.receiptId) void billing.outbox.deliverNow(written.receiptId, 0);
    return snapshot.progress;
  }
  throw new AppError("unavailable", "This payment is being worked on right now. Please try again in a moment.");
}

async function readRevision({ pool }: Billing, sessionId: string): Promise<number> {
  const { rows } = await pool.query<{ revision: number }>(
    "select revision from private.checkouts where session_id = $1",
    [sessionId],
  );
  return rows[0]?.revision ?? 0;
}
