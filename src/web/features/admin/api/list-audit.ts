import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { type AdminAuditInput, type AuditFilters, adminAuditOutput } from "../../../../shared/contracts/admin-audit.ts";

const LOOK_EVERY_MS = 30_000;

export type AuditPage = AuditFilters & Partial<Pick<AdminAuditInput, "before" | "after" | "limit">>;

const fetchAudit = async (page: AuditPage) => callFunction(await getSupabase(), "admin-audit", page, adminAuditOutput);

export function useAudit(page: AuditPage) {
  return useQuery({
    queryKey: ["admin-users", "audit", page],
    queryFn: () => fetchAudit(page),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // The list must not move under the reader: new entries are announced instead.
    refetchOnWindowFocus: false,
  });
}

/** Looks now and then for entries newer than the newest one shown. They wait behind a button. */
export function useNewEntries(filters: AuditFilters, newest: number | undefined) {
  const { data } = useQuery({
    queryKey: ["admin-users", "new-entries", filters, newest],
    queryFn: () => fetchAudit({ ...filters, after: newest, limit: 20 }),
    enabled: newest !== undefined,
    refetchInterval: LOOK_EVERY_MS,
    staleTime: LOOK_EVERY_MS,
  });
  return { count: data?.entries.length ?? 0, hasMore: data?.has_newer ?? false };
}
