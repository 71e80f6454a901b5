import { useEffect, useEffectEvent, useState } from "react";
import { useAccess } from "./api/get-access.ts";
import { useCheckoutStatus } from "./api/get-checkout-status.ts";
import { gateView } from "./gate-view.ts";
import type { Look } from "./payment-pending.tsx";

/** Whether the user has access, and what to show if not. The server decides, never this page. */
export function useGate(userId: string) {
  const access = useAccess(userId);
  const [isWaiting, setIsWaiting] = useState(false);
  const checkout = useCheckoutStatus(userId, { enabled: access.data === false || isWaiting });
  const [look, setLook] = useState<Look>(null);
  const [isLooking, setIsLooking] = useState(false);
  const status = checkout.data;
  const view = gateView({ hasAccess: access.data, status, isWaiting });

  const askForAccess = useEffectEvent(() => void access.refetch());
  useEffect(() => {
    if (status?.has_access) askForAccess();
  }, [status?.has_access]);
  useEffect(() => {
    if (view === "pending") setIsWaiting(true);
    if (view === "failed" || view === "open") setIsWaiting(false);
  }, [view]);

  async function lookAgain() {
    setIsLooking(true);
    const { error, dataUpdatedAt } = await checkout.refetch();
    setLook(error ? { problem: error.message } : { at: dataUpdatedAt });
    setIsLooking(false);
  }

  return {
    view,
    status,
    look,
    isLooking,
    seenAt: checkout.dataUpdatedAt,
    hasFailed: access.isError || checkout.isError,
    isAsking: access.isFetching || checkout.isFetching,
    lookAgain: () => void lookAgain(),
    ask: () => {
      void access.refetch();
      void checkout.refetch();
    },
    open: () => setIsWaiting(false),
  };
}
