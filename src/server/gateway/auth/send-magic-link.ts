import { setTimeout as sleep } from "node:timers/promises";
import { type Database, inTransaction } from "../../database/pool.ts";
import type { Row } from "../../database/rows.ts";
import type { Outbox } from "../../mail/outbox.ts";
import { AuthError } from "./auth-error.ts";
import { mailboxOf } from "./email-address.ts";
import { type Asker, takeAllowance } from "./link-allowance.ts";
import { hashToken, newToken } from "./sessions.ts";
import { findUserByEmail } from "./users.ts";

const MAIL_PATIENCE_MS = 5_000;

const CHALLENGE = /^[a-zA-Z0-9._~-]{43,128}$/;

export type LinkRequest = {
  asker: Asker;
  email: string;
  createUser: boolean;
  userData: Record<string, unknown>;
  challenge: string;
  challengeMethod: "s256" | "plain";
  redirectTo: string;
  /** Where the link itself leads, which then redirects. */
  siteUrl: string;
};

/** A link is bound to the browser that requests it: without a challenge there is no link. */
export function readChallenge(challenge: string, method: string): Pick<LinkRequest, "challenge" | "challengeMethod"> {
  const refuse = (message: string) => new AuthError(400, "validation_failed", message);
  if (!challenge || !method) {
    throw refuse(
      "The implicit flow is not offered by this gateway: create the client with flowType 'pkce' (code_challenge and code_challenge_method)",
    );
  }
  const challengeMethod = method.toLowerCase();
  if (challengeMethod !== "s256" && challengeMethod !== "plain") throw refuse("unsupported code_challenge method");
  if (!CHALLENGE.test(challenge)) {
    throw refuse(
      "code challenge has to be between 43 and 128 characters: alphanumeric, hyphens, periods, underscores and tildes",
    );
  }
  return { challenge, challengeMethod };
}

/**
 * Stores the link and its mail together, then tries to send it. Returns whether it was sent already. For banned people,
 * and for unknown addresses when sign-up is not allowed, everything looks the same, but no mail is sent and the link
 * never works.
 */
export async function sendMagicLink(pool: Database, outbox: Outbox, request: LinkRequest): Promise<{ sent: boolean }> {
  const token = newToken();
  const mailbox = mailboxOf(request.email);
  const mailId = await inTransaction(pool, async (transaction) => {
    // Two clicks at once must not become two mails.
    await transaction.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`magic link ${mailbox}`]);
    const askedBy = await takeAllowance(transaction, mailbox, request.asker);
    const user = await findUserByEmail(transaction, request.email);
    const getsMail = user ? !user.is_banned : request.createUser;
    const link = await transaction.query<Row<"auth.magic_links", "id">>(
      `insert into auth.magic_links (email, token_hash, code_challenge, code_challenge_method, redirect_to, user_data,
                                     mailbox, asked_by, used_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, case when $9 then null else now() end) returning id`,
      [
        request.email,
        hashToken(token),
        request.challenge,
        request.challengeMethod,
        request.redirectTo,
        JSON.stringify(request.userData),
        mailbox,
        askedBy,
        getsMail,
      ],
    );
    if (!getsMail) return null;
    const { siteUrl } = request;
    const url = new URL("/auth/v1/verify", siteUrl);
    url.search = new URLSearchParams({ token, type: "magiclink", redirect_to: request.redirectTo }).toString();
    return outbox.add(transaction, {
      kind: "magic-link",
      recipient: request.email,
      props: { link: url.href, email: request.email, siteUrl },
      linkId: link.rows[0]?.id,
    });
  });
  const sent = mailId ? outbox.deliverNow(mailId, MAIL_PATIENCE_MS) : pretendToSend(pool, MAIL_PATIENCE_MS);
  return { sent: await sent };
}

/**
 * Waits as long as the last mail took to send and returns the same result, so that neither the answer nor its timing
 * reveals that an address gets no mail.
 */
async function pretendToSend(pool: Database, patienceMs: number): Promise<boolean> {
  const { rows } = await pool.query<Row<"private.mail_log", "outcome" | "duration_ms">>(
    "select outcome, duration_ms from private.mail_log where kind = 'magic-link' order by logged_at desc limit 1",
  );
  const { outcome = "sent", duration_ms } = rows[0] ?? {};
  const ms = duration_ms ?? 0;
  await sleep(Math.min(ms, patienceMs));
  return outcome === "sent" && ms <= patienceMs;
}
