import { Link } from "@tanstack/react-router";
import { Clock3 } from "lucide-react";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Notice } from "@/components/ui/notice.tsx";
import { useCheckoutStatus } from "./api/get-checkout-status.ts";
import { BuyButton, type BuyButtonProps } from "./pricing-card.tsx";

/** The buying button for a signed-in user; not shown while a payment is pending. */
export function WaitOrBuy({ userId, busy, ...buying }: BuyButtonProps & { userId: string }) {
  const { data, isPending } = useCheckoutStatus(userId);
  if (data?.state !== "pending" || data.has_access) return <BuyButton {...buying} busy={busy || isPending} />;
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
