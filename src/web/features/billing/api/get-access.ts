import { queryOptions, useQuery } from "@tanstack/react-query";
import { getSupabase } from "@/session/auth.ts";
import { readPaymentStatus, rememberPaymentStatus } from "../payment-status.ts";

const SETTLE_MS = 500;
const RETRIES = 3;
const RETRY_AFTER_MS = 1000;

/** Whether the database gives this person access: by an order, a grant or as an administrator. */
async function getAccess(userId: string): Promise<boolean> {
  // A payment that has just come in is still being written.
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const supabase = await getSupabase();
  const { data: session } = await supabase.auth.getSession();
  if (!session.session) throw new Error("There is no session yet");
  const { data, error } = await supabase.rpc("has_access");
  if (error) throw error;
  rememberPaymentStatus(userId, data ? "paid" : "unpaid");
  return data;
}

const accessQuery = (userId: string) =>
  queryOptions({
    queryKey: ["access", userId],
    queryFn: () => getAccess(userId),
    retry: RETRIES,
    retryDelay: RETRY_AFTER_MS,
    // Shows the last known answer at once and asks again: a refund must not go unnoticed.
    initialData: () => {
      const remembered = readPaymentStatus(userId);
      return remembered ? remembered === "paid" : undefined;
    },
    initialDataUpdatedAt: 0,
    staleTime: 0,
    refetchOnWindowFocus: "always",
  });

export const useAccess = (userId: string) => useQuery(accessQuery(userId));
