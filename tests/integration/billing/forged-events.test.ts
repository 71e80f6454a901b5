import { afterAll, beforeAll, expect, test } from "vitest";
import type { StripeEvent } from "../../stand-ins/stripe/postman.ts";
import { openShop, type Shop, standing, startPaying } from "./shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const seconds = () => Math.floor(Date.now() / 1000);
type Forgery = (event: StripeEvent) => { body: string; signature: string | null };

const forgeries: [string, Forgery][] = [
  ["unsigned", ({ body }) => ({ body, signature: null })],
  ["signed with nonsense", ({ body }) => ({ body, signature: "t=1,v1=abc" })],
  ["signed with another secret", ({ body }) => ({ body, signature: shop.stripe.sign(body, seconds(), "whsec_other") })],
  ["signed with an empty secret", ({ body }) => ({ body, signature: shop.stripe.sign(body, seconds(), "") })],
  [
    "altered after signing",
    ({ body }) => ({ body: body.replace("livemode", "Livemode"), signature: shop.stripe.sign(body) }),
  ],
  ["stale by 301 seconds", ({ body }) => ({ body, signature: shop.stripe.sign(body, seconds() - 301) })],
  ["from 310 seconds ahead", ({ body }) => ({ body, signature: shop.stripe.sign(body, seconds() + 310) })],
  ["from the year 2100", ({ body }) => ({ body, signature: shop.stripe.sign(body, 4_102_444_800) })],
  ["signed by an older scheme", ({ body }) => ({ body, signature: shop.stripe.sign(body).replace("v1=", "v0=") })],
];

test.each(forgeries)("an event that is %s changes nothing and is logged without its body", async (_how, forge) => {
  const buyer = await startPaying(shop);
  const event = shop.stripe.write(shop.stripe.pay(buyer.sessionId));
  const { body, signature } = forge(event);
  const before = shop.stripe.calls.length;
  const logged = shop.log.length;
  const answer = await shop.stripe.deliver(shop.server.url, { id: event.id, body }, signature);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: "bad_request" });
  expect(await standing(shop.server, buyer.userId)).toEqual({ access: false, plan: "free", customers: 1, orders: 0 });
  expect(shop.stripe.calls).toHaveLength(before);
  const lines = shop.log.slice(logged).join("");
  expect(lines).toContain("webhook refused");
  expect(lines).not.toContain(buyer.sessionId);
});

test("forging goes into the log as an error once, however often somebody does it", async () => {
  const ERROR = 50;
  const errors = () => shop.log.filter((line) => JSON.parse(line).level >= ERROR).length;
  for (const body of ["{}", "{}", "{}"])
    await shop.stripe.deliver(shop.server.url, { id: "evt_forged", body }, "t=1,v1=x");
  expect(errors()).toBe(1);
});

test("the same event, signed rightly within five minutes, does open the door", async () => {
  const buyer = await startPaying(shop);
  const event = shop.stripe.write(shop.stripe.pay(buyer.sessionId));
  const answer = await shop.stripe.deliver(shop.server.url, event, shop.stripe.sign(event.body, seconds() - 290));
  expect(answer.status).toBe(200);
  expect(await standing(shop.server, buyer.userId)).toMatchObject({ access: true });
});

test("an event larger than half a megabyte is refused before it is read", async () => {
  const body = JSON.stringify({ id: "evt_big", type: "charge.refunded", data: { object: "x".repeat(600_000) } });
  expect((await shop.stripe.deliver(shop.server.url, { id: "evt_big", body })).status).toBe(413);
});

test("only POST is answered there", async () => {
  expect((await fetch(`${shop.server.url}/webhooks/stripe`)).status).toBe(404);
});
