import type Stripe from "stripe";
import { AppError } from "../../../shared/errors.ts";
import type { Config } from "../../config/config.ts";
import type { CheckoutRequest, Payments } from "./port.ts";
import { readSignedEvent } from "./signed-event.ts";
import { callStripe, isMissing } from "./stripe-errors.ts";
import { describeCheckout } from "./stripe-snapshot.ts";

const TIMEOUT_MS = 8_000;
const RETRIES = 2;
/** The charge shows refunds, the invoice the buyer's link, the line items what was sold. */
const EXPAND = ["payment_intent.latest_charge", "invoice", "line_items"];

type StripeSettings = Extract<Config["payments"], { kind: "stripe" }>;

export async function createStripePayments(settings: StripeSettings): Promise<Payments> {
  const { secretKey, webhookSecret, priceId, apiBase } = settings;
  const { default: StripeClient } = await import("stripe");
  const base = new URL(apiBase);
  const stripe = new StripeClient(secretKey, {
    host: base.hostname,
    protocol: base.protocol === "http:" ? "http" : "https",
    ...(base.port && { port: base.port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });

  return {
    priceId,

    async createCustomer({ userId, email, idempotencyKey }) {
      const customer = await callStripe(() =>
        stripe.customers.create({ email, metadata: { user_id: userId } }, { idempotencyKey }),
      );
      return customer.id;
    },

    async createCheckout(request) {
      const session = await callStripe(() =>
        stripe.checkout.sessions.create(checkoutParameters(request, priceId), {
          idempotencyKey: request.idempotencyKey,
        }),
      );
      if (!session.url) throw new AppError("internal", "No checkout URL received");
      return { sessionId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
    },

    async retrieveCheckout(sessionId) {
      const session = await callStripe(() => stripe.checkout.sessions.retrieve(sessionId, { expand: EXPAND })).catch(
        nullWhenMissing,
      );
      if (!session) return null;
      return describeCheckout(session, async (charge) => {
        const disputes = await callStripe(() => stripe.disputes.list({ charge, limit: 100 }));
        return disputes.data.map(({ status }) => status);
      });
    },

    async expireCheckout(sessionId) {
      const session = await callStripe(() => stripe.checkout.sessions.retrieve(sessionId)).catch(nullWhenMissing);
      if (session?.status === "open") await callStripe(() => stripe.checkout.sessions.expire(sessionId));
    },

    async findCheckout(paymentIntentId) {
      const found = await callStripe(() =>
        stripe.checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 }),
      ).catch(nullWhenMissing);
      return found?.data[0]?.id ?? null;
    },

    paymentPage: (paymentIntentId) => `${dashboardOf(secretKey)}/payments/${paymentIntentId}`,

    readEvent: (rawBody, signature) => readSignedEvent(rawBody, signature, webhookSecret),
  };
}

const dashboardOf = (secretKey: string) =>
  `https://dashboard.stripe.com${/^[sr]k_test_/.test(secretKey) ? "/test" : ""}`;

function checkoutParameters(request: CheckoutRequest, price: string): Stripe.Checkout.SessionCreateParams {
  const metadata = { user_id: request.userId };
  return {
    mode: "payment",
    line_items: [{ price, quantity: 1 }],
    customer: request.customerId,
    client_reference_id: request.userId,
    metadata,
    payment_intent_data: { metadata },
    invoice_creation: { enabled: true },
    success_url: `${request.origin}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${request.origin}/pricing`,
  };
}

function nullWhenMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}
