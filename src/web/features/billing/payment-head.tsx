import type { ReactNode } from "react";
import type { CheckoutStatus } from "../../../shared/contracts/checkout-status.ts";
import { amountOf } from "./receipt-rows.ts";
import "./payment-state.css";

type PaymentHeadProps = {
  title: string;
  order: CheckoutStatus["order"];
  /** In place of the amount. */
  mark?: ReactNode;
  children: ReactNode;
};

export function PaymentHead({ title, order, mark, children }: PaymentHeadProps) {
  return (
    <div className="payment-head">
      <div>
        <h2 id="payment-title" className="heading">
          {title}
        </h2>
        <p id="payment-description" className="sub">
          {children}
        </p>
      </div>
      {mark ?? <b>{amountOf("pending", order).replace(/\.00$/, "")}</b>}
    </div>
  );
}
