import { Link } from "@tanstack/react-router";
import { CircleCheck, Clock3 } from "lucide-react";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Notice } from "@/components/ui/notice.tsx";
import { useCheckoutStatus } from "./api/get-checkout-status.ts";
import { BuyButton, type BuyButtonProps } from "./pricing-card.tsx";

/** The buying button for a signed-in user; not shown to those who have access, nor while a payment is pending. */
export function WaitOrBuy({ userId, busy, ...buying }: BuyButtonProps & { userId: string }) {
  const { data, isPending } = useCheckoutStatus(userId);
  if (data?.has_access) return <Owned hasPaid={data.state === "paid"} />;
  if (data?.state !== "pending") return <BuyButton {...buying} busy={busy || isPending} />;
  return (
    <>
      <Notice icon={<Clock3 aria-hidden="true" size={17} />} className="mb-3.5">
        <b>Your payment is being confirmed.</b> Please do not pay twice. This one is enough.
      </Notice>
      <Link to="/dashboard" className={buttonStyles({ size: "lg", className: "w-full" })}>
        See how it stands
      </Link>
    </>
  );
}

/** Administrators and guests of theirs have access without having paid. */
function Owned({ hasPaid }: { hasPaid: boolean }) {
  return (
    <>
      <Notice tone="ok" icon={<CircleCheck aria-hidden="true" size={17} />} className="mb-3.5">
        <b>{hasPaid ? "You own this." : "You already have access."}</b> Everything on this list is open to you, and
        there is nothing more to pay.
      </Notice>
      <Link to="/dashboard" className={buttonStyles({ variant: "primary", size: "lg", className: "w-full" })}>
        Go to the dashboard
      </Link>
    </>
  );
}
