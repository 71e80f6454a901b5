import { createHmac, randomUUID } from "node:crypto";
import { LIFETIME_ORDER } from "../../../shared/lifetime-order.ts";
import type { Database } from "../../database/pool.ts";
import { type CheckoutSnapshot, type Payments, UnknownCustomerError } from "./port.ts";
import { readSignedEvent } from "./signed-event.ts";

const PRICE_ID = "price_local_lifetime";
const newId = (kind: string) => `${kind}_local_${randomUUID().replaceAll("-", "")}`;

export type TestCheckout = {
  session_id: string;
  payment_intent_id: string;
  user_id: string;
  customer_id: string;
  email: string;
  origin: string;
  amount: number;
  amount_refunded: number;
  progress: CheckoutSnapshot["progress"];
  dispute: CheckoutSnapshot["dispute"];
  expires_at: Date;
  created_at: Date;
};

/** The stand-in's own signing secret: the same after a restart and in every process, and not guessable. */
export function localWebhookSecret(serverSecret: string): string {
  return `whsec_${createHmac("sha256", serverSecret).update("local payments").digest("hex")}`;
}

/** Local stand-in for Stripe: its checkouts are rows, its hosted page is /dev/checkout, its events are signed too. */
export function createLocalPayments(pool: Database, webhookSecret: string): Payments {
  return {
    priceId: PRICE_ID,
    createCustomer: ({ userId }) => Promise.resolve(`cus_local_${userId.replaceAll("-", "")}`),

    async createCheckout({ userId, customerId, origin, idempotencyKey }) {
      const { rows } = await pool.query<{ session_id: string; expires_at: Date }>(
        `insert into private.test_checkouts
           (session_id, payment_intent_id, user_id, customer_id, email, origin, amount, idempotency_key)
         select $1, $2, $3, $4, email, $5, $6, $7 from auth.users where id = $3 for key share
         on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
         returning session_id, expires_at`,
        [newId("cs"), newId("pi"), userId, customerId, origin, LIFETIME_ORDER.amountCents, idempotencyKey],
      );
      const [session] = rows;
      if (!session) throw new UnknownCustomerError(`there is no user ${userId} to pay`);
      const url = `${origin}/dev/checkout/${session.session_id}`;
      return { sessionId: session.session_id, url, expiresAt: session.expires_at };
    },

    async retrieveCheckout(sessionId) {
      const { rows } = await pool.query<TestCheckout>("select * from private.test_checkouts where session_id = $1", [
        sessionId,
      ]);
      return rows[0] ? describe(rows[0]) : null;
    },

    async expireCheckout(sessionId) {
      await pool.query(
        "update private.test_checkouts set progress = 'expired' where session_id = $1 and progress = 'open'",
        [sessionId],
      );
    },

    async findCheckout(paymentIntentId) {
      const { rows } = await pool.query<{ session_id: string }>(
        "select session_id from private.test_checkouts where payment_intent_id = $1",
        [paymentIntentId],
      );
      return rows[0]?.session_id ?? null;
    },

    paymentPage: () => null,

    readEvent: (rawBody, signature) => readSignedEvent(rawBody, signature, webhookSecret),
  };
}

function describe(row: TestCheckout): CheckoutSnapshot {
  const hasRunOut = row.progress === "open" && row.expires_at < new Date();
  return {
    sessionId: row.session_id,
    metadataUserId: row.user_id,
    soldPriceId: PRICE_ID,
    customerId: row.customer_id,
    progress: hasRunOut ? "expired" : row.progress,
    paymentStatus: row.progress === "paid" ? "paid" : "unpaid",
    paymentIntentId: row.payment_intent_id,
    amountSubtotal: row.amount,
    amountTotal: row.amount,
    amountRefunded: row.amount_refunded,
    currency: LIFETIME_ORDER.currency,
    dispute: row.dispute,
    // There is no invoice: the page that took the payment also shows it.
    invoiceUrl: `${row.origin}/dev/checkout/${row.session_id}`,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
  };
}
