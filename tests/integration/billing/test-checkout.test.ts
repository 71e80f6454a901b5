import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../support/server.ts";
import {
  askForCheckout,
  askForStatus,
  type Buyer,
  CLOSED,
  checkoutBody,
  OPEN,
  receiptsTo,
  signInBuyer,
  standing,
} from "./shop.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function openPage(buyer: Buyer): Promise<string> {
  const { priceId } = await (await fetch(`${server.url}/config.json`)).json();
  return askForCheckout(server, buyer, { ...checkoutBody(server), price_id: priceId });
}
const press = (page: string, action: string, headers: Record<string, string> = {}) =>
  fetch(page, { method: "POST", body: new URLSearchParams({ action }), redirect: "manual", headers });
const idOf = (page: string) => page.split("/").at(-1) ?? "";

test("without Stripe, checkout leads to a page of our own that says nothing is charged", async () => {
  const buyer = await signInBuyer(server);
  const page = await openPage(buyer);
  expect(page).toContain(`${server.url}/dev/checkout/cs_local_`);
  const html = await (await fetch(page)).text();
  for (const words of ["Test mode, nothing is charged", "$97.00", buyer.email, "Cancel and go back"]) {
    expect(html).toContain(words);
  }
  expect(html).not.toMatch(/<style|style=|<script>/);
  expect(await openPage(buyer)).toBe(page);
});

test("paying there opens the door through the webhook's own path, with a receipt", async () => {
  const buyer = await signInBuyer(server);
  const page = await openPage(buyer);
  const answer = await press(page, "pay");
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`${server.url}/success?session_id=${idOf(page)}`);
  expect(await standing(server, buyer.userId)).toEqual(OPEN);
  expect(await askForStatus(buyer, idOf(page))).toMatchObject({ state: "paid", order: { amount_total: 9700 } });
  expect(await receiptsTo(server, buyer.email)).toBe(1);
  const { rows } = await server.db.query("select type from private.webhook_events where event_id like 'evt_local_%'");
  expect(rows).toContainEqual({ type: "checkout.session.completed" });
});

test("a declined card says so, and the page stays open", async () => {
  const buyer = await signInBuyer(server);
  const page = await openPage(buyer);
  expect(await (await press(page, "decline")).text()).toContain("The card was declined. Nothing was charged.");
  expect(await askForStatus(buyer, idOf(page))).toMatchObject({ state: "open", order: null });
});

describe("afterwards", () => {
  const CASES: [string, string[], unknown][] = [
    ["a delayed payment gives nothing yet", ["pay-later"], CLOSED],
    ["a delayed payment that arrives opens the door", ["pay-later", "arrive"], OPEN],
    ["a delayed payment that fails does not", ["pay-later", "bounce"], CLOSED],
    ["a part refunded takes nothing away", ["pay", "refund-part"], OPEN],
    ["everything refunded does", ["pay", "refund-all"], CLOSED],
    ["a dispute takes it away", ["pay", "dispute"], CLOSED],
    ["a dispute won gives it back", ["pay", "dispute", "dispute-won"], OPEN],
    ["a dispute lost does not", ["pay", "dispute", "dispute-lost"], CLOSED],
  ];
  test.each(CASES)("%s", async (_name, actions, expected) => {
    const buyer = await signInBuyer(server);
    const page = await openPage(buyer);
    for (const action of actions) {
      const before = await (await fetch(page)).text();
      expect(before).toContain(`value="${action}"`);
      expect((await press(page, action)).status).toBe(303);
    }
    expect(await standing(server, buyer.userId)).toEqual(expected);
  });

  test("what is over cannot be done again", async () => {
    const page = await openPage(await signInBuyer(server));
    await press(page, "pay");
    for (const action of ["pay", "arrive", "dispute-won", "drop table"]) {
      expect((await press(page, action)).status).toBe(409);
    }
  });
});

test("the page answers only this machine, and only for checkouts that exist", async () => {
  const page = await openPage(await signInBuyer(server));
  expect((await press(page, "pay", { "x-forwarded-for": "203.0.113.9" })).status).toBe(404);
  expect((await fetch(`${server.url}/dev/checkout/cs_local_nope`)).status).toBe(404);
  expect(await (await fetch(page)).text()).toContain("Pay $97.00");
});

test("a signed event from elsewhere is refused here too", async () => {
  const body = JSON.stringify({ id: "evt_x", type: "checkout.session.completed", data: { object: { id: "cs_x" } } });
  expect((await fetch(`${server.url}/webhooks/stripe`, { method: "POST", body })).status).toBe(400);
});

test("what happened there is still known after a restart", async () => {
  const buyer = await signInBuyer(server);
  const page = await openPage(buyer);
  const next = await startTestServer({ env: { DATABASE_URL: server.databaseUrl } });
  const movedPage = `${next.url}/dev/checkout/${idOf(page)}`;
  expect(await (await fetch(movedPage)).text()).toContain("Pay $97.00");
  await press(movedPage, "pay");
  await next.stop();
  expect(await standing(server, buyer.userId)).toEqual(OPEN);
});
