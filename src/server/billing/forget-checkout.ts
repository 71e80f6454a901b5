import type { BillingParts } from "./billing-parts.ts";

/**
 * The provider does not know this checkout, or sold something else under its id: it can never give access here. Logged
 * once, because somebody may have paid without getting access.
 */
export async function forgetCheckout({ pool, logger }: BillingParts, sessionId: string): Promise<void> {
  const { rowCount } = await pool.query(
    `update private.checkouts set state = 'expired', checked_at = now()
      where session_id = $1 and state in ('open', 'pending')`,
    [sessionId],
  );
  if (rowCount) logger.warn({ session_id: sessionId }, "the payment service has no checkout as we opened it");
}
