import { Navigate } from "@tanstack/react-router";
import { CircleAlert } from "lucide-react";
import { useEffect } from "react";
import { Notice } from "@/components/ui/notice.tsx";
import { throwConfetti } from "@/confetti/confetti.ts";
import { useCheckoutStatus } from "./api/get-checkout-status.ts";
import { forgetCheckout } from "./checkout-memory.ts";
import { rememberPaymentStatus } from "./payment-status.ts";
import { SuccessView } from "./success-view.tsx";

export function SuccessPage({ userId, sessionId }: { userId: string; sessionId: string | undefined }) {
  const { data: status, error, isFetching, refetch } = useCheckoutStatus(userId, { sessionId, awaitsOpen: true });
  const paidOrder = status?.state === "paid" && status.has_access ? (status.order?.id ?? "order") : null;
  useEffect(forgetCheckout, []);
  useEffect(() => {
    if (paidOrder === null) return;
    rememberPaymentStatus(userId, "paid");
    celebrateOnce(paidOrder);
  }, [paidOrder, userId]);

  // Administrators and people with granted access have no receipt.
  if (status?.state === "none" && status.has_access) return <Navigate to="/dashboard" replace />;
  return (
    <>
      {error && !status && (
        <Notice tone="bad" icon={<CircleAlert aria-hidden="true" size={17} />}>
          We could not ask for your payment: {error.message} Nothing is lost, and this page keeps asking.
        </Notice>
      )}
      <SuccessView status={status} checking={isFetching} onCheckAgain={() => void refetch()} />
    </>
  );
}

function celebrateOnce(order: number | string) {
  const key = `bananabread-celebrated-${order}`;
  if (localStorage.getItem(key)) return;
  localStorage.setItem(key, "yes");
  void throwConfetti(null);
}
