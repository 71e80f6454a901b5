import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type pg from "pg";

export const USERS = "/dashboard/bananaman-users";

/** Thirty people of a company of their own, who signed up a minute apart: the first has paid. */
export async function addPeople(db: pg.Pool): Promise<{ company: string; email: (n: number) => string }> {
  const company = `${randomUUID().slice(0, 8)}.test`;
  await db.query(
    `insert into auth.users (email, created_at)
     select 'person-' || lpad(n::text, 2, '0') || '@' || $1, now() - interval '1 hour' + n * interval '1 minute'
       from generate_series(1, 30) n`,
    [company],
  );
  await db.query(
    `insert into public.stripe_customers (user_id, customer_id)
     select id, 'cus_' || replace($1, '.', '') from auth.users where email = 'person-01@' || $1`,
    [company],
  );
  await db.query(
    `insert into public.stripe_orders (checkout_session_id, customer_id, amount_total, currency, payment_status, status)
     values ('cs_' || $1, 'cus_' || replace($1, '.', ''), 9700, 'usd', 'paid', 'completed')`,
    [company],
  );
  return { company, email: (n) => `person-${String(n).padStart(2, "0")}@${company}` };
}

export const rows = (page: Page) => page.getByRole("table", { name: "Users" }).getByRole("row");
