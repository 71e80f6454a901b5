import type { UserFilters } from "../../../shared/contracts/admin-users.ts";
import type { Listener } from "../../account/export/stream-under-lease.ts";
import type { Database } from "../../database/pool.ts";
import { type Cells, exportCsv } from "../export-csv.ts";
import { placeOf } from "./user-order.ts";
import { selectUsers, toUserRow } from "./user-query.ts";

const BATCH = 1_000;
const HEADER = [
  "User id",
  "E-mail",
  "Member since (UTC)",
  "Stripe customer",
  "Payments",
  "Paid",
  "Returned",
  "Access",
  "Banned",
];

/** Everybody the filters leave, in the order of the list. */
export function exportUsers(pool: Database, actor: string, filters: UserFilters, listener: Listener) {
  const batches = readBatches(pool, filters);
  return exportCsv(pool, { actor, action: "export-users", filters, header: HEADER, batches }, listener);
}

async function* readBatches(pool: Database, filters: UserFilters): AsyncGenerator<Cells[]> {
  let from: ReturnType<typeof placeOf> | undefined;
  for (;;) {
    const found = await selectUsers(pool, "walk", { filters, from, limit: BATCH });
    const last = found.at(-1);
    if (!last) return;
    yield found.map(toUserRow).map(toCells);
    if (found.length < BATCH) return;
    from = placeOf(last, filters.sort);
  }
}

function toCells(user: ReturnType<typeof toUserRow>): Cells {
  const { id, email, member_since, customer_id, payments, paid_cents, returned_cents, access, is_banned } = user;
  return [
    id,
    email,
    member_since,
    customer_id,
    payments,
    paid_cents / 100,
    returned_cents / 100,
    access,
    is_banned ? "yes" : "no",
  ];
}
