import { queryOptions, useQuery } from "@tanstack/react-query";
import { getSupabase } from "@/lib/auth.ts";
import { callFunction } from "@/lib/call-function.ts";
import { type CheckoutStatus, checkoutStatusOutput } from "../../../../shared/contracts/checkout-status.ts";

const ASK_AGAIN_MS = 2000;
const PENDING_ASK_AGAIN_MS = 30_000;

async function getCheckoutStatus(sessionId: string | undefined): Promise<CheckoutStatus> {
  return callFunction(await getSupabase(), "checkout-status", { session_id: sessionId }, checkoutStatusOutput);
}

const checkoutStatusQuery = (userId: string, sessionId: string | undefined) =>
  queryOptions({
    queryKey: ["checkout-status", userId, sessionId],
    queryFn: () => getCheckoutStatus(sessionId),
    // The confirmation may be later than the buyer; a transfer takes days.
    refetchInterval: ({ state }) => {
      if (state.data?.state === "open") return ASK_AGAIN_MS;
      return state.data?.state === "pending" ? PENDING_ASK_AGAIN_MS : false;
    },
  });

export const useCheckoutStatus = (userId: string, sessionId: string | undefined) =>
  useQuery(checkoutStatusQuery(userId, sessionId));
