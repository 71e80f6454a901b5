import { useQuery } from "@tanstack/react-query";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { adminUserOutput } from "../../../../shared/contracts/admin-user.ts";
import { AppError } from "../../../../shared/errors.ts";

const WATCH_EVERY_MS = 30_000;

export const userKey = (userId: string) => ["admin-user", userId] as const;

/** An id that is no id is no user either. */
export const isUnknownUser = (error: unknown) =>
  error instanceof AppError && (error.code === "not_found" || error.code === "bad_request");

export const useUser = (userId: string) =>
  useQuery({
    queryKey: userKey(userId),
    queryFn: async () => callFunction(await getSupabase(), "admin-user", { user_id: userId }, adminUserOutput),
    staleTime: 0,
    retry: (failures, error) => failures < 1 && !isUnknownUser(error),
    // Shows when the new mailbox has confirmed, or when its hour is over.
    refetchInterval: ({ state }) => (state.data?.email_change ? WATCH_EVERY_MS : false),
  });
