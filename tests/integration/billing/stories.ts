import { expect } from "vitest";
import type { Happening } from "../../stand-ins/stripe/account.ts";
import type { StripeEvent } from "../../stand-ins/stripe/postman.ts";
import { PRICE_ID } from "../../stand-ins/stripe/start-stripe-stand-in.ts";
import { receiptsTo, type Shop, standing } from "./shop.ts";

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

export type Story = { acts: Act[]; access: boolean; orders: number };

/** What happens to one order, in sequence, and whether it gives access in the end. */
export const STORIES: Story[] = [
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

let accounts = 0;

/** Somebody in the middle of paying, without a browser. */
export async function openSession(shop: Shop) {
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

export async function expectEnding(shop: Shop, { userId, email }: { userId: string; email: string }, story: Story) {
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

export const deliver = async (shop: Shop, event: StripeEvent) =>
  expect((await shop.stripe.deliver(shop.server.url, event)).status).toBe(200);

/** The whole story has happened before anything of it is told, in this order. */
export async function tellAfterwards(shop: Shop, story: Story, order: number[]) {
  const account = await openSession(shop);
  const events = story.acts.map((act) => shop.stripe.write(act(shop, account.sessionId)));
  for (const index of order) await deliver(shop, events[index] as StripeEvent);
  await expectEnding(shop, account, story);
}
