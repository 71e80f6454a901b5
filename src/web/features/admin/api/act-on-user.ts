import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { grantFreeAccessOutput, revokeFreeAccessOutput } from "../../../../shared/contracts/free-access.ts";
import {
  banUserOutput,
  cancelEmailChangeOutput,
  endSessionsOutput,
  mailOutput,
  unbanUserOutput,
} from "../../../../shared/contracts/user-acts.ts";
import { userKey } from "./get-user.ts";

/** What an administrator can do with one user. Each loads the page's data again, whether it worked or not. */
export function useUserActs(userId: string) {
  const queries = useQueryClient();
  async function act<T extends z.ZodType>(name: string, answer: T, fields: Record<string, string | undefined>) {
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
    try {
      return await callFunction(await getSupabase(), name, { user_id: userId, ...given }, answer);
    } finally {
      void queries.invalidateQueries({ queryKey: userKey(userId) });
      void queries.invalidateQueries({ queryKey: ["admin-users"] });
    }
  }
  return {
    grantAccess: (reason: string) => act("grant-free-access", grantFreeAccessOutput, { reason }),
    takeBackAccess: (reason: string) => act("revoke-free-access", revokeFreeAccessOutput, { reason }),
    ban: (reason: string) => act("ban-user", banUserOutput, { reason }),
    unban: (reason: string) => act("unban-user", unbanUserOutput, { reason }),
    endSession: (session_id: string, reason: string) => act("end-sessions", endSessionsOutput, { session_id, reason }),
    endSessions: (reason: string) => act("end-sessions", endSessionsOutput, { reason }),
    sendSignInMail: (reason: string) => act("send-sign-in-mail", mailOutput, { reason }),
    changeEmail: (email: string, reason: string) => act("change-user-email", mailOutput, { email, reason }),
    cancelEmailChange: (reason: string) => act("cancel-email-change", cancelEmailChangeOutput, { reason }),
  };
}
