import { AppError } from "../../shared/errors.ts";
import { type OpenCheckout, UnknownCustomerError } from "../adapters/payments/port.ts";
import { AccountGoneError, lockAccount } from "../database/lock-account.ts";
import { inTransaction } from "../database/pool.ts";
import { isOwnOrigin, type SiteSettings } from "../http/own-origin.ts";
import type { BillingParts, Buyer } from "./billing-parts.ts";
import { ensureCustomer } from "./ensure-customer.ts";
import { refuseSecondPurchase } from "./refuse-second-purchase.ts";
import { resumeCheckout } from "./resume-checkout.ts";

/** The address of a hosted page on which this person can pay: the one still open, or a new one. */
export async function startCheckout(billing: BillingParts, buyer: Buyer): Promise<string> {
  await refuseSecondPurchase(billing.pool, buyer.userId);
  // Counted before looking for an open one: if another request opens one after that, both have the same count.
  const attempt = await countAttempts(billing, buyer.userId);
  const resumed = await resumeCheckout(billing, buyer);
  if (resumed) return resumed;
  const customerId = await ensureCustomer(billing, buyer);
  const checkout = await open(billing, buyer, customerId, attempt).catch(async (error: unknown) => {
    if (!(error instanceof UnknownCustomerError)) throw error;
    return open(billing, buyer, await ensureCustomer(billing, buyer, customerId), attempt);
  });
  // Before the address is returned: every page that can be paid on has a row in our database. If this fails, nobody
  // knows the page, and the next attempt gets the same one.
  if (await writeDown(billing, buyer, checkout)) return checkout.url;
  // Nobody may pay for a deleted account.
  await billing.payments.expireCheckout(checkout.sessionId);
  throw new AccountGoneError();
}

/** False when the account was deleted meanwhile. */
function writeDown({ pool, payments }: BillingParts, buyer: Buyer, checkout: OpenCheckout): Promise<boolean> {
  return inTransaction(pool, async (transaction) => {
    if (!(await lockAccount(transaction, buyer.userId, "change"))) return false;
    await transaction.query(
      `insert into private.checkouts (session_id, user_id, price_id, origin, url, expires_at)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [checkout.sessionId, buyer.userId, payments.priceId, buyer.origin, checkout.url, checkout.expiresAt],
    );
    return true;
  });
}

/** The attempt number counts stored checkouts: two processes, or a retry after a crash, get the same session. */
async function open({ payments }: BillingParts, buyer: Buyer, customerId: string, attempt: number) {
  const idempotencyKey = ["checkout", buyer.userId, attempt, customerId, payments.priceId, buyer.origin].join(":");
  return payments.createCheckout({ ...buyer, customerId, idempotencyKey });
}

async function countAttempts({ pool }: BillingParts, userId: string): Promise<number> {
  const { rows } = await pool.query<{ attempts: number }>(
    "select count(*) as attempts from private.checkouts where user_id = $1",
    [userId],
  );
  return rows[0]?.attempts ?? 0;
}

/** The site a buyer returns to. Both addresses must be exactly ours: a hosted page redirects wherever it is told to. */
export function returnOrigin(successUrl: string, cancelUrl: string, settings: SiteSettings): string {
  const url = new URL(successUrl);
  const isOurs = isOwnOrigin(url, settings);
  if (!isOurs || successUrl !== `${url.origin}/success` || cancelUrl !== `${url.origin}/pricing`) {
    throw new AppError("bad_request", "The return addresses must be /success and /pricing of this site.");
  }
  return url.origin;
}
