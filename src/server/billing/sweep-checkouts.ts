import type { Row } from "../database/rows.ts";
import { sweepRows } from "../database/sweep-rows.ts";
import type { BillingParts } from "./billing-parts.ts";
import { settleCheckout } from "./settle-checkout.ts";

const MAX_AT_ONCE = 50;

/**
 * Checks checkouts whose event never arrived: every five minutes while they are recent, hourly after two hours. Each is
 * claimed by setting the time of the check, so several processes share the work.
 */
export async function sweepCheckouts(billing: BillingParts): Promise<void> {
  // Far beyond the month in which Stripe can send an event again; even after that, settling twice does no harm.
  await sweepRows(billing.pool, "private.webhook_events", "received_at < now() - interval '90 days'");
  const { rows } = await billing.pool.query<Row<"private.checkouts", "session_id">>(
    `update private.checkouts set checked_at = now()
      where session_id in (
        select session_id from private.checkouts
         where state in ('open', 'pending')
           and coalesce(checked_at, created_at) < now() - case when created_at > now() - interval '2 hours'
                                                               then interval '5 minutes' else interval '1 hour' end
         order by coalesce(checked_at, created_at) limit $1 for update skip locked)
      returning session_id`,
    [MAX_AT_ONCE],
  );
  for (const { session_id } of rows) {
    try {
      const progress = await settleCheckout(billing, session_id);
      if (progress && progress !== "open")
        billing.logger.info({ session_id, progress }, "a checkout was settled by the sweep");
    } catch (error) {
      billing.logger.warn({ err: error, session_id }, "a checkout could not be looked at");
    }
  }
}
