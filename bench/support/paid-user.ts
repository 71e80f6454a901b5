import type pg from "pg";
import { loadTokenIssuer } from "../../src/server/gateway/auth/signing-keys.ts";
import { createSeal } from "../../src/server/secrets/seal.ts";

const EMAIL = "bench@loafworks.test";
export const JWT_SECRET = "only-for-benchmarks-and-32-characters-long";

export async function createPaidUser(pool: pg.Pool, email = EMAIL): Promise<string> {
  const { rows } = await pool.query("insert into auth.users (email) values ($1) returning id", [email]);
  const [{ id }] = rows;
  await pool.query("insert into public.stripe_customers (user_id, customer_id) values ($1, $2)", [id, `cus_${id}`]);
  await pool.query(
    `insert into public.stripe_orders (checkout_session_id, customer_id, amount_total, status)
     values ($1, $2, 9700, 'completed')`,
    [`cs_${id}`, `cus_${id}`],
  );
  return id;
}

export async function signIn(pool: pg.Pool, userId: string) {
  const tokens = await loadTokenIssuer(pool, createSeal(JWT_SECRET, "signing keys"), "http://localhost/auth/v1");
  const { rows } = await pool.query("insert into auth.sessions (user_id) values ($1) returning id", [userId]);
  const token = await tokens.sign({ sub: userId, session_id: rows[0].id, role: "authenticated", email: EMAIL });
  return { token, claims: JSON.stringify(await tokens.verify(token)) };
}
