import { AppError } from "../../shared/errors.ts";
import { type OpenCheckout, UnknownCustomerError } from "../adapters/payments/port.ts";
import type { Billing } from "./billing.ts";
import { ensureCustomer } from "./ensure-customer.ts";
import { refuseSecondPurchase } from "./refuse-second-purchase.ts";
import { resumeCheckout } from "./resume-checkout.ts";

export type CheckoutStart = { userId: string; email: string; origin: string };

/** The address of a hosted page on which this person can pay: the one still open, or a new one. */
export async function startCheckout(billing: Billing, buyer: CheckoutStart): Promise<string> {
  await refuseSecondPurchase(billing.pool, buyer.userId);
  const resumed = await resumeCheckout(billing, buyer);
  if (resumed) return resumed;
  const customerId = await ensureCustomer(billing, buyer);
  const checkout = await open(billing, buyer, customerId).catch(async (error: unknown) => {
    if (!(error instanceof UnknownCustomerError)) throw error;
    return open(billing, buyer, await ensureCustomer(billing, buyer, customerId));
  });
  await billing.pool.query(
    `insert into private.checkouts (session_id, user_id, price_id, origin, url, expires_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [checkout.sessionId, buyer.userId, billing.payments.priceId, buyer.origin, checkout.url, checkout.expiresAt],
  );
  return checkout.url;
}

/** Attempts are numbered by what is stored: two processes, or a retry after a crash, ask for the very same session. */
async function open({ pool, payments }: Billing, buyer: CheckoutStart, customerId: string): Promise<OpenCheckout> {
  const { rows } = await pool.query<{ attempt: number }>(
    "select count(*) as attempt from private.checkouts where user_id = $1",
    [buyer.userId],
  );
  const attempt = rows[0]?.attempt ?? 0;
  const idempotencyKey = ["checkout", buyer.userId, attempt, customerId, payments.priceId, buyer.origin].join(":");
  const checkout = await payments.createCheckout({ ...buyer, customerId, idempotencyKey });
  if (!URL.canParse(checkout.url)) throw new AppError("internal", "No checkout URL received");
  return checkout;
}
