import type { Queryable } from "../database/pool.ts";

export type AuditEntry = {
  /** The administrator; null for the command line and for what the product does by itself. */
  actor: string | null;
  action: string;
  /** Whom or what it is about: a user id, an e-mail address, the name of a file. */
  target: string | null;
  details?: Record<string, unknown>;
  outcome?: "done" | "automatic";
};

/**
 * Call it in the transaction of the act itself: neither happens without the other. An account that is being deleted
 * meanwhile is not named; one that is there stays until the entry is, so that deleting it finds the entry.
 */
export async function writeAudit(db: Queryable, { actor, action, target, details = {}, outcome = "done" }: AuditEntry) {
  await db.query(
    `insert into private.audit_log (actor, action, target, details, outcome)
     values ((select id from auth.users where id = $1 for key share), $2, $3, $4, $5)`,
    [actor, action, target, details, outcome],
  );
}

/** Somebody tried what only administrators may do. Written once an hour per person and action. */
export async function writeRefusal(db: Queryable, userId: string, action: string): Promise<void> {
  await db.query(
    `insert into private.audit_log (actor, action, outcome)
     select id, $2, 'refused' from auth.users where id = $1 for key share
     on conflict do nothing`,
    [userId, action],
  );
}
