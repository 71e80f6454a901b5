import { createHmac } from "node:crypto";
import type { Happening } from "./account.ts";

export type StripeEvent = { id: string; body: string };

let events = 0;

/** Writes and delivers events the way Stripe does: JSON, signed over time and bytes. */
export function createPostman(secret: string) {
  const sign = (body: string, at = Math.floor(Date.now() / 1000), key = secret) =>
    `t=${at},v1=${createHmac("sha256", key).update(`${at}.${body}`).digest("hex")}`;

  return {
    sign,
    write({ type, object }: Happening): StripeEvent {
      events += 1;
      const id = `evt_${process.pid}_${events}`;
      const created = Math.floor(Date.now() / 1000);
      return { id, body: JSON.stringify({ id, object: "event", type, created, livemode: false, data: { object } }) };
    },
    /** Delivers once; the same event may be delivered any number of times. */
    async deliver(siteUrl: string, { body }: StripeEvent, signature: string | null = sign(body)): Promise<Response> {
      return fetch(`${siteUrl}/webhooks/stripe`, {
        method: "POST",
        headers: { "content-type": "application/json", ...(signature && { "stripe-signature": signature }) },
        body,
      });
    },
  };
}
