import { CircleAlert, Clock3, HandCoins, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { cn } from "@/lib/cn.ts";
import type { CheckoutStatus } from "../../../shared/contracts/checkout-status.ts";
import { GATE_BUTTON, GateDialog, type Visitor } from "./gate-dialog.tsx";
import { GatePage } from "./gate-page.tsx";
import { PaymentHead } from "./payment-head.tsx";
import { PaymentSteps } from "./payment-steps.tsx";
import { formatDay, formatMoment, formatTime } from "./receipt-rows.ts";

/** The result of pressing Check again; null before that. */
export type Look = { at: number } | { problem: string } | null;

type PaymentPendingProps = {
  visitor: Visitor;
  order: CheckoutStatus["order"];
  look: Look;
  checking: boolean;
  onCheckAgain: () => void;
};

/** A payment is pending: this screen offers no other one. */
export function PaymentPending({ visitor, order, look, checking, onCheckAgain }: PaymentPendingProps) {
  return (
    <GatePage
      isLong
      email={visitor.email}
      title={
        <>
          Money is <span>on its way</span>
        </>
      }
      lead="You chose a payment that takes its time. The moment it lands, everything opens and we write to you."
    >
      <GateDialog visitor={visitor}>
        <PaymentHead title="Payment pending" order={order}>
          Your payment is being confirmed{order && `, ordered ${formatDay(order.created_at)}`}
        </PaymentHead>
        <PaymentSteps
          steps={[
            {
              name: "Order placed",
              words: order ? `${formatMoment(order.created_at)}. Order #${order.id}.` : "",
              stage: "done",
            },
            { name: "Your bank confirms", words: "Usually 2 to 5 working days.", stage: "now" },
            { name: "Everything opens", words: `By itself. We write to ${visitor.email}.`, stage: "next" },
          ]}
        />
        <LookNotice look={look} />
        <Button
          size="lg"
          className={cn(GATE_BUTTON, "shadow-[inset_0_0_0_1.5px_var(--line-ctl)]")}
          busy={checking}
          icon={<RotateCw aria-hidden="true" size={18} />}
          onClick={onCheckAgain}
        >
          {checking ? "Checking..." : "Check again"}
        </Button>
        <p className="mt-3.5 text-center text-13 text-balance text-ink-3">
          This page checks every minute for two hours, and whenever you come back to it.
        </p>
      </GateDialog>
    </GatePage>
  );
}

/** One notice for all three messages, so that a change is announced. */
function LookNotice({ look }: { look: Look }) {
  const icon = (Icon: typeof Clock3): ReactNode => <Icon aria-hidden="true" size={17} />;
  if (look && "problem" in look) {
    return (
      <Notice tone="bad" icon={icon(CircleAlert)} className="mb-4.5">
        We could not look just now: {look.problem} Your payment is not affected.
      </Notice>
    );
  }
  return (
    <Notice icon={icon(look ? Clock3 : HandCoins)} className="mb-4.5">
      {look
        ? `Looked just now, ${formatTime(look.at)}: still on its way. Nothing is wrong.`
        : "Please do not pay twice. This one is enough."}
    </Notice>
  );
}
