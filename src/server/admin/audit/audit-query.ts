import type { AuditEntry, AuditFilters } from "../../../shared/contracts/admin-audit.ts";
import type { Queryable } from "../../database/pool.ts";

type Page = { filters: AuditFilters; before?: number | undefined; after?: number | undefined; limit: number };
type Found = Pick<AuditEntry, "id" | "action" | "target" | "details" | "outcome"> & {
  at: Date;
  actor: string | null;
  actor_email: string | null;
  about_id: string | null;
  about_email: string | null;
};

const UUID = "'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'";

/** Entries older than one, newest first, or newer than one, oldest first: in both cases the nearest first. */
export async function selectEntries(db: Queryable, { filters, before, after, limit }: Page): Promise<AuditEntry[]> {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const direction = after === undefined ? "desc" : "asc";
  const where = ["true"];
  if (before !== undefined) where.push(`id < ${place(before)}`);
  if (after !== undefined) where.push(`id > ${place(after)}`);
  if (filters.who === "system") where.push("actor is null");
  else if (filters.who) where.push(`actor = ${place(filters.who)}`);
  if (filters.what) where.push(`action = any(${place(filters.what)})`);
  if (filters.outcome) where.push(`outcome = ${place(filters.outcome)}`);
  if (filters.from) where.push(`at >= ${place(filters.from)}::date::timestamp at time zone 'UTC'`);
  if (filters.to) where.push(`at < (${place(filters.to)}::date + 1)::timestamp at time zone 'UTC'`);
  if (filters.search) where.push(searched(place(filters.search)));
  const { rows } = await db.query<Found>(
    `select l.id, l.at, l.action, l.target, l.details, l.outcome, l.actor, a.email as actor_email,
            coalesce(l.target_id, named.user_id) as about_id, p.email as about_email
       from (select *, case when target ~* ${UUID} then target::uuid end as target_id
               from private.audit_log where ${where.join(" and ")} order by id ${direction} limit ${place(limit)}) l
       left join public.user_profiles a on a.id = l.actor
       left join lateral
         (select user_id from private.user_listing where email = lower(l.target) limit 1) named on true
       left join public.user_profiles p on p.id = coalesce(l.target_id, named.user_id)
      order by l.id ${direction}`,
    values,
  );
  return rows.map(toEntry);
}

/** In file names, reasons and whatever else was noted down, and in the addresses of both people. */
function searched(search: string): string {
  const term = `private.search_term(${search})`;
  const people = `select user_id from private.user_listing where email like private.contains_pattern(${term})`;
  // Details are stored as JSON, where a quote or a backslash is written as two characters.
  const asJson = `(select substr(json, 2, length(json) - 2) from (select to_jsonb(${term})::text as json) quoted)`;
  return `(strpos(lower(target), ${term}) > 0
    or strpos(lower(details::text), ${asJson}) > 0
    or actor in (${people})
    or target in (select user_id::text from (${people}) people))`;
}

function toEntry({ at, actor, actor_email, about_id, about_email, ...entry }: Found): AuditEntry {
  return {
    ...entry,
    at: at.toISOString(),
    actor: actor === null ? null : { id: actor, email: actor_email },
    about: about_id === null ? null : { id: about_id, email: about_email },
  };
}
