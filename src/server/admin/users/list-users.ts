import type { AdminUsersInput, AdminUsersOutput } from "../../../shared/contracts/admin-users.ts";
import { AppError } from "../../../shared/errors.ts";
import type { Queryable } from "../../database/pool.ts";
import { placeOf, readCursor, writeCursor } from "./user-order.ts";
import { searchUsers, toUserRow } from "./user-query.ts";

/** One page of everybody. Pages begin behind a row, so that nobody is shown twice or skipped while others sign up. */
export async function listUsers(db: Queryable, input: AdminUsersInput): Promise<AdminUsersOutput> {
  const { after, before, limit, ...filters } = input;
  if (after && before) throw new AppError("bad_request", "A page begins after a row or ends before one, not both.");
  const cursor = after ?? before;
  const backwards = before !== undefined;
  const from = cursor === undefined ? undefined : readCursor(cursor, filters.sort);
  // One row more than is shown tells whether the list goes on.
  const found = await searchUsers(db, { filters, from, backwards, limit: limit + 1 });
  const goesOn = found.length > limit;
  // Going back to the first page shows all of it, also what was added in front of it meanwhile.
  if (backwards && !goesOn) return listUsers(db, { ...filters, limit });
  const shown = found.slice(0, limit);
  if (backwards) shown.reverse();
  const [first, last] = [shown[0], shown.at(-1)];
  const cursorOf = (row: typeof first) => (row ? writeCursor(placeOf(row, filters.sort), filters.sort) : null);
  return {
    users: shown.map(toUserRow),
    previous: backwards || from ? cursorOf(first) : null,
    next: backwards || goesOn ? cursorOf(last) : null,
  };
}
