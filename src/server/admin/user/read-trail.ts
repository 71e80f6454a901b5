import { z } from "zod";
import type { AuditEntry } from "../../../shared/contracts/admin-audit.ts";
import type { AdminUser } from "../../../shared/contracts/admin-user.ts";
import type { Transaction } from "../../database/pool.ts";
import type { Row } from "../../database/rows.ts";
import { mailName } from "../../mail/render-mail.ts";

const MAX_ENTRIES = 10;
const MAX_MAILS = 5;
/** A mail that could not be sent at once is in the log once per attempt. */
const ATTEMPTS_READ = 40;
const UUID = "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$";

const details = z.record(z.string(), z.unknown()).catch({});

type EntryRow = Row<"private.audit_log", "id" | "at" | "actor" | "action" | "target" | "details"> & {
  outcome: AuditEntry["outcome"];
  actor_email: string | null;
  about: string | null;
  about_email: string | null;
};

/** The last entries of the audit log that this user wrote or is the subject of. */
export async function readTrail(transaction: Transaction, userId: string, email: string): Promise<AuditEntry[]> {
  const { rows } = await transaction.query<EntryRow>(
    `select log.id, log.at, log.actor, log.action, log.target, log.outcome, log.details, actor.email as actor_email,
            named.id as about, about.email as about_email
       from private.audit_log log
       cross join lateral (select case when log.target ~ $4 then log.target::uuid end as id) named
       left join auth.users actor on actor.id = log.actor
       left join auth.users about on about.id = named.id
      where log.id in (
        (select id from private.audit_log where actor = $1 order by id desc limit $3)
        union all (select id from private.audit_log where target = $1::text order by id desc limit $3)
        union all (select id from private.audit_log where target = $2 order by id desc limit $3))
      order by log.id desc limit $3`,
    [userId, email, MAX_ENTRIES, UUID],
  );
  return rows.map(({ id, at, actor, actor_email, action, target, about, about_email, outcome, ...row }) => ({
    id,
    at: at.toISOString(),
    actor: actor === null ? null : { id: actor, email: actor_email },
    action,
    target,
    about: about === null ? null : { id: about, email: about_email },
    details: details.parse(row.details),
    outcome,
  }));
}

type LogRow = Row<"private.mail_log", "outbox_id" | "kind" | "logged_at"> & { outcome: "sent" | "failed" };
type Mail = Omit<AdminUser["mails"][number], "name"> & { kind: string };

/** The last mails to this address, those that wait to be tried again first. */
export async function readMails(transaction: Transaction, email: string): Promise<AdminUser["mails"]> {
  const waiting = await transaction.query<Row<"private.outbox", "id" | "kind" | "created_at">>(
    "select id, kind, created_at from private.outbox where recipient = $1 order by created_at desc limit $2",
    [email, MAX_MAILS],
  );
  const logged = await transaction.query<LogRow>(
    "select outbox_id, kind, outcome, logged_at from private.mail_log where recipient = $1 order by id desc limit $2",
    [email, ATTEMPTS_READ],
  );
  const mails = new Map<string, Mail>();
  for (const { id, kind, created_at } of waiting.rows) {
    mails.set(id, { kind, outcome: "waiting", at: created_at.toISOString() });
  }
  for (const { outbox_id, kind, outcome, logged_at } of logged.rows) {
    const id = outbox_id ?? logged_at.toISOString();
    if (!mails.has(id)) mails.set(id, { kind, outcome, at: logged_at.toISOString() });
  }
  const last = [...mails.values()].slice(0, MAX_MAILS);
  return Promise.all(last.map(async ({ kind, ...mail }) => ({ name: await mailName(kind), ...mail })));
}
