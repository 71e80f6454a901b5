import { readText } from "@/lib/list/address.ts";
import type { UserPage } from "../api/list-users.ts";

const MAX_CURSOR = 1_000;

/** Parsed by hand, like every address: zod would be larger than the page that is loaded first. */
export function readUserPage(search: Record<string, unknown>): UserPage {
  return {
    search: readText(search.search),
    access: oneOf(search.access, ["paid", "free", "unpaid"]),
    sort: oneOf(search.sort, ["email", "member_since", "payments"]),
    direction: oneOf(search.direction, ["ascending", "descending"]),
    after: readText(search.after, MAX_CURSOR),
    before: search.after === undefined ? readText(search.before, MAX_CURSOR) : undefined,
  };
}

/** The value, if it is one of these. */
function oneOf<Value extends string>(value: unknown, values: readonly Value[]): Value | undefined {
  return values.find((known) => known === value);
}
