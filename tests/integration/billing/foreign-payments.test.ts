import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Happening, Session } from "../../stand-ins/stripe/account.ts";
import { PRICE_ID, STICKER_PRICE_ID } from "../../stand-ins/stripe/start-stripe-stand-in.ts";
import {
  askForCheckout,
  askForStatus,
  OPEN,
  openShop,
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

const tell = (happening: Happening) => shop.stripe.deliver(shop.server.url, shop.stripe.write(happening));
const sticker = { price: STICKER_PRICE_ID, quantity: "1" };
const lifetime = { price: PRICE_ID, quantity: "1" };

/** The number of stored orders, customers and checkouts. */
async function books() {
  const { rows } = await shop.server.db.query(
    `select (select count(*) from public.stripe_orders) as orders,
            (select count(*) from public.stripe_customers) as customers,
            (select count(*) from private.checkouts) as checkouts`,
  );
  return rows[0];
}

/** A buyer whose open session is changed behind our back. */
async function tamper(change: (given: Session["given"]) => Partial<Session["given"]>) {
  const buyer = await startPaying(shop);
  const session = shop.stripe.sessions.get(buyer.sessionId);
  if (!session) throw new Error("the session is missing");
  session.given = { ...session.given, ...change(session.given) };
  return buyer;
}

describe("a payment link of the same account, with somebody's id put into its address", () => {
  test.each([
    ["for a dollar", [sticker], true],
    ["for a dollar, without a customer", [sticker], false],
    ["for our own price", [lifetime], true],
  ])("%s opens nothing and leaves no trace in the books", async (_what, lines, hasCustomer) => {
    const buyer = await signInBuyer(shop.server);
    const before = await books();
    const customer = hasCustomer ? shop.stripe.addCustomer(buyer.email).id : null;
    const session = shop.stripe.followPaymentLink(lines, { client_reference_id: buyer.userId, customer });
    const answer = await tell(shop.stripe.pay(session.id));
    expect(await standing(shop.server, buyer.userId)).toEqual({ access: false, plan: "free", customers: 0, orders: 0 });
    expect(answer.status).toBe(200);
    expect(await askForStatus(buyer, session.id)).toMatchObject({ state: "none", has_access: false });
    expect(await books()).toEqual(before);
  });
});

describe("a session of ours that is no longer as we opened it gives nothing", () => {
  test.each<[string, Parameters<typeof tamper>[0]]>([
    ["another price", () => ({ line_items: [sticker] })],
    ["another price beside ours", () => ({ line_items: [lifetime, sticker] })],
    ["our price with many others behind it", () => ({ line_items: [lifetime, ...Array(10).fill(sticker)] })],
    ["two of ours", () => ({ line_items: [{ ...lifetime, quantity: "2" }] })],
    ["nothing at all", () => ({ line_items: [] })],
    ["a subscription", () => ({ mode: "subscription" })],
    ["without our mark", () => ({ metadata: {} })],
    ["marked for somebody else", () => ({ metadata: { user_id: "00000000-0000-4000-8000-000000000001" } })],
  ])("%s", async (_what, change) => {
    const buyer = await tamper(change);
    const before = await books();
    expect((await tell(shop.stripe.pay(buyer.sessionId))).status).toBe(200);
    expect(await askForStatus(buyer, buyer.sessionId)).toMatchObject({ state: "none", has_access: false });
    expect(await standing(shop.server, buyer.userId)).toMatchObject({ access: false, orders: 0 });
    expect(await books()).toEqual(before);
  });

  test("and neither does one that our books do not know, though it carries our mark and our price", async () => {
    const buyer = await startPaying(shop);
    await shop.server.db.query("delete from private.checkouts where session_id = $1", [buyer.sessionId]);
    const before = await books();
    expect((await tell(shop.stripe.pay(buyer.sessionId))).status).toBe(200);
    expect(await standing(shop.server, buyer.userId)).toMatchObject({ access: false, orders: 0 });
    expect(await books()).toEqual(before);
  });
});

test("refunds and disputes of what somebody else sold are taken and change nothing", async () => {
  const buyer = await startPaying(shop);
  await tell(shop.stripe.pay(buyer.sessionId));
  const session = shop.stripe.followPaymentLink([sticker], {
    client_reference_id: buyer.userId,
    customer: shop.stripe.sessions.get(buyer.sessionId)?.given.customer ?? null,
  });
  const before = await books();
  const events = [
    shop.stripe.pay(session.id),
    shop.stripe.dispute(session.id),
    shop.stripe.closeDispute(session.id, "lost"),
    shop.stripe.refund(session.id, 100),
  ];
  for (const event of events) expect((await tell(event)).status).toBe(200);
  expect(await standing(shop.server, buyer.userId)).toEqual(OPEN);
  expect(await books()).toEqual(before);
});

test("what is not ours is logged once, and not as an error, however often it is delivered", async () => {
  const buyer = await signInBuyer(shop.server);
  const session = shop.stripe.followPaymentLink([sticker], { client_reference_id: buyer.userId, customer: null });
  const event = shop.stripe.write(shop.stripe.pay(session.id));
  for (let delivery = 0; delivery < 3; delivery += 1) {
    expect((await shop.stripe.deliver(shop.server.url, event)).status).toBe(200);
  }
  const lines = shop.log.filter((line) => line.includes(session.id)).map((line) => JSON.parse(line));
  expect(lines).toMatchObject([{ level: 30, event: { id: event.id, outcome: "ignored" } }]);
});

describe("our own sessions", () => {
  test("belong to whom we opened them for, whatever else stands on them", async () => {
    const stranger = await signInBuyer(shop.server);
    const buyer = await tamper(() => ({ client_reference_id: stranger.userId }));
    await tell(shop.stripe.pay(buyer.sessionId));
    expect(await standing(shop.server, buyer.userId)).toEqual(OPEN);
    expect(await standing(shop.server, stranger.userId)).toMatchObject({ access: false, customers: 0, orders: 0 });
  });

  test.each([
    ["half of it", 4_850, "paid"],
    ["all of it", 0, "no_payment_required"],
  ])("open the door when a promotion code takes off %s", async (_what, amount, payment_status) => {
    const buyer = await startPaying(shop);
    const session = shop.stripe.sessions.get(buyer.sessionId);
    if (session) session.amount = amount;
    expect((await tell(shop.stripe.pay(buyer.sessionId))).status).toBe(200);
    expect(await standing(shop.server, buyer.userId)).toEqual(OPEN);
    const { data } = await buyer.browser.supabase.from("stripe_user_orders").select();
    expect(data).toMatchObject([{ amount_subtotal: 9_700, amount_total: amount, payment_status }]);
  });

  test("open the door although their customer was deleted, at Stripe and here", async () => {
    const buyer = await tamper(() => ({ customer: null }));
    await shop.server.db.query("delete from public.stripe_customers where user_id = $1", [buyer.userId]);
    expect((await tell(shop.stripe.pay(buyer.sessionId))).status).toBe(200);
    expect(await standing(shop.server, buyer.userId)).toEqual(OPEN);
  });

  test("are in our books before anybody can pay them, also when writing them down failed at first", async () => {
    const buyer = await signInBuyer(shop.server);
    await shop.server.db.query("alter table private.checkouts add constraint is_full check (false) not valid");
    const refusal = await refusalOf(askForCheckout(shop.server, buyer));
    await shop.server.db.query("alter table private.checkouts drop constraint is_full");
    expect(refusal.code).toBe("internal");
    const mine = () => [...shop.stripe.sessions.values()].filter((one) => one.given.metadata.user_id === buyer.userId);
    expect(mine()).toHaveLength(1);
    const url = await askForCheckout(shop.server, buyer);
    expect(mine().map(({ id }) => url.endsWith(id))).toEqual([true]);
    await tell(shop.stripe.pay(mine()[0]?.id ?? ""));
    expect(await standing(shop.server, buyer.userId)).toEqual(OPEN);
  });
});
