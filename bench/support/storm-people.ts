import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { addRefreshToken, newToken } from "../../src/server/gateway/auth/sessions.ts";
import { createPaidUser } from "./paid-user.ts";

const REFRESH_EVERY_MS = 15_000;
const TRY_AGAIN_AFTER_MS = 200;

export type Person = Awaited<ReturnType<typeof createPerson>>;

/** Somebody who has paid, with a session that is renewed over and over, as supabase-js does it. */
export async function createPerson(pool: pg.Pool, url: string, index: number) {
  const email = `person${index}-${randomUUID().slice(0, 8)}@loafworks.test`;
  const id = await createPaidUser(pool, email);
  const { rows } = await pool.query("insert into auth.sessions (user_id) values ($1) returning id", [id]);
  let refreshToken = newToken();
  await addRefreshToken(pool, refreshToken, rows[0].id, null);
  const person = { id, headers: { authorization: "" }, refreshes: 0, lost: "", refresh, keepRefreshing };

  /** A broken connection says nothing about the session: the same token is sent again. */
  async function refresh(): Promise<void> {
    const answer = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ refresh_token: refreshToken }),
    }).catch(() => null);
    if (!answer || answer.status >= 500) {
      await sleep(TRY_AGAIN_AFTER_MS);
      return refresh();
    }
    const body = (await answer.json()) as { access_token?: string; refresh_token?: string };
    if (!answer.ok || !body.access_token || !body.refresh_token) {
      person.lost = `${answer.status} ${JSON.stringify(body)}`;
      return;
    }
    refreshToken = body.refresh_token;
    person.headers = { authorization: `Bearer ${body.access_token}` };
    person.refreshes += 1;
  }

  async function keepRefreshing(signal: AbortSignal) {
    await sleep(Math.random() * REFRESH_EVERY_MS, undefined, { signal }).catch(() => {});
    while (!signal.aborted && !person.lost) {
      await refresh();
      await sleep(REFRESH_EVERY_MS, undefined, { signal }).catch(() => {});
    }
  }

  await refresh();
  if (person.lost) throw new Error(`no session: ${person.lost}`);
  return person;
}
