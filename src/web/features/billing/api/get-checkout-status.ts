import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { type CheckoutStatus, checkoutStatusOutput } from "../../../../shared/contracts/checkout-status.ts";
import { nextLook } from "../next-look.ts";

async function getCheckoutStatus(sessionId: string | undefined): Promise<CheckoutStatus> {
  return callFunction(await getSupabase(), "checkout-status", { session_id: sessionId }, checkoutStatusOutput);
}

type Watch = {
  /** If left out: the pending checkout, or else the newest. */
  sessionId?: string | undefined;
  enabled?: boolean;
  /** The buyer comes from the payment page: an open checkout is about to be paid. */
  awaitsOpen?: boolean;
};

const checkoutStatusQuery = (userId: string, openedAt: number, { sessionId, enabled, awaitsOpen }: Watch) =>
  queryOptions({
    queryKey: ["checkout-status", userId, sessionId],
    queryFn: () => getCheckoutStatus(sessionId),
    enabled: enabled ?? true,
    staleTime: 0,
    // Another tab may have paid meanwhile.
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state: { data } }) =>
      data?.state === "open" && !awaitsOpen ? false : nextLook(data?.state, Date.now() - openedAt),
  });

export function useCheckoutStatus(userId: string, watch: Watch = {}) {
  const [openedAt] = useState(Date.now);
  return useQuery(checkoutStatusQuery(userId, openedAt, watch));
}
