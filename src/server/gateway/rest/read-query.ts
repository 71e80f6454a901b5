import type { Reading } from "./build-read.ts";
import { type Filter, parseComparison, parseGroup, refuseKey } from "./parse-filter.ts";
import { parseOrder } from "./parse-order.ts";
import { MAX_PAGE, parseRange } from "./parse-range.ts";
import { parseSelect } from "./parse-select.ts";
import { RestError } from "./rest-error.ts";

/** Per request; groups have limits of their own. */
const MAX_FILTERS = 100;
const RESERVED = new Set(["select", "order", "limit", "offset", "columns", "on_conflict"]);
const NONE: ReadonlySet<string> = new Set();
const LOGIC = new Set(["and", "or", "not.and", "not.or"]);

/** Whether a query parameter has a meaning of its own, so that it is neither a column nor an argument. */
export const isReserved = (key: string) => RESERVED.has(key) || LOGIC.has(key);

/** All query parameters that shape a read. Names in `except` are arguments of a function, not filters. */
export function readQuery(
  params: URLSearchParams,
  rangeHeader: string | undefined,
  { except = NONE, largestPage = MAX_PAGE } = {},
): Omit<Reading, "isCounted" | "format"> {
  const filters: Filter[] = [];
  for (const [key, value] of params) {
    if (RESERVED.has(key) || except.has(key)) continue;
    refuseKey(key, value);
    if (filters.length >= MAX_FILTERS) {
      throw new RestError(400, "PGRST100", `A request may have at most ${MAX_FILTERS} filters`);
    }
    filters.push(
      LOGIC.has(key)
        ? parseGroup(key.endsWith("and") ? "and" : "or", key.startsWith("not."), value)
        : parseComparison(key, value),
    );
  }
  const order = params.get("order");
  return {
    select: parseSelect(params.get("select") ?? ""),
    filters,
    order: order ? parseOrder(order) : [],
    range: parseRange(params.get("limit"), params.get("offset"), rangeHeader, largestPage),
  };
}
