import type { TestServer } from "../../support/server.ts";

/** Accounts `crowd-0001@bread.test` and so on, a minute apart, of whom every fourth has paid. */
export async function addCrowd(server: TestServer, count: number): Promise<void> {
  await server.db.query(
    `with people as (
       insert into auth.users (email, created_at)
       select 'crowd-' || lpad(n::text, 4, '0') || '@bread.test', '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 minute'
         from generate_series(1, $1::int) n
       returning id, email
     ), numbered as (select id, substr(email, 7, 4)::int as n from people),
     customers as (
       insert into public.stripe_customers (user_id, customer_id)
       select id, 'cus_crowd_' || n from numbered where n % 4 = 0
       returning customer_id
     )
     insert into public.stripe_orders (checkout_session_id, customer_id, amount_total, currency, payment_status, status)
     select 'cs_' || customer_id, customer_id, 9700, 'usd', 'paid', 'completed' from customers`,
    [count],
  );
}
