import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIFETIME_ORDER } from "../../../src/shared/lifetime-order.ts";
import { PRICE_ID } from "../../stand-ins/stripe/start-stripe-stand-in.ts";
import { openBrowser } from "../../support/browser.ts";
import { startTestServer } from "../../support/server.ts";
import { askForCheckout, checkoutBody, openShop, refusalOf, type Shop, signInBuyer, startPaying } from "./shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const sessionOf = (url: string) => shop.stripe.sessions.get(url.split("/").at(-1) ?? "");
const sessionsOf = (userId: string) =>
  [...shop.stripe.sessions.values()].filter(({ given }) => given.client_reference_id === userId);
const customersOf = (email: string) =>
  [...shop.stripe.customers.values()].filter((customer) => customer.email === email);

test("the buyer is sent to a hosted page for our one product, under our own price and their own name", async () => {
  const buyer = await signInBuyer(shop.server);
  const session = sessionOf(await askForCheckout(shop.server, buyer));
  expect(session?.given).toEqual({
    mode: "payment",
    line_items: [{ price: PRICE_ID, quantity: "1" }],
    customer: customersOf(buyer.email)[0]?.id,
    client_reference_id: buyer.userId,
    metadata: { user_id: buyer.userId },
    payment_intent_data: { metadata: { user_id: buyer.userId } },
    invoice_creation: { enabled: "true" },
    success_url: `${shop.server.url}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${shop.server.url}/pricing`,
  });
  expect(session?.amount).toBe(LIFETIME_ORDER.amountCents);
});

test("the page learns the price to ask for from /config.json", async () => {
  const config = await (await fetch(`${shop.server.url}/config.json`)).json();
  expect(config.priceId).toBe(PRICE_ID);
});

describe("one buyer, one page", () => {
  test("20 clicks at once give one customer and one open session", async () => {
    const buyer = await signInBuyer(shop.server);
    const before = shop.stripe.calls.length;
    const urls = await Promise.all(Array.from({ length: 20 }, () => askForCheckout(shop.server, buyer)));
    expect(new Set(urls).size).toBe(1);
    // Stripe is called only once for each object; it refuses an idempotency key that is still in use.
    expect(shop.stripe.calls.slice(before).filter((call) => call.startsWith("POST"))).toHaveLength(2);
    expect(customersOf(buyer.email)).toHaveLength(1);
    expect(sessionsOf(buyer.userId)).toHaveLength(1);
  });

  test("so do clicks that reach two processes", async () => {
    const buyer = await signInBuyer(shop.server);
    const second = await startTestServer({
      env: { ...shop.stripe.env, DATABASE_URL: shop.server.databaseUrl, SITE_URL: shop.server.url },
    });
    const { data } = await buyer.browser.supabase.auth.getSession();
    const ask = async (port: number) => {
      const answer = await fetch(`http://127.0.0.1:${port}/functions/v1/stripe-checkout`, {
        method: "POST",
        headers: { authorization: `Bearer ${data.session?.access_token}` },
        body: JSON.stringify(checkoutBody(shop.server)),
      });
      return (await answer.json()).url;
    };
    const ports = Array.from({ length: 10 }, (_, n) => (n % 2 ? second.port : shop.server.port));
    const urls = await Promise.all(ports.map(ask));
    await second.stop();
    expect(new Set(urls)).toEqual(new Set([expect.stringContaining("/pay/cs_test_")]));
    expect(customersOf(buyer.email)).toHaveLength(1);
    expect(sessionsOf(buyer.userId)).toHaveLength(1);
  });

  test("who comes back later finds the page still open, and a new one after it ran out", async () => {
    const buyer = await startPaying(shop);
    const first = await askForCheckout(shop.server, buyer);
    expect(sessionOf(first)?.id).toBe(buyer.sessionId);
    shop.stripe.expire(buyer.sessionId);
    const second = sessionOf(await askForCheckout(shop.server, buyer));
    expect(second?.id).not.toBe(buyer.sessionId);
    expect(second?.status).toBe("open");
  });

  test("a page that leads back to another name of this machine is closed before a new one opens", async () => {
    const buyer = await startPaying(shop);
    const origin = `http://localhost:${shop.server.port}`;
    const body = { ...checkoutBody(shop.server), success_url: `${origin}/success`, cancel_url: `${origin}/pricing` };
    const url = await askForCheckout(shop.server, buyer, body);
    expect(sessionOf(url)?.given.cancel_url).toBe(`${origin}/pricing`);
    expect(sessionsOf(buyer.userId).map(({ status }) => status)).toEqual(["expired", "open"]);
  });

  test("a customer that Stripe no longer knows is replaced, and the buyer notices nothing", async () => {
    const buyer = await startPaying(shop);
    const [lost] = customersOf(buyer.email);
    shop.stripe.customers.delete(lost?.id ?? "");
    shop.stripe.expire(buyer.sessionId);
    const session = sessionOf(await askForCheckout(shop.server, buyer));
    expect(session?.given.customer).toBe(customersOf(buyer.email)[0]?.id);
    expect(session?.given.customer).not.toBe(lost?.id);
  });
});

describe("nobody pays twice", () => {
  const hasAlready = { code: "conflict", message: "You already have lifetime access." };

  test("a buyer with access is told so", async () => {
    const buyer = await startPaying(shop);
    await shop.stripe.deliver(shop.server.url, shop.stripe.write(shop.stripe.pay(buyer.sessionId)));
    expect(await refusalOf(askForCheckout(shop.server, buyer))).toEqual(hasAlready);
  });

  test("even when the webhook has not come yet", async () => {
    const buyer = await startPaying(shop);
    shop.stripe.pay(buyer.sessionId);
    expect(await refusalOf(askForCheckout(shop.server, buyer))).toEqual(hasAlready);
    expect(sessionsOf(buyer.userId)).toHaveLength(1);
  });

  test("a buyer whose payment takes days is asked to wait, and may try again when it fails", async () => {
    const buyer = await startPaying(shop);
    shop.stripe.payLater(buyer.sessionId);
    expect(await refusalOf(askForCheckout(shop.server, buyer))).toMatchObject({
      code: "conflict",
      message: expect.stringContaining("still on its way"),
    });
    await shop.stripe.deliver(shop.server.url, shop.stripe.write(shop.stripe.bounce(buyer.sessionId)));
    expect(sessionOf(await askForCheckout(shop.server, buyer))?.status).toBe("open");
  });
});

describe("a request that was tampered with is refused, and nothing reaches Stripe", () => {
  const site = "https://evil.example";
  test.each([
    ["another price", { price_id: "price_cheap" }],
    ["another mode", { mode: "subscription" }],
    ["an amount", { amount: 1 }],
    ["a quantity", { quantity: 0 }],
    ["somebody else's id", { user_id: "00000000-0000-4000-8000-000000000001" }],
    ["a foreign success page", { success_url: `${site}/success` }],
    ["a foreign cancel page", { cancel_url: `${site}/pricing` }],
    ["another page of ours", { success_url: "SITE/dashboard" }],
    ["a query added", { success_url: "SITE/success?next=//evil.example" }],
    ["a name and password", { success_url: "http://me:secret@127.0.0.1/success" }],
    ["a script", { cancel_url: "javascript:alert(1)" }],
  ])("%s", async (_what, change: Record<string, unknown>) => {
    const buyer = await signInBuyer(shop.server);
    const before = shop.stripe.calls.length;
    const changed = Object.fromEntries(
      Object.entries(change).map(([key, value]) => [key, String(value).replace("SITE", shop.server.url)]),
    );
    const body = { ...checkoutBody(shop.server), ...changed };
    expect(await refusalOf(askForCheckout(shop.server, buyer, body))).toMatchObject({ code: "bad_request" });
    expect(shop.stripe.calls).toHaveLength(before);
  });

  test("a visitor cannot check out", async () => {
    const visitor = { browser: openBrowser(shop.server), userId: "", email: "" };
    expect(await refusalOf(askForCheckout(shop.server, visitor))).toEqual({
      code: "not_signed_in",
      message: "User not authenticated",
    });
  });
});

test("while Stripe is down the buyer is told that nothing was charged, and afterwards it works", async () => {
  const buyer = await signInBuyer(shop.server);
  shop.stripe.setDown(true);
  const refusal = await refusalOf(askForCheckout(shop.server, buyer)).finally(() => shop.stripe.setDown(false));
  expect(refusal).toMatchObject({ code: "unavailable", message: expect.stringContaining("Nothing was charged") });
  expect(sessionOf(await askForCheckout(shop.server, buyer))?.status).toBe("open");
});
