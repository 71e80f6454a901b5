import { AppError } from "../../../shared/errors.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import { inTransaction } from "../../database/pool.ts";
import { lockUser } from "./lock-user.ts";
import { refuseSoon } from "./refuse-soon.ts";
import type { Actor, UserParts } from "./user-parts.ts";

const ACTION = "send-sign-in-mail";
const MAIL_PATIENCE_MS = 5_000;

type Request = { user_id: string; reason?: string | undefined };

/**
 * Mails the way to the sign-in dialog, with the address filled in. A working link is not possible: links are bound to
 * the browser that asks. Returns whether the mail was sent already.
 */
export async function sendSignInMail(
  { pool, outbox, siteUrl }: UserParts,
  actor: Actor,
  { user_id: userId, reason }: Request,
): Promise<boolean> {
  const mailId = await inTransaction(pool, async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (user.is_banned) {
      throw new AppError("conflict", `${user.email} is banned and could not sign in. Unban first. Nothing was sent.`);
    }
    await refuseSoon(transaction, userId, ACTION);
    await writeAudit(transaction, {
      actor: actor.userId,
      action: ACTION,
      target: userId,
      details: reason ? { reason } : {},
    });
    return outbox.add(transaction, {
      kind: "sign-in-invitation",
      recipient: user.email,
      props: { email: user.email, siteUrl },
    });
  });
  return outbox.deliverNow(mailId, MAIL_PATIENCE_MS);
}
