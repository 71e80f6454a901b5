import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { type CheckoutStatus, checkoutStatusOutput } from "../../../../shared/contracts/checkout-status.ts";

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

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const SOON_MS = 2 * SECOND_MS;
/** A confirmation that has not arrived by then takes longer than anybody watches the page. */
const BRISK_FOR_MS = 2 * MINUTE_MS;
const WATCHED_FOR_MS = 120 * MINUTE_MS;

/**
 * How long until a page polls a checkout again; false when there is nothing to wait for, or when the page has been open
 * for too long. Returning to the page always checks.
 */
export function nextLook(state: CheckoutStatus["state"] | undefined, watchedMs: number): number | false {
  if ((state !== "open" && state !== "pending") || watchedMs > WATCHED_FOR_MS) return false;
  return state === "open" && watchedMs < BRISK_FOR_MS ? SOON_MS : MINUTE_MS;
}
