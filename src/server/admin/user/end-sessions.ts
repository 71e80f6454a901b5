import { AppError } from "../../../shared/errors.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import { inTransaction, type Transaction } from "../../database/pool.ts";
import { forgetBrowsers } from "../../gateway/auth/known-browser.ts";
import { describeDevice } from "./describe-device.ts";
import { lockUser } from "./lock-user.ts";
import type { Actor, UserParts } from "./user-parts.ts";

type Request = { user_id: string; session_id?: string | undefined; reason?: string | undefined };

/** Ends one session of somebody, or all. The session of the administrator who asks is never among them. */
export async function endSessions(
  { pool, isHosted, onSignedOut }: UserParts,
  actor: Actor,
  { user_id: userId, session_id: sessionId, reason }: Request,
): Promise<number> {
  if (sessionId && sessionId === actor.sessionId) {
    throw new AppError("conflict", "You are using this session right now. To end it, sign out. Nothing was changed.");
  }
  const ended = await inTransaction(pool, async (transaction) => {
    await lockUser(transaction, userId);
    const { rows } = await transaction.query<{ user_agent: string | null }>(
      `delete from auth.sessions where user_id = $1 and ($2::uuid is null or id = $2) and id <> $3
       returning user_agent`,
      [userId, sessionId ?? null, actor.sessionId],
    );
    if (rows.length === 0) {
      throw new AppError(
        "not_found",
        sessionId ? "That session has already ended." : "There is no other session to end.",
      );
    }
    // As when somebody signs out everywhere: a browser that was lost must not count as known.
    if (!sessionId && userId !== actor.userId && !isHosted) await forgetBrowsers(transaction, userId, null);
    const device = sessionId && describeDevice(rows[0]?.user_agent ?? null).device;
    await writeAudit(transaction, {
      actor: actor.userId,
      action: "end-sessions",
      target: userId,
      details: { ended: rows.length, ...(device && { device }), ...(reason && { reason }) },
    });
    return rows.length;
  });
  onSignedOut(userId);
  return ended;
}

/** Ends every session, for an act that does more than that. Returns how many there were. */
export async function endAllSessions(transaction: Transaction, userId: string, isHosted: boolean): Promise<number> {
  const { rowCount } = await transaction.query("delete from auth.sessions where user_id = $1", [userId]);
  if (!isHosted) await forgetBrowsers(transaction, userId, null);
  return rowCount ?? 0;
}
