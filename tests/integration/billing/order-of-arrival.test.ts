import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Happening } from "../../stand-ins/stripe/account.ts";
import type { StripeEvent } from "../../stand-ins/stripe/postman.ts";
import { PRICE_ID } from "../../stand-ins/stripe/start-stripe-stand-in.ts";
import { openShop, receiptsTo, type Shop, standing } from "./shop.ts";

type Act = (shop: Shop, sessionId: string) => Happening;
const pay: Act = ({ stripe }, id) => stripe.pay(id);
const payLater: Act = ({ stripe }, id) => stripe.payLater(id);
const arrive: Act = ({ stripe }, id) => stripe.arrive(id);
const bounce: Act = ({ stripe }, id) => stripe.bounce(id);
const expire: Act = ({ stripe }, id) => stripe.expire(id);
const refundPart: Act = ({ stripe }, id) => stripe.refund(id, 1_000);
const refundAll: Act = ({ stripe }, id) => stripe.refund(id, 9_700);
const dispute: Act = ({ stripe }, id) => stripe.dispute(id);
const win: Act = ({ stripe }, id) => stripe.closeDispute(id, "won");
const lose: Act = ({ stripe }, id) => stripe.closeDispute(id, "lost");

/** What happens to one order, in sequence, and whether it gives access in the end. */
const STORIES: { acts: Act[]; access: boolean; orders: number }[] = [
  { acts: [pay], access: true, orders: 1 },
  { acts: [expire], access: false, orders: 0 },
  { acts: [payLater], access: false, orders: 1 },
  { acts: [payLater, arrive], access: true, orders: 1 },
  { acts: [payLater, bounce], access: false, orders: 1 },
  { acts: [payLater, arrive, refundAll], access: false, orders: 1 },
  { acts: [pay, refundPart], access: true, orders: 1 },
  { acts: [pay, refundAll], access: false, orders: 1 },
  { acts: [pay, refundPart, refundAll], access: false, orders: 1 },
  { acts: [pay, dispute], access: false, orders: 1 },
  { acts: [pay, dispute, win], access: true, orders: 1 },
  { acts: [pay, dispute, lose], access: false, orders: 1 },
  { acts: [pay, refundPart, dispute, win], access: true, orders: 1 },
  { acts: [pay, dispute, win, refundAll], access: false, orders: 1 },
  { acts: [payLater, arrive, dispute, lose], access: false, orders: 1 },
];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

let accounts = 0;
async function openSession() {
  accounts += 1;
  const email = `story${accounts}@loafworks.test`;
  const { rows } = await shop.server.db.query("insert into auth.users (email) values ($1) returning id", [email]);
  const userId: string = rows[0].id;
  const metadata = { user_id: userId };
  const { id } = shop.stripe.addSession({
    mode: "payment",
    line_items: [{ price: PRICE_ID, quantity: "1" }],
    customer: shop.stripe.addCustomer(email).id,
    client_reference_id: userId,
    metadata,
    payment_intent_data: { metadata },
    invoice_creation: { enabled: "true" },
    success_url: "{CHECKOUT_SESSION_ID}",
    cancel_url: "/",
  });
  await shop.server.db.query(
    `insert into private.checkouts (session_id, user_id, price_id, origin, expires_at)
     values ($1, $2, $3, $4, now() + interval '1 day')`,
    [id, userId, PRICE_ID, shop.server.url],
  );
  return { sessionId: id, userId, email };
}

async function expectEnding({ userId, email }: { userId: string; email: string }, story: (typeof STORIES)[number]) {
  expect(await standing(shop.server, userId)).toEqual({
    access: story.access,
    plan: story.access ? "lifetime" : "free",
    customers: story.orders,
    orders: story.orders,
  });
  // A user with access has one receipt; a user who lost it again has at most one.
  const receipts = await receiptsTo(shop.server, email);
  expect(receipts).toBeLessThanOrEqual(1);
  if (story.access) expect(receipts).toBe(1);
}

const deliver = async (event: StripeEvent) =>
  expect((await shop.stripe.deliver(shop.server.url, event)).status).toBe(200);

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

test("told after the fact, in every possible order, each story ends as it ended", async () => {
  let tellings = 0;
  for (const story of STORIES) {
    const orders = permutations(story.acts.map((_, index) => index));
    for (const order of orders) {
      const account = await openSession();
      const events = story.acts.map((act) => shop.stripe.write(act(shop, account.sessionId)));
      for (const index of order) await deliver(events[index] as StripeEvent);
      await expectEnding(account, story);
      tellings += 1;
    }
  }
  expect(tellings).toBe(1 + 1 + 1 + 2 + 2 + 6 + 2 + 2 + 6 + 2 + 6 + 6 + 24 + 24 + 24);
});

test("told while it happens, late, twice and at once, each story ends as it ended", async () => {
  const endings = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...STORIES),
      // After each act: how many undelivered events are delivered, and how many are delivered again.
      fc.array(fc.record({ told: fc.nat(3), again: fc.nat(2), atOnce: fc.boolean() }), { minLength: 4, maxLength: 4 }),
      async (story, rhythm) => {
        const account = await openSession();
        const untold: StripeEvent[] = [];
        const told: StripeEvent[] = [];
        for (const [index, act] of story.acts.entries()) {
          untold.push(shop.stripe.write(act(shop, account.sessionId)));
          const { told: many = 0, again = 0, atOnce = false } = rhythm[index] ?? {};
          // Newest first, so that later events overtake earlier ones.
          const next = [...untold.splice(-many, many), ...told.slice(0, again)].reverse();
          if (atOnce) await Promise.all(next.map(deliver));
          else for (const event of next) await deliver(event);
          told.push(...next);
        }
        await Promise.all(untold.map(deliver));
        await expectEnding(account, story);
        endings.add(`${story.access}`);
      },
    ),
    { numRuns: 120 },
  );
  expect(endings).toEqual(new Set(["true", "false"]));
});
