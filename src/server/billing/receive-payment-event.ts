import type { PaymentEvent } from "../adapters/payments/port.ts";
import type { Row } from "../database/rows.ts";
import type { BillingParts } from "./billing-parts.ts";
import { settleCheckout } from "./settle-checkout.ts";
import { noteIgnored, wasProcessed } from "./webhook-events.ts";

type Received = Pick<PaymentEvent, "id" | "type" | "about"> & { outcome: "settled" | "repeated" | "ignored" };

/**
 * Handles one signed event. Returning means that it need not be sent again; an error makes the provider send it again.
 */
export async function receivePaymentEvent(
  billing: BillingParts,
  rawBody: Buffer,
  signature: string | undefined,
): Promise<Received> {
  const event = await billing.payments.readEvent(rawBody, signature);
  return { ...event, outcome: await workOff(billing, event) };
}

/** The Stripe account may sell other things too: events about those are acknowledged and ignored. */
async function workOff(billing: BillingParts, event: PaymentEvent): Promise<Received["outcome"]> {
  const { about } = event;
  if (!about) return "ignored";
  if (await wasProcessed(billing.pool, event.id)) return "repeated";
  const sessionId = "sessionId" in about ? about.sessionId : await sessionOf(billing, about.paymentIntentId);
  const progress = sessionId ? await settleCheckout(billing, sessionId, event) : null;
  if (progress) return "settled";
  return (await noteIgnored(billing.pool, event)) ? "ignored" : "repeated";
}

/** A refund's event may arrive before that of its order; then only the provider knows which checkout it belongs to. */
async function sessionOf({ pool, payments }: BillingParts, paymentIntentId: string): Promise<string | null> {
  const { rows } = await pool.query<Row<"public.stripe_orders", "checkout_session_id">>(
    "select checkout_session_id from public.stripe_orders where payment_intent_id = $1 limit 1",
    [paymentIntentId],
  );
  return rows[0]?.checkout_session_id ?? (await payments.findCheckout(paymentIntentId));
}
