import { signInAs, type TestBrowser } from "./browser.ts";
import type { TestServer } from "./server.ts";

let customers = 0;

export async function userIdOf(browser: TestBrowser): Promise<string> {
  const { data } = await browser.supabase.auth.getUser();
  if (!data.user) throw new Error("not signed in");
  return data.user.id;
}

/** Somebody who has paid. */
export async function signInPaid(server: TestServer, email: string): Promise<TestBrowser> {
  const browser = await signInAs(server, email);
  customers += 1;
  const customer = `cus_${process.pid}_${customers}`;
  await server.db.query("insert into public.stripe_customers (user_id, customer_id) values ($1, $2)", [
    await userIdOf(browser),
    customer,
  ]);
  await server.db.query(
    `insert into public.stripe_orders (checkout_session_id, customer_id, amount_subtotal, amount_total, currency,
                                       payment_status, status)
     values ($1, $2, 9700, 9700, 'usd', 'paid', 'completed')`,
    [`cs_${customer}`, customer],
  );
  return browser;
}

export async function signInBananaman(server: TestServer, email: string): Promise<TestBrowser> {
  const browser = await signInAs(server, email);
  await server.db.query("insert into public.bananaman (user_id) values ($1)", [await userIdOf(browser)]);
  return browser;
}
