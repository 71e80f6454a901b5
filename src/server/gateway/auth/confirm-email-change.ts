import { maskEmail } from "../../../shared/mask-email.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import { lockAccount } from "../../database/lock-account.ts";
import { codeOf, type Database, inTransaction, type Transaction } from "../../database/pool.ts";
import type { Row } from "../../database/rows.ts";
import type { Outbox } from "../../mail/outbox.ts";
import { AuthError } from "./auth-error.ts";
import { IS_WAITING } from "./email-changes.ts";
import { forgetBrowsers } from "./known-browser.ts";
import { hashToken } from "./sessions.ts";

const UNIQUE_VIOLATION = "23505";

type Site = { siteUrl: string; supportEmail: string };
type Change = { id: string; new_email: string; is_confirmed: boolean; is_waiting: boolean };
export type Confirmed = { userId: string; email: string };

/**
 * Moves an account to the e-mail whose mailbox holds the token. All sessions end, links to the old address stop
 * working, and a notice goes there; all or nothing. Of two confirmations at once, one finds the link used.
 */
export async function confirmEmailChange(
  pool: Database,
  outbox: Outbox,
  token: string,
  site: Site,
): Promise<Confirmed> {
  return inTransaction(pool, async (transaction) => {
    const userId = await findAccount(transaction, token);
    // The account first, as everywhere; a deletion takes the request with it.
    if (!userId || !(await lockAccount(transaction, userId, "change"))) throw invalid();
    const { rows } = await transaction.query<Change>(
      `select id, new_email, confirmed_at is not null as is_confirmed, ${IS_WAITING} as is_waiting
         from private.email_changes change where token_hash = $1 for update`,
      [hashToken(token)],
    );
    const [change] = rows;
    if (change?.is_confirmed) throw used();
    if (!change?.is_waiting) throw invalid();
    const oldEmail = await moveAccount(transaction, userId, change.new_email);
    await transaction.query("update private.email_changes set confirmed_at = now() where id = $1", [change.id]);
    await closeOldDoors(transaction, userId, oldEmail);
    await outbox.add(transaction, {
      kind: "email-changed",
      recipient: oldEmail,
      props: { newEmailMasked: maskEmail(change.new_email), ...site },
    });
    await writeAudit(transaction, {
      actor: null,
      action: "confirm-email-change",
      target: userId,
      details: { from: oldEmail, to: change.new_email },
      outcome: "automatic",
    });
    return { userId, email: change.new_email };
  });
}

async function findAccount(transaction: Transaction, token: string): Promise<string | undefined> {
  const { rows } = await transaction.query<Row<"private.email_changes", "user_id">>(
    "select user_id from private.email_changes where token_hash = $1",
    [hashToken(token)],
  );
  return rows[0]?.user_id;
}

/** Returns the e-mail that the account had until now. The profile follows by trigger. */
async function moveAccount(transaction: Transaction, userId: string, email: string): Promise<string> {
  const { rows } = await transaction.query<Row<"auth.users", "email">>("select email from auth.users where id = $1", [
    userId,
  ]);
  try {
    await transaction.query(
      "update auth.users set email = $2, email_confirmed_at = now(), updated_at = now() where id = $1",
      [userId, email],
    );
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) throw taken();
    throw error;
  }
  return rows[0]?.email ?? "";
}

/** Mails before links, the order in which sending locks them. */
async function closeOldDoors(transaction: Transaction, userId: string, oldEmail: string) {
  await transaction.query("delete from private.outbox where recipient = $1 and kind = 'magic-link'", [oldEmail]);
  await transaction.query(
    `with ended as (
       update auth.magic_links set used_at = now() where email = $1 and used_at is null returning id)
     delete from auth.link_codes using ended where link_id = ended.id`,
    [oldEmail],
  );
  await transaction.query("delete from auth.sessions where user_id = $1", [userId]);
  await forgetBrowsers(transaction, userId, null);
}

const invalid = () =>
  new AuthError(
    404,
    "email_change_not_found",
    "This link is not valid, or no longer. Ask for a new one. Nothing was changed.",
  );
const used = () =>
  new AuthError(
    409,
    "email_change_used",
    "This link was used already: the email is changed. Sign in with the new one.",
  );
const taken = () =>
  new AuthError(
    409,
    "email_exists",
    "This email belongs to another account by now, so it cannot be used for this one. Nothing was changed.",
  );
