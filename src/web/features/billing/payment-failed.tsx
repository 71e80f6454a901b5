import { CircleX } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import type { CheckoutStatus } from "../../../shared/contracts/checkout-status.ts";
import { PRICE_USD } from "../../../shared/pricing.ts";
import { GATE_BUTTON, GateDialog, PaidElsewhere, type Visitor } from "./gate-dialog.tsx";
import { GatePage } from "./gate-page.tsx";
import { PaymentHead } from "./payment-head.tsx";
import { amountOf, formatDay } from "./receipt-rows.ts";

type PaymentFailedProps = { visitor: Visitor; order: CheckoutStatus["order"]; busy: boolean; onBuy: () => void };

export function PaymentFailed({ visitor, order, busy, onBuy }: PaymentFailedProps) {
  return (
    <GatePage
      isLong
      email={visitor.email}
      title={
        <>
          It did not <span>go through</span>
        </>
      }
      lead="Your payment did not arrive. Nothing was charged, and your account is as you left it."
    >
      <GateDialog visitor={visitor}>
        <PaymentHead
          title="Payment failed"
          order={order}
          mark={
            <span className="bad-mark">
              <CircleX aria-hidden="true" size={26} />
            </span>
          }
        >
          Nothing was charged{order && `. Ordered ${formatDay(order.created_at)}`}
        </PaymentHead>
        <dl className="payment-facts">
          <div>
            <dt>What happened</dt>
            <dd>Your bank or payment service did not complete it.</dd>
          </div>
          <div>
            <dt>Charged</dt>
            <dd>{amountOf("failed", order)}</dd>
          </div>
          <div>
            <dt>What helps</dt>
            <dd>Try again, or pay by card: that opens at once.</dd>
          </div>
        </dl>
        <Button variant="primary" size="lg" className={GATE_BUTTON} busy={busy} onClick={onBuy}>
          {busy ? "Opening checkout..." : `Pay $${PRICE_USD} again`}
        </Button>
        <PaidElsewhere />
      </GateDialog>
    </GatePage>
  );
}
