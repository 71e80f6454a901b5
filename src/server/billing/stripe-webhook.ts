import { Hono } from "hono";
import { AppError } from "../../shared/errors.ts";
import { ForgedEventError } from "../adapters/payments/port.ts";
import { toAppError } from "../database/pool.ts";
import { limitBody } from "../http/body-limit.ts";
import type { RequestVariables } from "../http/request-log.ts";
import type { Billing } from "./billing.ts";
import { receivePaymentEvent } from "./receive-payment-event.ts";

const LARGEST_EVENT = 512 * 1024;

/** `/webhooks/stripe`. The body is taken as bytes: the signature is over exactly what was sent. */
export function stripeWebhook(billing: Billing) {
  const app = new Hono<RequestVariables>();

  app.onError((error, c) => {
    const known = error instanceof ForgedEventError ? forged(error) : toAppError(error);
    const line = { err: known.cause ?? known, code: known.code };
    // A refusal is worth an alarm: it is an attack, or a wrong secret or clock that keeps buyers waiting.
    if (error instanceof ForgedEventError) c.get("logger").error(line, "webhook refused");
    else c.get("logger")[known.status >= 500 ? "error" : "info"](line, "webhook failed");
    if (known.retryAfter) c.header("Retry-After", String(known.retryAfter));
    return c.json({ error: known.message, code: known.code, request_id: c.get("requestId") }, known.status);
  });

  app.post(
    "/stripe",
    limitBody(LARGEST_EVENT, () => new AppError("too_large", "The event is too large.")),
    async (c) => {
      const rawBody = Buffer.from(await c.req.arrayBuffer());
      const received = await receivePaymentEvent(billing, rawBody, c.req.header("stripe-signature"));
      // Once per event, however often it comes.
      if (received.outcome !== "repeated") c.get("logger").info({ event: received }, "webhook received");
      return c.json({ received: true });
    },
  );
  return app;
}

function forged(cause: ForgedEventError): AppError {
  return new AppError("bad_request", "This event was not signed by the payment service.", { cause });
}
