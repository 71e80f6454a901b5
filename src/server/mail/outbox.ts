import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { MailRefusedError, type MailTransport } from "../adapters/mail/port.ts";
import { type Database, inTransaction, type Queryable } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import type { Seal } from "../secrets/seal.ts";
import { type MailContent, renderMail } from "./render-mail.ts";

const LOOK_EVERY_MS = 5_000;
const WATCH_EVERY_MS = 50;
const BATCH = 4;
const MAX_PAUSE_SECONDS = 60;
const GIVE_UP_AFTER_HOURS = 24;

type OutboxRow = { is_too_old: boolean } & Row<
  "private.outbox",
  "id" | "kind" | "recipient" | "sealed_props" | "attempts" | "link_id"
>;

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * A mail is first a row, committed in the same transaction as the change that causes it. It is sent afterwards, and
 * retried until the mail server accepts it. A row is claimed before sending and deleted after, so two processes never
 * send the same one; after a crash in between it is sent again with the same Message-ID once the claim expires.
 */
export function createOutbox(pool: Database, transport: MailTransport, seal: Seal, logger: Logger) {
  const running = new Set<Promise<unknown>>();
  const stopping = new AbortController();

  async function add(db: Queryable, mail: MailContent & { recipient: string; linkId?: string }): Promise<string> {
    const id = randomUUID();
    await db.query(
      "insert into private.outbox (id, kind, recipient, sealed_props, link_id) values ($1, $2, $3, $4, $5)",
      [id, mail.kind, mail.recipient, seal.close(JSON.stringify(mail.props), id), mail.linkId ?? null],
    );
    return id;
  }

  /** Claims up to `limit` mails that are due, or the one named. */
  async function claim(limit: number, id: string | null): Promise<OutboxRow[]> {
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

  async function attempt(row: OutboxRow): Promise<boolean> {
    const startedAt = performance.now();
    const ms = () => Math.round(performance.now() - startedAt);
    try {
      const mail = await renderMail(row.kind, JSON.parse(seal.open(row.sealed_props, row.id)));
      await transport.send({ id: row.id, to: row.recipient, ...mail });
      await recordSent(row, ms());
      return true;
    } catch (error) {
      const isFinal = error instanceof MailRefusedError || row.is_too_old;
      logger.warn({ err: error, mail: row.id, kind: row.kind, attempts: row.attempts, isFinal }, "mail not sent");
      await recordFailure(row, (error as Error).message, ms(), isFinal);
      return false;
    }
  }

  function recordSent(row: OutboxRow, ms: number) {
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

  function recordFailure(row: OutboxRow, message: string, ms: number, isFinal: boolean) {
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

  async function deliverDue() {
    await Promise.all((await claim(BATCH, null)).map(attempt));
  }

  async function deliverOne(id: string, patienceMs: number): Promise<boolean> {
    const [row] = await claim(1, id);
    return row ? attempt(row) : watchOther(id, Date.now() + patienceMs);
  }

  /** The regular run, here or in another process, took this mail a moment earlier. */
  async function watchOther(id: string, deadline: number): Promise<boolean> {
    while (Date.now() < deadline && !stopping.signal.aborted) {
      const { rows } = await pool.query<{ is_claimed: boolean; is_sent: boolean }>(
        `select exists (select from private.outbox where id = $1 and claimed_until > now()) as is_claimed,
                exists (select from private.mail_log where outbox_id = $1 and outcome = 'sent'
                           and logged_at > now() - interval '10 minutes') as is_sent`,
        [id],
      );
      if (!rows[0]?.is_claimed) return rows[0]?.is_sent ?? false;
      await sleep(WATCH_EVERY_MS);
    }
    return false;
  }

  function track<T>(work: Promise<T>): Promise<T> {
    const settled = work
      .catch((error) => logger.error({ err: error }, "outbox failed"))
      .finally(() => running.delete(settled));
    running.add(settled);
    return work;
  }

  async function run() {
    while (!stopping.signal.aborted) {
      await track(deliverDue()).catch(() => {});
      await sleep(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    add,
    /** Sends one mail now. True when it was sent, false when it will have to be tried again later. */
    deliverNow: (id: string, patienceMs: number): Promise<boolean> =>
      Promise.race([track(deliverOne(id, patienceMs)).catch(() => false), sleep(patienceMs, false, { ref: false })]),
    start: () => void run(),
    async stop() {
      stopping.abort();
      await Promise.all(running);
      transport.close();
    },
  };
}

type Attempt = { outcome: "sent" | "failed"; error: string | null; willRetry: boolean; ms: number };

function writeLog(db: Queryable, row: OutboxRow, { outcome, error, willRetry, ms }: Attempt) {
  return db.query(
    `insert into private.mail_log (outbox_id, kind, recipient, outcome, error, will_retry, duration_ms)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [row.id, row.kind, row.recipient, outcome, error, willRetry, ms],
  );
}
