import { type Database, inTransaction, type Queryable } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";

const MAX_PAUSE_SECONDS = 60;
const GIVE_UP_AFTER_HOURS = 24;

export type OutboxRow = { is_too_old: boolean } & Row<
  "private.outbox",
  "id" | "kind" | "recipient" | "sealed_props" | "attempts" | "link_id"
>;

/** Claims up to `limit` mails that are due, or the one named. */
export async function claimDue(pool: Database, limit: number, id: string | null): Promise<OutboxRow[]> {
  const { rows } = await pool.query<OutboxRow>(
    `update private.outbox set claimed_until = now() + interval '2 minutes', attempts = attempts + 1
      where id in (select id from private.outbox
                    where ($2::uuid is null or id = $2) and next_attempt_at <= now()
                      and (claimed_until is null or claimed_until < now())
                    order by next_attempt_at limit $1 for update skip locked)
     returning id, kind, recipient, sealed_props, attempts, link_id,
               created_at < now() - make_interval(hours => $3) as is_too_old`,
    [limit, id, GIVE_UP_AFTER_HOURS],
  );
  return rows;
}

export function recordSent(pool: Database, row: OutboxRow, ms: number) {
  return inTransaction(pool, async (transaction) => {
    const { rowCount } = await transaction.query("delete from private.outbox where id = $1", [row.id]);
    // Deleted with its account while it was being sent: nothing may be stored about it any more.
    if (rowCount === 0) return;
    await writeLog(transaction, row, { outcome: "sent", error: null, willRetry: false, ms });
    // A link's hour starts when the mail is sent, not when it was requested.
    if (row.link_id) {
      const links = row.kind === "email-change" ? "private.email_changes" : "auth.magic_links";
      await transaction.query(`update ${links} set sent_at = coalesce(sent_at, now()) where id = $1`, [row.link_id]);
    }
  });
}

export function recordFailure(pool: Database, row: OutboxRow, message: string, ms: number, isFinal: boolean) {
  return inTransaction(pool, async (transaction) => {
    const known = await transaction.query("select from private.outbox where id = $1 for update", [row.id]);
    if (known.rowCount === 0) return;
    if (isFinal) await transaction.query("delete from private.outbox where id = $1", [row.id]);
    else {
      const pause = Math.min(2 ** row.attempts, MAX_PAUSE_SECONDS);
      await transaction.query(
        `update private.outbox set claimed_until = null, last_error = $2,
                next_attempt_at = now() + make_interval(secs => $3) where id = $1`,
        [row.id, message, pause],
      );
    }
    await writeLog(transaction, row, { outcome: "failed", error: message, willRetry: !isFinal, ms });
  });
}

/** Whether somebody is sending a mail just now, and whether it was sent a moment ago. */
export async function readProgress(pool: Database, id: string) {
  const { rows } = await pool.query<{ is_claimed: boolean; is_sent: boolean }>(
    `select exists (select from private.outbox where id = $1 and claimed_until > now()) as is_claimed,
            exists (select from private.mail_log where outbox_id = $1 and outcome = 'sent'
                       and logged_at > now() - interval '10 minutes') as is_sent`,
    [id],
  );
  return { isClaimed: rows[0]?.is_claimed ?? false, isSent: rows[0]?.is_sent ?? false };
}

type Attempt = { outcome: "sent" | "failed"; error: string | null; willRetry: boolean; ms: number };

function writeLog(db: Queryable, row: OutboxRow, { outcome, error, willRetry, ms }: Attempt) {
  return db.query(
    `insert into private.mail_log (outbox_id, kind, recipient, outcome, error, will_retry, duration_ms)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [row.id, row.kind, row.recipient, outcome, error, willRetry, ms],
  );
}
