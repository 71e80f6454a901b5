import { Hono } from "hono";
import type { TestCheckout } from "../adapters/payments/local.ts";
import { actLocally, isLocalAction } from "../adapters/payments/local-actions.ts";
import { signEvent } from "../adapters/payments/signed-event.ts";
import type { BillingParts } from "../billing/billing-parts.ts";
import { receivePaymentEvent } from "../billing/receive-payment-event.ts";
import type { Database } from "../database/pool.ts";
import type { RequestVariables } from "../http/request-log.ts";
import { renderCheckoutPage } from "./checkout-page.tsx";
import { DEV_CHECKOUT_STYLE } from "./checkout-style.ts";

/** The hosted page of the local payment stand-in. Each action reaches us as a signed event, as Stripe's would. */
export function checkoutRoutes(billing: BillingParts, webhookSecret: string) {
  const app = new Hono<RequestVariables>();
  app.get("/checkout.css", (c) => c.body(DEV_CHECKOUT_STYLE, 200, { "Content-Type": "text/css; charset=utf-8" }));

  app.get("/checkout/:session", async (c) => {
    const checkout = await find(billing.pool, c.req.param("session"));
    return checkout ? c.html(renderCheckoutPage(checkout, null)) : c.text("There is no such test checkout.", 404);
  });

  app.post("/checkout/:session", async (c) => {
    const sessionId = c.req.param("session");
    const checkout = await find(billing.pool, sessionId);
    if (!checkout) return c.text("There is no such test checkout.", 404);
    const action = String((await c.req.parseBody()).action);
    if (action === "decline") {
      return c.html(renderCheckoutPage(checkout, "The card was declined. Nothing was charged."));
    }
    const event = isLocalAction(action) ? await actLocally(billing.pool, sessionId, action) : null;
    if (!event) return c.html(renderCheckoutPage(checkout, "That is not possible any more."), 409);
    await receivePaymentEvent(billing, Buffer.from(event), await signEvent(event, webhookSecret));
    const isPaying = action === "pay" || action === "pay-later";
    return c.redirect(
      isPaying ? `${checkout.origin}/success?session_id=${sessionId}` : `/dev/checkout/${sessionId}`,
      303,
    );
  });
  return app;
}

async function find(pool: Database, sessionId: string): Promise<TestCheckout | undefined> {
  const { rows } = await pool.query<TestCheckout>("select * from private.test_checkouts where session_id = $1", [
    sessionId,
  ]);
  return rows[0];
}
