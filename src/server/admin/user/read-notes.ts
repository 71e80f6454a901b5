import { z } from "zod";
import type { Transaction } from "../../database/pool.ts";

/** Who did it, when and why. */
export type Note = { at: string; by: string | null; reason: string | null };

const MAX_NOTES = 50;
const noted = z.object({ reason: z.string().nullish(), sessionId: z.string().nullish() }).catch({});

type NoteRow = { action: string; at: Date; by: string | null; details: unknown };

/** What the audit log says about the grants of this user, by their id, and about the last ban. */
export async function readNotes(transaction: Transaction, userId: string) {
  const { rows } = await transaction.query<NoteRow>(
    `select log.action, log.at, actor.email as by, log.details
       from private.audit_log log left join auth.users actor on actor.id = log.actor
      where log.target = $1 and log.outcome = 'done' and log.action in ('grant-free-access', 'ban-user')
      order by log.id desc limit $2`,
    [userId, MAX_NOTES],
  );
  const grants = new Map<string, Note>();
  let ban: Note | undefined;
  for (const { action, at, by, details } of rows) {
    const { reason = null, sessionId } = noted.parse(details);
    const note = { at: at.toISOString(), by, reason };
    if (action === "ban-user") ban ??= note;
    else if (sessionId) grants.set(sessionId, note);
  }
  return { grants, ban };
}
