import type { UserFilters, UserRow } from "../../../shared/contracts/admin-users.ts";
import type { Queryable } from "../../database/pool.ts";
import { ORDER_COLUMNS, PLACE_COLUMNS, type Place, type PlacedRow } from "./user-order.ts";

/** `walk`: in the order of the list, testing each row. `stretch`: only a few of those. `index`: by letters, then sorted. */
type Way = "walk" | "stretch" | "index";
type Found = Omit<UserRow, "member_since"> & { member_since: Date } & PlacedRow;

/** A term in every fortieth address fills a page within this many rows; rarer ones are found by the index. */
const STRETCH = 2_000;

type Page = { filters: UserFilters; from?: Place | undefined; backwards?: boolean; limit: number };

/** Rows behind a place, or in front of it, nearest first. */
export async function selectUsers(db: Queryable, way: Way, page: Page): Promise<Found[]> {
  const { filters, from, backwards = false, limit } = page;
  const columns = ORDER_COLUMNS[filters.sort];
  const isDescending = (filters.direction === "descending") !== backwards;
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const order = columns.map(({ name }) => `${name} ${isDescending ? "desc" : "asc"}`).join(", ");
  const conditions = ["true"];
  if (filters.access !== "all") conditions.push(`standing = ${place(filters.access)}`);
  if (from) {
    const names = columns.map(({ name }) => name).join(", ");
    const casts = columns.map(({ type }, index) => `${place(from[index])}::${type}`).join(", ");
    conditions.push(`(${names}) ${isDescending ? "<" : ">"} (${casts})`);
  }
  const where = conditions.join(" and ");
  const term = filters.search ? `private.search_term(${place(filters.search)})` : null;
  const contains = term ? `strpos(email, ${term}) > 0` : "true";
  const source = {
    walk: `private.user_listing where ${where} and ${contains}`,
    stretch: `(select * from private.user_listing where ${where} order by ${order} limit ${STRETCH}) near where ${contains}`,
    // The offset keeps the limit outside from being taken for a reason to walk the list after all.
    index: `(select * from private.user_listing
              where ${where} and email like private.contains_pattern(${term}) offset 0) found where true`,
  }[way];
  const { rows } = await db.query<Found>(
    `select l.user_id as id, p.email, l.created_at as member_since, c.customer_id, l.payments, l.paid_cents,
            l.returned_cents, l.access, coalesce(u.banned_until > now(), false) as is_banned, ${PLACE_COLUMNS}
       from (select * from ${source} order by ${order} limit ${place(limit)}) l
       join public.user_profiles p on p.id = l.user_id
       join auth.users u on u.id = l.user_id
       left join public.stripe_customers c
         on c.user_id = l.user_id and c.deleted_at is null and c.customer_id not like 'granted\\_%'
      order by ${columns.map(({ name }) => `l.${name} ${isDescending ? "desc" : "asc"}`).join(", ")}`,
    values,
  );
  return rows;
}

/** How common a term is shows on the way: a common one fills the page from a short stretch of the list. */
export async function searchUsers(db: Queryable, page: Page): Promise<Found[]> {
  if (!page.filters.search) return selectUsers(db, "walk", page);
  const near = await selectUsers(db, "stretch", page);
  return near.length === page.limit ? near : selectUsers(db, "index", page);
}

export function toUserRow(found: Found): UserRow {
  const { id, email, customer_id, payments, paid_cents, returned_cents, access, is_banned } = found;
  const member_since = found.member_since.toISOString();
  return { id, email, member_since, customer_id, payments, paid_cents, returned_cents, access, is_banned };
}
