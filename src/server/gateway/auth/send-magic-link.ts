import { type Database, inTransaction } from "../../database/pool.ts";
import type { Outbox } from "../../mail/outbox.ts";
import { AuthError } from "./auth-error.ts";
import { hashToken, newToken } from "./sessions.ts";
import { findUserByEmail } from "./users.ts";

const SECONDS_BETWEEN_MAILS = 60;
const MAILS_PER_HOUR = 10;
const MAIL_PATIENCE_MS = 5_000;

const CHALLENGE = /^[a-zA-Z0-9._~-]{43,128}$/;

export type LinkRequest = {
  email: string;
  createUser: boolean;
  userData: Record<string, unknown>;
  challenge: string;
  challengeMethod: "s256" | "plain";
  redirectTo: string;
};

/** A link is bound to the browser that asks: without its challenge there is no link. */
export function readChallenge(challenge: string, method: string): Pick<LinkRequest, "challenge" | "challengeMethod"> {
  const refuse = (message: string) => new AuthError(400, "validation_failed", message);
  if (!challenge || !method) throw refuse("PKCE flow requires code_challenge_method and code_challenge");
  const challengeMethod = method.toLowerCase();
  if (challengeMethod !== "s256" && challengeMethod !== "plain") throw refuse("unsupported code_challenge method");
  if (!CHALLENGE.test(challenge)) {
    throw refuse(
      "code challenge has to be between 43 and 128 characters: alphanumeric, hyphens, periods, underscores and tildes",
    );
  }
  return { challenge, challengeMethod };
}

/** Stores the link and its mail together, then tries to send it. Answers whether it is on its way already. */
export async function sendMagicLink(pool: Database, outbox: Outbox, request: LinkRequest): Promise<{ sent: boolean }> {
  const token = newToken();
  const mailId = await inTransaction(pool, async (transaction) => {
    // Two clicks at once must not become two mails.
    await transaction.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`magic link ${request.email}`]);
    if (!request.createUser && !(await findUserByEmail(transaction, request.email))) {
      throw new AuthError(422, "otp_disabled", "Signups not allowed for otp");
    }
    const { rows } = await transaction.query<{ last_hour: number; wait: number | null }>(
      `select count(*)::int as last_hour,
              ceil(extract(epoch from max(created_at) - clock_timestamp()) + $2)::int as wait
         from auth.magic_links where email = $1 and created_at > now() - interval '1 hour'`,
      [request.email, SECONDS_BETWEEN_MAILS],
    );
    const { last_hour = 0, wait = null } = rows[0] ?? {};
    if (wait !== null && wait > 0) {
      const message = `For security purposes, you can only request this after ${wait} seconds.`;
      throw new AuthError(429, "over_email_send_rate_limit", message, wait);
    }
    if (last_hour >= MAILS_PER_HOUR)
      throw new AuthError(429, "over_email_send_rate_limit", "email rate limit exceeded");

    const link = await transaction.query<{ id: string }>(
      `insert into auth.magic_links (email, token_hash, code_challenge, code_challenge_method, redirect_to, user_data)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [
        request.email,
        hashToken(token),
        request.challenge,
        request.challengeMethod,
        request.redirectTo,
        JSON.stringify(request.userData),
      ],
    );
    const siteUrl = new URL(request.redirectTo).origin;
    const url = new URL("/auth/v1/verify", siteUrl);
    url.search = new URLSearchParams({ token, type: "magiclink", redirect_to: request.redirectTo }).toString();
    return outbox.add(transaction, {
      kind: "magic-link",
      recipient: request.email,
      props: { link: url.href, email: request.email, siteUrl },
      linkId: link.rows[0]?.id,
    });
  });
  return { sent: await outbox.deliverNow(mailId, MAIL_PATIENCE_MS) };
}
