import { createLocalPayments, localWebhookSecret } from "../adapters/payments/local.ts";
import { createStripePayments } from "../adapters/payments/stripe.ts";
import type { BillingParts } from "../billing/billing-parts.ts";
import { stripeWebhook } from "../billing/stripe-webhook.ts";
import { sweepCheckouts } from "../billing/sweep-checkouts.ts";
import { checkoutRoutes } from "../dev/checkout-routes.ts";
import { every } from "../every.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Ground } from "./part.ts";

const SWEEP_EVERY_MS = 2 * 60_000;

/** Payments by Stripe, or by a test checkout of our own that charges nothing. */
export async function billingPart({ config, pool, reserve, doors, secrets, logger }: Ground, outbox: Outbox) {
  const testSecret = localWebhookSecret(secrets.jwtSecret);
  const payments =
    config.payments.kind === "stripe"
      ? await createStripePayments(config.payments)
      : createLocalPayments(pool, testSecret);
  const billing: BillingParts = { pool: reserve, payments, outbox, logger };
  const sweep = every(SWEEP_EVERY_MS, () => sweepCheckouts(billing), "the sweep of checkouts", logger);
  return {
    billing,
    testCheckout: config.payments.kind === "test" ? checkoutRoutes(billing, testSecret) : null,
    mounts: { "/webhooks": stripeWebhook(billing, doors) },
    start: sweep.start,
    stop: sweep.stop,
  };
}
