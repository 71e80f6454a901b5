import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { type AdminUsersInput, adminUsersOutput } from "../../../../shared/contracts/admin-users.ts";

/** What the address says; everything has a default. */
export type UserPage = Partial<Omit<AdminUsersInput, "limit">>;

export function useUsers(page: UserPage) {
  return useQuery({
    queryKey: ["admin-users", "list", page],
    queryFn: async () => callFunction(await getSupabase(), "admin-users", page, adminUsersOutput),
    // The page before stays until the next one is there, so that nothing jumps.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
