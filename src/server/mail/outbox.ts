import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { MailRefusedError, type MailTransport } from "../adapters/mail/port.ts";
import type { Database, Queryable } from "../database/pool.ts";
import type { Seal } from "../secrets/seal.ts";
import { claimDue, type OutboxRow, readProgress, recordFailure, recordSent } from "./outbox-rows.ts";
import { type MailContent, renderMail } from "./render-mail.ts";

const LOOK_EVERY_MS = 5_000;
const WATCH_EVERY_MS = 50;
const BATCH = 4;

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

  async function attempt(row: OutboxRow): Promise<boolean> {
    const startedAt = performance.now();
    const ms = () => Math.round(performance.now() - startedAt);
    try {
      const mail = await renderMail(row.kind, JSON.parse(seal.open(row.sealed_props, row.id)));
      await transport.send({ id: row.id, to: row.recipient, ...mail });
      await recordSent(pool, row, ms());
      return true;
    } catch (error) {
      const isFinal = error instanceof MailRefusedError || row.is_too_old;
      logger.warn({ err: error, mail: row.id, kind: row.kind, attempts: row.attempts, isFinal }, "mail not sent");
      await recordFailure(pool, row, (error as Error).message, ms(), isFinal);
      return false;
    }
  }

  async function deliverDue() {
    await Promise.all((await claimDue(pool, BATCH, null)).map(attempt));
  }

  async function deliverOne(id: string, patienceMs: number): Promise<boolean> {
    const [row] = await claimDue(pool, 1, id);
    return row ? attempt(row) : watchOther(id, Date.now() + patienceMs);
  }

  /** The regular run, here or in another process, took this mail a moment earlier. */
  async function watchOther(id: string, deadline: number): Promise<boolean> {
    while (Date.now() < deadline && !stopping.signal.aborted) {
      const { isClaimed, isSent } = await readProgress(pool, id);
      if (!isClaimed) return isSent;
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
