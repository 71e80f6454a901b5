import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Queryable } from "../../database/pool.ts";
import type { Row } from "../../database/rows.ts";
import { hashToken, newToken } from "./sessions.ts";

const COOKIE = "bananabread-known";
/** The longest time browsers keep a cookie. */
const KEPT_DAYS = 400;
const KEPT_PER_PERSON = 20;

/**
 * The value of a browser's cookie. It gives no access, but lets this browser request links after strangers have used up
 * the limit.
 */
export function readKnownToken(c: Context): string | null {
  const token = getCookie(c, COOKIE) ?? "";
  return /^[\w-]{43}$/.test(token) ? token : null;
}

/** Out of reach of scripts, other sites and other paths. */
export function sendKnownToken(c: Context, token: string, siteUrl: string) {
  setCookie(c, COOKIE, token, {
    path: "/auth/v1",
    httpOnly: true,
    sameSite: "Strict",
    secure: siteUrl.startsWith("https:"),
    maxAge: KEPT_DAYS * 86_400,
  });
}

export async function findKnownBrowser(db: Queryable, token: string | null, email: string) {
  if (!token) return undefined;
  const { rows } = await db.query<Row<"auth.known_browsers", "id">>(
    `select browser.id from auth.known_browsers browser join auth.users on users.id = browser.user_id
      where browser.token_hash = $1 and lower(users.email) = $2
        and browser.signed_in_at > now() - make_interval(days => $3)`,
    [hashToken(token), email, KEPT_DAYS],
  );
  return rows[0]?.id;
}

/**
 * Gives the browser a new token at every sign-in, so that a stolen copy works only until the next one. Other people who
 * signed in here stay known under the new token.
 */
export async function rememberBrowser(db: Queryable, userId: string, oldToken: string | null): Promise<string> {
  const token = newToken();
  const hash = hashToken(token);
  if (oldToken) {
    await db.query("update auth.known_browsers set token_hash = $2 where token_hash = $1", [hashToken(oldToken), hash]);
  }
  await db.query(
    `insert into auth.known_browsers (user_id, token_hash) values ($1, $2)
     on conflict (token_hash, user_id) do update set signed_in_at = now()`,
    [userId, hash],
  );
  await db.query(
    `delete from auth.known_browsers where id in (
       select id from auth.known_browsers where user_id = $1 order by signed_in_at desc offset $2)`,
    [userId, KEPT_PER_PERSON],
  );
  return token;
}

/** Signing out everywhere may mean that a device was lost, so only the browser that asks, if any, stays known. */
export async function forgetBrowsers(db: Queryable, userId: string, kept: string | null) {
  await db.query("delete from auth.known_browsers where user_id = $1 and ($2::bytea is null or token_hash <> $2)", [
    userId,
    kept && hashToken(kept),
  ]);
}
