import { z } from "zod";
import { ForgedEventError, type PaymentEvent } from "./port.ts";

const TOLERANCE_SECONDS = 300;

/** A reference to another object: its id, or the object itself if it was expanded. */
const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? null);
const envelope = z.object({ id: z.string().min(1), type: z.string().min(1), data: z.object({ object: z.unknown() }) });
const session = z.object({ id: z.string().min(1) });
const hasPaymentIntent = z.object({ payment_intent: reference });

const ABOUT_SESSION = new Set([
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
]);
const ABOUT_CHARGE = new Set([
  "charge.refunded",
  "charge.refund.updated",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
]);

/** Verifies an event signed with our shared secret, at most five minutes ago by either clock. */
export async function readSignedEvent(
  rawBody: Buffer,
  signature: string | undefined,
  secret: string,
): Promise<PaymentEvent> {
  if (!signature) throw new ForgedEventError("the event is not signed");
  const { default: Stripe } = await import("stripe");
  try {
    Stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_SECONDS);
  } catch (cause) {
    throw new ForgedEventError("the signature does not fit the body, the secret or the time", { cause });
  }
  // The library refuses old signatures but accepts future ones, which would stay valid for an arbitrarily long time.
  const ahead = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]) - Date.now() / 1000;
  if (!(ahead <= TOLERANCE_SECONDS))
    throw new ForgedEventError(`the signature is ${Math.round(ahead)} s ahead of time`);
  return describeEvent(rawBody);
}

export async function signEvent(body: string, secret: string): Promise<string> {
  const { default: Stripe } = await import("stripe");
  return Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
}

function describeEvent(rawBody: Buffer): PaymentEvent {
  const { id, type, data } = envelope.parse(JSON.parse(rawBody.toString("utf8")));
  if (ABOUT_SESSION.has(type)) return { id, type, about: { sessionId: session.parse(data.object).id } };
  if (!ABOUT_CHARGE.has(type)) return { id, type, about: null };
  const { payment_intent } = hasPaymentIntent.parse(data.object);
  return { id, type, about: payment_intent ? { paymentIntentId: payment_intent } : null };
}
