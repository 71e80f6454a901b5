import { AppError } from "../../shared/errors.ts";
import type { CheckoutProgress, CheckoutSnapshot, PaymentEvent } from "../adapters/payments/port.ts";
import { inTransaction } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import type { BillingParts } from "./billing-parts.ts";
import { forgetCheckout } from "./forget-checkout.ts";
import { recordCheckout } from "./record-checkout.ts";

const MAX_LOOKS = 8;

type Opened = Row<"private.checkouts", "user_id" | "price_id" | "revision">;

/**
 * Asks the provider for the state of a checkout and updates our tables to match. Webhook, success page and sweep all
 * call this, in any order and any number of times. Null when it is not one of ours: then nothing is written.
 *
 * No connection is held while the provider answers. Instead the checkout's revision is read first: if it was written
 * meanwhile, our answer may be older than the one written, and we ask again.
 */
export async function settleCheckout(
  billing: BillingParts,
  sessionId: string,
  event?: PaymentEvent,
): Promise<CheckoutProgress | null> {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    // Every checkout that can be paid has a row already, because its address is returned only after that.
    const opened = await findOpened(billing, sessionId);
    if (!opened) return null;
    const snapshot = await billing.payments.retrieveCheckout(sessionId);
    if (!snapshot || !isAsOpened(snapshot, opened)) {
      // The account may have been deleted while we asked; then the answer is not about the buyer we read before.
      if ((await findOpened(billing, sessionId))?.user_id !== opened.user_id) continue;
      await forgetCheckout(billing, sessionId);
      return null;
    }
    const written = await inTransaction(billing.pool, (transaction) =>
      recordCheckout(transaction, billing, snapshot, { buyer: opened.user_id, revision: opened.revision, event }),
    );
    if (written === "outdated") continue;
    if (written.receiptId) void billing.outbox.deliverNow(written.receiptId, 0);
    return snapshot.progress;
  }
  throw new AppError("unavailable", "This payment is being worked on right now. Please try again in a moment.");
}

/** The item sold decides, not the amount: a tax, a promotion code or another currency may change the amount. */
function isAsOpened({ metadataUserId, soldPriceId }: CheckoutSnapshot, opened: Opened): boolean {
  // The account may be deleted by now; the session still carries the mark that we made it.
  const isMarked = opened.user_id ? metadataUserId === opened.user_id : metadataUserId !== null;
  return isMarked && soldPriceId === opened.price_id;
}

async function findOpened({ pool }: BillingParts, sessionId: string): Promise<Opened | undefined> {
  const { rows } = await pool.query<Opened>(
    "select user_id, price_id, revision from private.checkouts where session_id = $1",
    [sessionId],
  );
  return rows[0];
}
