import type { AdminAuditInput, AdminAuditOutput } from "../../../shared/contracts/admin-audit.ts";
import { AppError } from "../../../shared/errors.ts";
import type { Queryable } from "../../database/pool.ts";
import { searchEntries } from "./audit-query.ts";

/** One page of the audit log, newest first. */
export async function listAudit(db: Queryable, input: AdminAuditInput): Promise<AdminAuditOutput> {
  const { before, after, limit, ...filters } = input;
  if (before !== undefined && after !== undefined) {
    throw new AppError("bad_request", "A page begins before an entry or ends after one, not both.");
  }
  // One entry more than is shown tells whether the log goes on.
  const found = await searchEntries(db, { filters, before, after, limit: limit + 1 });
  const goesOn = found.length > limit;
  const entries = found.slice(0, limit);
  const isBackwards = after !== undefined;
  if (isBackwards) entries.reverse();
  return {
    entries,
    has_newer: isBackwards ? goesOn : before !== undefined,
    has_older: isBackwards || goesOn,
    administrators: await listAdministrators(db),
  };
}

async function listAdministrators(db: Queryable): Promise<AdminAuditOutput["administrators"]> {
  const { rows } = await db.query<{ id: string; email: string }>(
    `select p.id, coalesce(p.email, '') as email from public.bananaman b join public.user_profiles p on p.id = b.user_id
      order by p.email limit 100`,
  );
  return rows;
}
