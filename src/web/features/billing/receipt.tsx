import { Check, CircleX, Clock3, ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Logo } from "@/components/logo.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import type { CheckoutStatus } from "../../../shared/contracts/checkout-status.ts";
import { LIFETIME_ORDER } from "../../../shared/lifetime-order.ts";
import { ACCESS_WORDS, amountLabel, amountOf, formatMoment, type ReceiptState } from "./receipt-rows.ts";

const badges: Record<ReceiptState, ReactNode> = {
  waiting: (
    <Badge tone="accent" icon={<Spinner size="sm" />}>
      Confirming
    </Badge>
  ),
  paid: (
    <Badge tone="ok" icon={<Check />}>
      Paid
    </Badge>
  ),
  pending: (
    <Badge tone="accent" icon={<Clock3 />}>
      Pending
    </Badge>
  ),
  failed: (
    <Badge tone="bad" icon={<CircleX />}>
      Not paid
    </Badge>
  ),
  closed: <Badge>Returned</Badge>,
};

/** A strip of paper coming out of a slot. It is half printed while the payment is pending. */
export function Receipt({ state, status }: { state: ReceiptState; status: CheckoutStatus | undefined }) {
  const order = status?.order;
  return (
    <div className="slip">
      <i className="toaster-slot" aria-hidden="true" />
      <div className="slip-shadow">
        <div className="slip-paper">
          <p className="slip-head">
            <Logo />
          </p>
          <dl>
            <Row name="Product">{status?.product ?? LIFETIME_ORDER.product}</Row>
            <Row name="Status">{badges[state]}</Row>
            {state !== "waiting" && <Row name="Access">{ACCESS_WORDS[state]}</Row>}
            <Row name="Order">{order ? `#${order.id}` : <Blank isComing={state === "waiting"} />}</Row>
            <Row name="Date">{order ? formatMoment(order.created_at) : <Blank isComing={state === "waiting"} />}</Row>
          </dl>
          {state !== "waiting" && (
            <p className="slip-total">
              <span>{amountLabel(state)}</span>
              <b>{amountOf(state, order)}</b>
            </p>
          )}
          {order?.invoice_url && (
            <a className="slip-invoice" href={order.invoice_url} target="_blank" rel="noreferrer">
              Open invoice <ExternalLink aria-hidden="true" size={14} />
            </a>
          )}
        </div>
      </div>
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Blank = ({ isComing }: { isComing: boolean }) =>
  isComing ? <span className="slip-blank" aria-hidden="true" /> : "–";
