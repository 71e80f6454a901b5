import { readText } from "@/lib/list/address.ts";
import type { AuditFilters } from "../../../../shared/contracts/admin-audit.ts";

/** What the address says. `what` are keys of `AUDIT_KINDS`, with dots between. */
export type AuditAddress = Omit<AuditFilters, "what" | "who"> & {
  who?: string | undefined;
  what?: string | undefined;
  before?: number | undefined;
  after?: number | undefined;
};

const DAY = /^\d{4}-\d\d-\d\d$/;
const WHO = /^(system|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const KINDS = /^[a-z-]+(\.[a-z-]+)*$/;

/** Parsed by hand, like every address: zod would be larger than the page that is loaded first. */
export function readAuditAddress(search: Record<string, unknown>): AuditAddress {
  const before = readEntry(search.before);
  return {
    search: readText(search.search),
    who: matching(search.who, WHO),
    what: matching(readText(search.what), KINDS),
    outcome: (["done", "refused", "automatic"] as const).find((outcome) => outcome === search.outcome),
    from: readDay(search.from),
    to: readDay(search.to),
    before,
    after: before === undefined ? readEntry(search.after) : undefined,
  };
}

const matching = (value: unknown, pattern: RegExp) =>
  typeof value === "string" && pattern.test(value) ? value : undefined;

/** A day that the calendar has. */
function readDay(value: unknown): string | undefined {
  const day = matching(value, DAY);
  const date = new Date(`${day}T00:00:00Z`);
  return day && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined;
}

const readEntry = (value: unknown) =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : undefined;
