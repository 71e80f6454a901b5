import { confirmEmailAddress } from "../../../shared/contracts/confirm-email.ts";
import { AppError } from "../../../shared/errors.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import { inTransaction } from "../../database/pool.ts";
import type { Row } from "../../database/rows.ts";
import { normaliseEmail } from "../../gateway/auth/email-address.ts";
import { retireEmailChange } from "../../gateway/auth/email-changes.ts";
import { hashToken, newToken } from "../../gateway/auth/sessions.ts";
import { lockUser } from "./lock-user.ts";
import { refuseSoon } from "./refuse-soon.ts";
import type { Actor, UserParts } from "./user-parts.ts";

const ACTION = "change-email";
const MAIL_PATIENCE_MS = 5_000;

type Request = { user_id: string; email: string; reason: string };

/**
 * Mails a link to the new address. Nothing changes until it is confirmed there (gateway/auth/confirm-email-change.ts).
 * A second request retires the first. Returns whether the mail was sent already.
 */
export async function changeUserEmail(parts: UserParts, actor: Actor, request: Request): Promise<boolean> {
  const { pool, outbox, siteUrl } = parts;
  refuseHosted(parts);
  const { user_id: userId, reason } = request;
  const email = readEmail(request.email);
  const token = newToken();
  const mailId = await inTransaction(pool, async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (user.email === email) {
      throw new AppError("bad_request", `${email} is the e-mail of this account already. Nothing was changed.`);
    }
    await refuseSoon(transaction, userId, ACTION);
    const { rowCount: taken } = await transaction.query("select from auth.users where lower(email) = $1", [email]);
    if (taken) throw new AppError("conflict", `${email} belongs to another account. Nothing was changed.`);
    await retireEmailChange(transaction, userId);
    const { rows } = await transaction.query<Row<"private.email_changes", "id">>(
      `insert into private.email_changes (user_id, old_email, new_email, token_hash) values ($1, $2, $3, $4)
       returning id`,
      [userId, user.email, email, hashToken(token)],
    );
    await writeAudit(transaction, {
      actor: actor.userId,
      action: ACTION,
      target: userId,
      details: { from: user.email, to: email, reason },
    });
    return outbox.add(transaction, {
      kind: "email-change",
      recipient: email,
      props: { link: confirmEmailAddress(siteUrl, token), newEmail: email, siteUrl },
      linkId: rows[0]?.id,
    });
  });
  return outbox.deliverNow(mailId, MAIL_PATIENCE_MS);
}

/** The link that waits for its confirmation stops working. False when there is none. */
export async function cancelEmailChange(
  parts: UserParts,
  actor: Actor,
  { user_id: userId, reason }: { user_id: string; reason?: string | undefined },
): Promise<boolean> {
  refuseHosted(parts);
  return inTransaction(parts.pool, async (transaction) => {
    await lockUser(transaction, userId);
    const email = await retireEmailChange(transaction, userId);
    if (email === null) return false;
    await writeAudit(transaction, {
      actor: actor.userId,
      action: "cancel-email-change",
      target: userId,
      details: { to: email, ...(reason && { reason }) },
    });
    return true;
  });
}

function refuseHosted({ isHosted }: UserParts) {
  if (!isHosted) return;
  throw new AppError(
    "conflict",
    "This installation's accounts are managed by its Supabase project. Change the e-mail there, under Authentication, " +
      "Users. Nothing was changed.",
  );
}

function readEmail(typed: string): string {
  try {
    return normaliseEmail(typed);
  } catch (cause) {
    throw new AppError("bad_request", "This is not a valid e-mail address. Nothing was changed.", { cause });
  }
}
