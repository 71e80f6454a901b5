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
 * Asks the provider where a checkout stands and makes our books say the same. Webhook, success page and sweep all come
 * here, in any order and any number. Null when it is none of ours: then nothing is written.
 *
 * No connection is held while the provider thinks. Instead the checkout's revision is read first: when somebody else
 * wrote meanwhile, what we were told may be older than what they were told, and we ask again.
 */
export async function settleCheckout(
  billing: BillingParts,
  sessionId: string,
  event?: PaymentEvent,
): Promise<CheckoutProgress | null> {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    // Whatever somebody can pay for is in our books already, because its address is handed out after that.
    const opened = await findOpened(billing, sessionId);
    if (!opened) return null;
    const snapshot = await billing.payments.retrieveCheckout(sessionId);
    if (!snapshot || !isAsOpened(snapshot, opened)) {
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

/** What was sold decides, not the amount: a tax, a promotion code or another currency may change that. */
function isAsOpened({ metadataUserId, soldPriceId }: CheckoutSnapshot, opened: Opened): boolean {
  // The account may be deleted by now; the mark that we made the session is still on it.
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
