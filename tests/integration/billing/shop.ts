import { checkoutStatusOutput } from "../../../src/shared/contracts/checkout-status.ts";
import { stripeCheckoutOutput } from "../../../src/shared/contracts/stripe-checkout.ts";
import { callFunction } from "../../../src/web/session/call-function.ts";
import { PRICE_ID, startStripeStandIn } from "../../stand-ins/stripe/start-stripe-stand-in.ts";
import { signInAs, type TestBrowser } from "../../support/browser.ts";
import { userIdOf } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";

export type Shop = Awaited<ReturnType<typeof openShop>>;
export type Buyer = { browser: TestBrowser; userId: string; email: string };

/** Our server with Stripe's stand-in behind it. */
export async function openShop() {
  const stripe = await startStripeStandIn();
  const log: string[] = [];
  const server = await startTestServer({ env: stripe.env, logTo: (line) => void log.push(line) });
  return {
    stripe,
    server,
    log,
    async close() {
      await server.stop();
      await stripe.stop();
    },
  };
}

let buyers = 0;
export async function signInBuyer(server: TestServer): Promise<Buyer> {
  buyers += 1;
  const email = `buyer${buyers}@loafworks.test`;
  const browser = await signInAs(server, email);
  return { browser, userId: await userIdOf(browser), email };
}

export const checkoutBody = (server: TestServer) => ({
  price_id: PRICE_ID,
  mode: "payment",
  success_url: `${server.url}/success`,
  cancel_url: `${server.url}/pricing`,
});

export const askForCheckout = async (server: TestServer, { browser }: Buyer, body = checkoutBody(server)) =>
  (await callFunction(browser.supabase, "stripe-checkout", body, stripeCheckoutOutput)).url;

export const askForStatus = ({ browser }: Buyer, session_id?: string) =>
  callFunction(browser.supabase, "checkout-status", { session_id }, checkoutStatusOutput);

/** The refusal of a call that must not succeed. */
export async function refusalOf(call: Promise<unknown>): Promise<{ code: string; message: string }> {
  const answer = await call.then(
    () => null,
    (error) => ({ code: error.code, message: error.message }),
  );
  if (!answer) throw new Error("the call was not refused");
  return answer;
}

/** Somebody in the middle of paying: signed in, on the hosted page. */
export async function startPaying({ server }: Shop): Promise<Buyer & { sessionId: string }> {
  const buyer = await signInBuyer(server);
  const url = await askForCheckout(server, buyer);
  return { ...buyer, sessionId: url.split("/").at(-1) ?? "" };
}

/** What an account has, as seen through every interface. */
export async function standing(server: TestServer, userId: string) {
  const { rows } = await server.db.query(
    `select private.user_has_access($1) as access, (select plan from public.user_profiles where id = $1) as plan,
            (select count(*) from public.stripe_customers where user_id = $1) as customers,
            (select count(*) from public.stripe_orders o join public.stripe_customers c using (customer_id)
              where c.user_id = $1) as orders`,
    [userId],
  );
  return rows[0];
}
export const OPEN = { access: true, plan: "lifetime", customers: 1, orders: 1 };
export const CLOSED = { access: false, plan: "free", customers: 1, orders: 1 };

export async function receiptsTo(server: TestServer, email: string): Promise<number> {
  const { rows } = await server.db.query(
    `select (select count(*) from private.outbox where recipient = $1 and kind = 'receipt')
          + (select count(*) from private.mail_log where recipient = $1 and kind = 'receipt') as n`,
    [email],
  );
  return rows[0].n;
}
