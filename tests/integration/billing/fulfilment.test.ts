import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isReady, until } from "../../support/process.ts";
import { askForCheckout, CLOSED, OPEN, openShop, receiptsTo, type Shop, standing, startPaying } from "./shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const deliver = (event: Parameters<Shop["stripe"]["deliver"]>[1]) => shop.stripe.deliver(shop.server.url, event);
const tell = (happening: Parameters<Shop["stripe"]["write"]>[0]) => deliver(shop.stripe.write(happening));

test("paying opens the door, writes the order and sends the receipt with its invoice", async () => {
  const buyer = await startPaying(shop);
  expect((await tell(shop.stripe.pay(buyer.sessionId))).status).toBe(200);
  expect(await standing(shop.server, buyer.userId)).toEqual(OPEN);
  const { data: orders } = await buyer.browser.supabase.from("stripe_user_orders").select();
  expect(orders).toMatchObject([
    {
      checkout_session_id: buyer.sessionId,
      amount_total: 9700,
      currency: "usd",
      payment_status: "paid",
      order_status: "completed",
      kind: "purchase",
      invoice_url: `${shop.stripe.env.STRIPE_API_BASE}/invoices/in_${buyer.sessionId}`,
    },
  ]);
  const receipt = async () =>
    (await shop.server.mails()).find(({ to, subject }) => to === buyer.email && subject.startsWith("Receipt"));
  await expect.poll(receipt).toMatchObject({
    html: expect.stringContaining(`/invoices/in_${buyer.sessionId}`),
    text: expect.stringContaining("$97.00"),
  });
});

test("one event, delivered 20 times at once, is one order and one mail", async () => {
  const buyer = await startPaying(shop);
  const event = shop.stripe.write(shop.stripe.pay(buyer.sessionId));
  const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(event)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await standing(shop.server, buyer.userId)).toEqual(OPEN);
  expect(await receiptsTo(shop.server, buyer.email)).toBe(1);
  const { rows } = await shop.server.db.query("select processed_at from private.webhook_events where event_id = $1", [
    event.id,
  ]);
  expect(rows).toHaveLength(1);
});

test("so are 20 different events about the same checkout", async () => {
  const buyer = await startPaying(shop);
  const happening = shop.stripe.pay(buyer.sessionId);
  const answers = await Promise.all(Array.from({ length: 20 }, () => tell(happening)));
  const late = answers.filter(({ status }) => status !== 200);
  // Those that lost the race too often get a 503, and Stripe will send them again.
  expect(late.map(({ status }) => status)).toEqual(late.map(() => 503));
  expect(await standing(shop.server, buyer.userId)).toEqual(OPEN);
  expect(await receiptsTo(shop.server, buyer.email)).toBe(1);
});

test("a repeat days later, signed anew, changes nothing and asks Stripe nothing", async () => {
  const buyer = await startPaying(shop);
  const event = shop.stripe.write(shop.stripe.pay(buyer.sessionId));
  await deliver(event);
  const before = shop.stripe.calls.length;
  expect((await deliver(event)).status).toBe(200);
  expect(shop.stripe.calls).toHaveLength(before);
});

test("an event is answered in well under a second", async () => {
  const buyer = await startPaying(shop);
  const event = shop.stripe.write(shop.stripe.pay(buyer.sessionId));
  const startedAt = performance.now();
  await deliver(event);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

describe("what an event does not say is looked up", () => {
  test("a full refund told of before the purchase ends without access and without a receipt", async () => {
    const buyer = await startPaying(shop);
    const completed = shop.stripe.write(shop.stripe.pay(buyer.sessionId));
    await tell(shop.stripe.refund(buyer.sessionId, 9_700));
    await deliver(completed);
    expect(await standing(shop.server, buyer.userId)).toEqual(CLOSED);
    expect(await receiptsTo(shop.server, buyer.email)).toBe(0);
  });

  test("an answer that was overtaken on its way is asked for again", async () => {
    const buyer = await startPaying(shop);
    const completed = shop.stripe.write(shop.stripe.pay(buyer.sessionId));
    const held = shop.stripe.holdNext(buyer.sessionId);
    const slow = deliver(completed);
    await held.arrived;
    // Stripe has answered "paid" to the first event; before that answer arrives, a full refund is reported and stored.
    await tell(shop.stripe.refund(buyer.sessionId, 9_700));
    held.release();
    expect((await slow).status).toBe(200);
    expect(await standing(shop.server, buyer.userId)).toEqual(CLOSED);
  });

  test("a bank's inquiry moves no money and takes nothing away; a dispute does", async () => {
    const buyer = await startPaying(shop);
    await tell(shop.stripe.pay(buyer.sessionId));
    await tell(shop.stripe.dispute(buyer.sessionId, "warning_needs_response"));
    expect(await standing(shop.server, buyer.userId)).toEqual(OPEN);
    await tell(shop.stripe.dispute(buyer.sessionId));
    expect(await standing(shop.server, buyer.userId)).toEqual(CLOSED);
  });
});

describe("what is not ours is none of our business", () => {
  test.each(["invoice.paid", "payment_intent.succeeded", "customer.created"])(
    "%s is taken and ignored",
    async (type) => {
      expect((await tell({ type, object: { id: "x" } })).status).toBe(200);
    },
  );

  test("a refund of somebody else's charge, and a session nobody knows, are taken and ignored", async () => {
    expect((await tell({ type: "charge.refunded", object: { id: "ch_x", payment_intent: "pi_x" } })).status).toBe(200);
    expect((await tell({ type: "checkout.session.completed", object: { id: "cs_test_unknown" } })).status).toBe(200);
  });
});

describe("when a part is down, the event comes again", () => {
  test("while Stripe cannot be asked the answer is 503, and the repeat fulfils", async () => {
    const buyer = await startPaying(shop);
    const event = shop.stripe.write(shop.stripe.pay(buyer.sessionId));
    shop.stripe.setDown(true);
    const answer = await deliver(event).finally(() => shop.stripe.setDown(false));
    expect(answer.status).toBe(503);
    expect(await standing(shop.server, buyer.userId)).toMatchObject({ access: false, orders: 0 });
    expect((await deliver(event)).status).toBe(200);
    expect(await standing(shop.server, buyer.userId)).toEqual(OPEN);
  });

  test("while the database cannot be reached the answer is 5xx, and the repeat fulfils", async () => {
    const buyer = await startPaying(shop);
    const event = shop.stripe.write(shop.stripe.pay(buyer.sessionId));
    const name = new URL(shop.server.databaseUrl.replace("@/", "@x/")).pathname.slice(1);
    const outside = new pg.Client(shop.server.databaseUrl.replace(`/${name}?`, "/postgres?"));
    await outside.connect();
    await outside.query(`alter database ${name} allow_connections false`);
    await outside.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    const answer = await deliver(event);
    await outside.query(`alter database ${name} allow_connections true`);
    await outside.end();
    expect(answer.status).toBeGreaterThanOrEqual(500);
    // Our own connections were cut too, and some may not have been replaced yet.
    await until(() => shop.server.db.query("select").then(Boolean, () => false));
    await until(() => isReady(shop.server.url));
    expect(await standing(shop.server, buyer.userId)).toMatchObject({ access: false, orders: 0 });
    expect((await deliver(event)).status).toBe(200);
    expect(await standing(shop.server, buyer.userId)).toEqual(OPEN);
  });
});

test("who deleted the account before the payment arrived is still in the books, without a name", async () => {
  const buyer = await startPaying(shop);
  await shop.server.db.query("delete from auth.users where id = $1", [buyer.userId]);
  expect((await tell(shop.stripe.pay(buyer.sessionId))).status).toBe(200);
  const { rows } = await shop.server.db.query(
    `select o.status, c.user_id from public.stripe_orders o join public.stripe_customers c using (customer_id)
      where o.checkout_session_id = $1`,
    [buyer.sessionId],
  );
  expect(rows).toEqual([{ status: "completed", user_id: null }]);
  expect(await receiptsTo(shop.server, buyer.email)).toBe(0);
});

test("a second purchase after a refund opens the door again", async () => {
  const buyer = await startPaying(shop);
  await tell(shop.stripe.pay(buyer.sessionId));
  await tell(shop.stripe.refund(buyer.sessionId, 9_700));
  expect(await standing(shop.server, buyer.userId)).toEqual(CLOSED);
  const second = (await askForCheckout(shop.server, buyer)).split("/").at(-1) ?? "";
  await tell(shop.stripe.pay(second));
  expect(await standing(shop.server, buyer.userId)).toEqual({ ...OPEN, orders: 2 });
});
