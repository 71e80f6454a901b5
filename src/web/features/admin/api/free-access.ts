import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { grantFreeAccessOutput, revokeFreeAccessOutput } from "../../../../shared/contracts/free-access.ts";

/** Grants access and takes it back. The list is loaded again, whether it worked or not. */
export function useFreeAccess() {
  const queries = useQueryClient();
  async function act<T extends z.ZodType>(name: string, user_id: string, answer: T) {
    try {
      return await callFunction(await getSupabase(), name, { user_id }, answer);
    } finally {
      await queries.invalidateQueries({ queryKey: ["admin-users"] });
    }
  }
  return {
    grant: (userId: string) => act("grant-free-access", userId, grantFreeAccessOutput),
    takeBack: (userId: string) => act("revoke-free-access", userId, revokeFreeAccessOutput),
  };
}
