import { Hono } from "hono";
import { AppError } from "../../shared/errors.ts";
import { ForgedEventError } from "../adapters/payments/port.ts";
import { toAppError } from "../database/pool.ts";
import type { Doors } from "../fairness/doors.ts";
import { BodyError } from "../fairness/receive-body.ts";
import type { RequestVariables } from "../http/request-log.ts";
import type { BillingParts } from "./billing-parts.ts";
import { receivePaymentEvent } from "./receive-payment-event.ts";

const MAX_EVENT = 512 * 1024;
const ALARM_EVERY_MS = 60 * 60_000;

/** `/webhooks/stripe`. The body is read as bytes: the signature covers exactly what was sent. */
export function stripeWebhook(billing: BillingParts, doors: Doors) {
  const app = new Hono<RequestVariables>();
  let lastAlarm = 0;

  app.onError((error, c) => {
    const known = explain(error);
    // A refusal is logged as an error: a wrong secret or clock keeps buyers waiting. But anybody can cause
    // it, so at most once an hour.
    const isAlarm = error instanceof ForgedEventError && Date.now() - lastAlarm > ALARM_EVERY_MS;
    if (isAlarm) lastAlarm = Date.now();
    const level = isAlarm || known.status >= 500 ? "error" : "info";
    c.get("logger")[level]({ err: known.cause ?? known, code: known.code }, "webhook refused");
    if (known.retryAfter) c.header("Retry-After", String(known.retryAfter));
    return c.json({ error: known.message, code: known.code, request_id: c.get("requestId") }, known.status);
  });

  app.post("/stripe", async (c) => {
    const signature = c.req.header("stripe-signature");
    if (!signature) throw new ForgedEventError("there is no signature");
    const received = await receivePaymentEvent(billing, await doors.body(c, null, MAX_EVENT), signature);
    // Once per event, however often it is sent.
    if (received.outcome !== "repeated") c.get("logger").info({ event: received }, "webhook received");
    return c.json({ received: true });
  });
  return app;
}

function explain(error: unknown): AppError {
  if (error instanceof ForgedEventError) {
    return new AppError("bad_request", "This event was not signed by the payment service.", { cause: error });
  }
  if (!(error instanceof BodyError)) return toAppError(error);
  return error.reason === "too large"
    ? new AppError("too_large", "The event is too large.")
    : new AppError("bad_request", "The event ended before all of it had arrived.", { cause: error });
}
