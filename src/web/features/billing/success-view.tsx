import { CircleX, Info, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Notice } from "@/components/ui/notice.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import type { CheckoutStatus } from "../../../shared/contracts/checkout-status.ts";
import { NextSteps } from "./next-steps.tsx";
import { Receipt } from "./receipt.tsx";
import type { ReceiptState } from "./receipt-rows.ts";
import "./success.css";

type SuccessViewProps = { status: CheckoutStatus | undefined; onCheckAgain: () => void; checking: boolean };

/** The outcome of a checkout, as reported by the server. Nothing here says "paid" before the server does. */
export function SuccessView({ status, onCheckAgain, checking }: SuccessViewProps) {
  const state = receiptState(status);
  return (
    <div className="success">
      <section className="success-text" aria-live="polite">
        {state === "waiting" && <Waiting />}
        {state === "paid" && <Paid email={status?.email ?? ""} />}
        {state === "pending" && <Pending email={status?.email ?? ""} onCheckAgain={onCheckAgain} checking={checking} />}
        {state === "failed" && <Failed />}
        {state === "closed" && <Closed />}
      </section>
      <aside aria-label="Receipt">
        <Receipt state={state} status={status} />
      </aside>
    </div>
  );
}

function receiptState(status: CheckoutStatus | undefined): ReceiptState {
  if (!status || status.state === "open") return "waiting";
  if (status.state === "paid") return status.has_access ? "paid" : "closed";
  return status.state === "pending" ? "pending" : "failed";
}

function Paid({ email }: { email: string }) {
  return (
    <>
      <Slice stage="toasted" size={96} mark="check" />
      <h1 className="heading">Payment Successful</h1>
      <p className="sub">Everything is open to you now. We sent this receipt to {email}.</p>
      <NextSteps />
    </>
  );
}

function Waiting() {
  return (
    <>
      <Slice stage="golden" size={96} className="success-working" />
      <h1 className="heading">Waiting for your payment</h1>
      <p className="sub">
        Checkout is done. The confirmation usually takes a few seconds. This page updates by itself.
      </p>
      <Notice icon={<Info aria-hidden="true" size={17} />}>
        You can close this page. Your access opens either way.
      </Notice>
    </>
  );
}

function Pending({ email, onCheckAgain, checking }: { email: string; onCheckAgain: () => void; checking: boolean }) {
  return (
    <>
      <Slice stage="raw" size={96} />
      <h1 className="heading">Payment pending</h1>
      <p className="sub">
        You chose a payment that takes a few days to arrive. We open your access the moment it does, and write to{" "}
        {email}.
      </p>
      <Notice icon={<Info aria-hidden="true" size={17} />}>
        If the payment fails, nothing is charged and your account stays as it is.
      </Notice>
      <Actions>
        <Button size="lg" busy={checking} icon={<RotateCw aria-hidden="true" size={17} />} onClick={onCheckAgain}>
          Check again
        </Button>
      </Actions>
    </>
  );
}

function Failed() {
  return (
    <>
      <span className="bad-mark">
        <CircleX aria-hidden="true" size={30} />
      </span>
      <h1 className="heading">Payment did not arrive</h1>
      <p className="sub" role="alert">
        There is no completed payment for this account. Nothing was charged. Try again, or use another card.
      </p>
      <Actions>
        <a href="/pricing" className={buttonStyles({ variant: "primary", size: "lg" })}>
          Try again
        </a>
      </Actions>
    </>
  );
}

/** A receipt that is opened again after a refund. */
function Closed() {
  return (
    <>
      <Slice stage="raw" size={96} />
      <h1 className="heading">This order no longer gives access</h1>
      <p className="sub">The payment was refunded or is disputed with your bank. Nothing more was charged.</p>
      <Actions>
        <a href="/pricing" className={buttonStyles({ variant: "primary", size: "lg" })}>
          See pricing
        </a>
      </Actions>
    </>
  );
}

const Actions = ({ children }: { children: ReactNode }) => (
  <div className="mt-2.5 flex flex-wrap gap-2.5">{children}</div>
);
