import { useEffect, useEffectEvent } from "react";
import { Button } from "@/components/ui/button.tsx";
import type { CheckoutStatus } from "../../../shared/contracts/checkout-status.ts";
import { GATE_BUTTON, GateDialog, type Visitor } from "./gate-dialog.tsx";
import { GatePage } from "./gate-page.tsx";
import { PaymentHead } from "./payment-head.tsx";
import { PaymentSteps } from "./payment-steps.tsx";
import { formatMoment } from "./receipt-rows.ts";

const OPENS_AFTER_S = 3;

type PaymentArrivedProps = {
  visitor: Visitor;
  order: CheckoutStatus["order"];
  /** When this page noticed the payment. */
  seenAt: number;
  onOpen: () => void;
};

export function PaymentArrived({ visitor, order, seenAt, onOpen }: PaymentArrivedProps) {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const timer = setTimeout(() => open(), OPENS_AFTER_S * 1000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <GatePage
      isLong
      email={visitor.email}
      title="You're in"
      lead="It landed. Your receipt is on its way to your mailbox, your oven is hot."
    >
      <GateDialog visitor={visitor}>
        <PaymentHead title="Payment arrived" order={order}>
          Everything is open, for life
        </PaymentHead>
        <PaymentSteps
          steps={[
            {
              name: "Order placed",
              words: order ? `${formatMoment(order.created_at)}. Order #${order.id}.` : "",
              stage: "done",
            },
            { name: "Your bank confirmed", words: `Seen ${formatMoment(seenAt)}.`, stage: "done" },
            { name: "Everything is open", words: "For life.", stage: "done" },
          ]}
        />
        <Button variant="primary" size="lg" className={GATE_BUTTON} onClick={onOpen}>
          Open the dashboard
        </Button>
        <p className="mt-3.5 text-center text-13 text-ink-3">Opening by itself in {OPENS_AFTER_S} seconds.</p>
      </GateDialog>
    </GatePage>
  );
}
