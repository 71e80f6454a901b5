import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createStripePayments } from "../../../src/server/adapters/payments/stripe.ts";
import { sweepCheckouts } from "../../../src/server/billing/sweep-checkouts.ts";
import type { Outbox } from "../../../src/server/mail/outbox.ts";
import { openBrowser } from "../../support/browser.ts";
import {
  askForStatus,
  OPEN,
  openShop,
  receiptsTo,
  refusalOf,
  type Shop,
  signInBuyer,
  standing,
  startPaying,
} from "./shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const later = (sessionId: string, time: string) =>
  shop.server.db.query(
    "update private.checkouts set created_at = created_at - $2::interval, checked_at = checked_at - $2::interval where session_id = $1",
    [sessionId, time],
  );

/** One sweep, with a fake outbox of which only `add` is used: the server's own outbox would send the mails. */
async function sweep() {
  const queued: string[] = [];
  const outbox = {
    add: async (_db: unknown, mail: { recipient: string }) => `${queued.push(mail.recipient)}`,
    deliverNow: async () => true,
  } as unknown as Outbox;
  const { payments: settings } = shop.server.config;
  if (settings.kind !== "stripe") throw new Error("the shop should take payments by Stripe");
  const payments = await createStripePayments(settings);
  await sweepCheckouts({
    pool: shop.server.db,
    payments,
    outbox,
    logger: pino({ level: "silent" }),
  });
  return queued;
}

test("the page arrives before the webhook: it sees the payment, and access is there at once", async () => {
  const buyer = await startPaying(shop);
  shop.stripe.pay(buyer.sessionId);
  expect(await askForStatus(buyer, buyer.sessionId)).toMatchObject({
    state: "paid",
    has_access: true,
    product: "BananaBread Lifetime Access",
    email: buyer.email,
    order: { amount_total: 9700, currency: "usd", invoice_url: expect.stringContaining("/invoices/") },
  });
  expect(await standing(shop.server, buyer.userId)).toEqual(OPEN);
  expect(await receiptsTo(shop.server, buyer.email)).toBe(1);
});

test("page and webhook at the same time make one order and one mail", async () => {
  const buyer = await startPaying(shop);
  const event = shop.stripe.write(shop.stripe.pay(buyer.sessionId));
  await Promise.all([
    ...Array.from({ length: 5 }, () => askForStatus(buyer, buyer.sessionId)),
    ...Array.from({ length: 5 }, () => shop.stripe.deliver(shop.server.url, event)),
  ]);
  expect(await standing(shop.server, buyer.userId)).toEqual(OPEN);
  expect(await receiptsTo(shop.server, buyer.email)).toBe(1);
});

test("each stage has its name: open, pending, failed, none", async () => {
  const newcomer = await signInBuyer(shop.server);
  expect(await askForStatus(newcomer)).toMatchObject({ state: "none", has_access: false, order: null });
  const buyer = await startPaying(shop);
  expect(await askForStatus(buyer)).toMatchObject({ state: "open", order: null });
  shop.stripe.payLater(buyer.sessionId);
  await later(buyer.sessionId, "2 seconds");
  expect(await askForStatus(buyer)).toMatchObject({ state: "pending", has_access: false });
  shop.stripe.bounce(buyer.sessionId);
  await later(buyer.sessionId, "2 seconds");
  expect(await askForStatus(buyer)).toMatchObject({ state: "failed", has_access: false });
});

test("a payment on its way is told of, whatever was opened since", async () => {
  const buyer = await startPaying(shop);
  await shop.stripe.deliver(shop.server.url, shop.stripe.write(shop.stripe.payLater(buyer.sessionId)));
  await shop.server.db.query(
    `insert into private.checkouts (session_id, user_id, price_id, origin, expires_at, state, created_at)
     values ('cs_test_newer', $1, $2, $3, now(), 'expired', now() + interval '1 minute')`,
    [buyer.userId, shop.stripe.env.STRIPE_PRICE_ID, shop.server.url],
  );
  expect(await askForStatus(buyer)).toMatchObject({ state: "pending", order: { amount_total: 9700 } });
});

test("a page that asks again and again reaches Stripe at most once a second", async () => {
  const buyer = await startPaying(shop);
  await askForStatus(buyer);
  const before = shop.stripe.calls.length;
  for (let n = 0; n < 3; n += 1) await askForStatus(buyer);
  expect(shop.stripe.calls.length - before).toBeLessThanOrEqual(1);
});

test("nobody sees somebody else's checkout, nor fulfils it", async () => {
  const buyer = await startPaying(shop);
  shop.stripe.pay(buyer.sessionId);
  const stranger = await signInBuyer(shop.server);
  expect(await askForStatus(stranger, buyer.sessionId)).toMatchObject({ state: "none", order: null });
  expect(await standing(shop.server, buyer.userId)).toMatchObject({ orders: 0 });
  const visitor = { browser: openBrowser(shop.server), userId: "", email: "" };
  expect(await refusalOf(askForStatus(visitor, buyer.sessionId))).toMatchObject({ code: "not_signed_in" });
});

test("after a refund the order is still there to see, the access is not", async () => {
  const buyer = await startPaying(shop);
  await shop.stripe.deliver(shop.server.url, shop.stripe.write(shop.stripe.pay(buyer.sessionId)));
  await shop.stripe.deliver(shop.server.url, shop.stripe.write(shop.stripe.refund(buyer.sessionId, 9_700)));
  expect(await askForStatus(buyer)).toMatchObject({ state: "paid", has_access: false, order: { amount_total: 9700 } });
});

test("when neither webhook nor page ever comes, the sweep finds the payment within minutes", async () => {
  const buyer = await startPaying(shop);
  shop.stripe.pay(buyer.sessionId);
  expect(await sweep()).not.toContain(buyer.email);
  expect(await standing(shop.server, buyer.userId)).toMatchObject({ access: false });
  await later(buyer.sessionId, "6 minutes");
  expect(await sweep()).toContain(buyer.email);
  expect(await standing(shop.server, buyer.userId)).toEqual(OPEN);
  expect(await sweep()).not.toContain(buyer.email);
});

test("the sweep notes what ran out, and what Stripe has never heard of", async () => {
  const [expired, unknown] = [await startPaying(shop), await startPaying(shop)];
  shop.stripe.expire(expired.sessionId);
  shop.stripe.sessions.delete(unknown.sessionId);
  for (const { sessionId } of [expired, unknown]) await later(sessionId, "6 minutes");
  await sweep();
  const { rows } = await shop.server.db.query("select state from private.checkouts where session_id = any ($1)", [
    [expired.sessionId, unknown.sessionId],
  ]);
  expect(rows).toEqual([{ state: "expired" }, { state: "expired" }]);
});
