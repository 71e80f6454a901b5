import type { Row } from "../database/rows.ts";
import type { BillingParts, Buyer } from "./billing-parts.ts";
import { refuseSecondPurchase } from "./refuse-second-purchase.ts";
import { settleCheckout } from "./settle-checkout.ts";

const TIME_TO_PAY = "10 minutes";

type Started = { is_usable: boolean } & Row<"private.checkouts", "session_id" | "url">;

/**
 * Handles the checkouts this person left open. One that is still usable is used again; any other is closed first, so
 * that there is never more than one page on which the same thing can be paid.
 */
export async function resumeCheckout(billing: BillingParts, { userId, origin }: Buyer): Promise<string | null> {
  const { rows } = await billing.pool.query<Started>(
    `select session_id, url, origin = $2 and price_id = $3 and expires_at > now() + $4::interval as is_usable
       from private.checkouts where user_id = $1 and state = 'open' order by created_at desc`,
    [userId, origin, billing.payments.priceId, TIME_TO_PAY],
  );
  for (const started of rows) {
    const progress = await settleCheckout(billing, started.session_id);
    if (progress === "open" && started.is_usable && started.url) return started.url;
    if (progress === "open") {
      await billing.payments.expireCheckout(started.session_id);
      await settleCheckout(billing, started.session_id);
    }
  }
  // One of those checkouts may have turned out to be paid.
  if (rows.length > 0) await refuseSecondPurchase(billing.pool, userId);
  return null;
}
