import type { AuditEntry, AuditFilters } from "../../../shared/contracts/admin-audit.ts";
import type { Queryable } from "../../database/pool.ts";
import { auditSearch } from "./audit-search.ts";

type Page = { filters: AuditFilters; before?: number | undefined; after?: number | undefined; limit: number };
type Found = Pick<AuditEntry, "id" | "action" | "target" | "details" | "outcome"> & {
  at: Date;
  actor: string | null;
  actor_email: string | null;
  about_id: string | null;
  about_email: string | null;
};

const UUID = "'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'";

/** `walk`: in order, testing each entry. `stretch`: only some of those. `index`: by letters, then sorted. */
type Way = "walk" | "stretch" | "index";

/** A common term fills the page from this many entries; rarer ones are found by the index. */
const STRETCH = 2_000;

/** Entries older than one, newest first, or newer than one, oldest first: in both cases the nearest first. */
export async function searchEntries(db: Queryable, page: Page): Promise<AuditEntry[]> {
  if (!page.filters.search) return selectEntries(db, "walk", page);
  const near = await selectEntries(db, "stretch", page);
  return near.length === page.limit ? near : selectEntries(db, "index", page);
}

export async function selectEntries(db: Queryable, way: Way, page: Page): Promise<AuditEntry[]> {
  const { filters, before, after, limit } = page;
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const order = `order by id ${after === undefined ? "desc" : "asc"}`;
  const conditions = ["true"];
  if (before !== undefined) conditions.push(`id < ${place(before)}`);
  if (after !== undefined) conditions.push(`id > ${place(after)}`);
  if (filters.who === "system") conditions.push("actor is null");
  else if (filters.who) conditions.push(`actor = ${place(filters.who)}`);
  if (filters.what) conditions.push(`action = any(${place(filters.what)})`);
  if (filters.outcome) conditions.push(`outcome = ${place(filters.outcome)}`);
  if (filters.from) conditions.push(`at >= ${place(filters.from)}::date::timestamp at time zone 'UTC'`);
  if (filters.to) conditions.push(`at < (${place(filters.to)}::date + 1)::timestamp at time zone 'UTC'`);
  const where = conditions.join(" and ");
  const searched = filters.search ? auditSearch(place(filters.search)) : null;
  const source = {
    walk: `private.audit_log where ${where} and ${searched?.test ?? "true"}`,
    stretch: `(select * from private.audit_log where ${where} ${order} limit ${STRETCH}) near where ${searched?.test}`,
    index: `private.audit_log where ${where} and id in (${searched?.ids})`,
  }[way];
  const { rows } = await db.query<Found>(
    `select l.id, l.at, l.action, l.target, l.details, l.outcome, l.actor, a.email as actor_email,
            coalesce(l.target_id, named.user_id) as about_id, p.email as about_email
       from (select *, case when target ~* ${UUID} then target::uuid end as target_id
               from ${source} ${order} limit ${place(limit)}) l
       left join public.user_profiles a on a.id = l.actor
       left join lateral
         (select user_id from private.user_listing where email = lower(l.target) limit 1) named on true
       left join public.user_profiles p on p.id = coalesce(l.target_id, named.user_id)
      ${order}`,
    values,
  );
  return rows.map(toEntry);
}

function toEntry({ at, actor, actor_email, about_id, about_email, ...entry }: Found): AuditEntry {
  return {
    ...entry,
    at: at.toISOString(),
    actor: actor === null ? null : { id: actor, email: actor_email },
    about: about_id === null ? null : { id: about_id, email: about_email },
  };
}
