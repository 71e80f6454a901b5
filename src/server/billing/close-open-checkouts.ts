import { AppError } from "../../shared/errors.ts";
import type { Row } from "../database/rows.ts";
import type { BillingParts } from "./billing-parts.ts";
import { forgetCheckout } from "./forget-checkout.ts";
import { settleCheckout } from "./settle-checkout.ts";

/**
 * Closes every page on which this person could still pay, so that nobody pays for a deleted account. Refuses while a
 * payment is pending, because it would arrive without giving access to anything.
 */
export async function closeOpenCheckouts(billing: BillingParts, userId: string): Promise<void> {
  const { rows } = await billing.pool.query<Row<"private.checkouts", "session_id">>(
    "select session_id from private.checkouts where user_id = $1 and state in ('open', 'pending')",
    [userId],
  );
  for (const { session_id } of rows) {
    let progress = await settleCheckout(billing, session_id);
    if (progress === "open") {
      await billing.payments.expireCheckout(session_id);
      progress = await settleCheckout(billing, session_id);
    }
    if (progress === null) await forgetCheckout(billing, session_id);
    if (progress === "open" || progress === "pending") {
      throw new AppError(
        "conflict",
        "A payment of yours is still on its way. Wait until it has arrived or failed, then delete your account. Nothing was deleted.",
      );
    }
  }
}
