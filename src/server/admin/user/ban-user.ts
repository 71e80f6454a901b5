import { AppError } from "../../../shared/errors.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import { inTransaction } from "../../database/pool.ts";
import { endAllSessions } from "./end-sessions.ts";
import { lockUser } from "./lock-user.ts";
import type { Actor, UserParts } from "./user-parts.ts";

/** A date, because a hosted auth server cannot read PostgreSQL's infinity. */
const UNTIL_UNBANNED = "now() + interval '100 years'";

type Request = { user_id: string; reason: string };

/**
 * Ends all sessions and refuses sign-in until somebody unbans. Nothing is deleted, and what is being generated is
 * finished and saved. Returns how many sessions ended.
 */
export async function banUser({ pool, isHosted, onSignedOut }: UserParts, actor: Actor, request: Request) {
  const { user_id: userId, reason } = request;
  if (userId === actor.userId) throw new AppError("conflict", "You cannot ban yourself. Nothing was changed.");
  const ended = await inTransaction(pool, async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (user.is_banned) throw new AppError("conflict", `${user.email} is banned already. Nothing was changed.`);
    // Two administrators may ban each other at the same moment; one of them must stay.
    const { rows } = await transaction.query<{ is_last: boolean }>("select private.is_last_bananaman($1) as is_last", [
      userId,
    ]);
    if (rows[0]?.is_last) {
      throw new AppError(
        "conflict",
        `${user.email} is the last administrator and cannot be banned. Nothing was changed.`,
      );
    }
    await transaction.query(
      `update auth.users set banned_until = ${UNTIL_UNBANNED}, updated_at = now() where id = $1`,
      [userId],
    );
    const sessions = await endAllSessions(transaction, userId, isHosted);
    await writeAudit(transaction, {
      actor: actor.userId,
      action: "ban-user",
      target: userId,
      details: { reason, ended: sessions },
    });
    return sessions;
  });
  onSignedOut(userId);
  return ended;
}

export async function unbanUser({ pool }: UserParts, actor: Actor, { user_id: userId, reason }: Request) {
  await inTransaction(pool, async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (!user.is_banned) throw new AppError("conflict", `${user.email} is not banned. Nothing was changed.`);
    await transaction.query("update auth.users set banned_until = null, updated_at = now() where id = $1", [userId]);
    await writeAudit(transaction, { actor: actor.userId, action: "unban-user", target: userId, details: { reason } });
  });
}
