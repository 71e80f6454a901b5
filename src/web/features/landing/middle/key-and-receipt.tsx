import { LineIcon } from "@/components/line-icon.tsx";
import { LogoMark } from "@/components/logo.tsx";

const LINES = [
  ["Image service", "its price"],
  ["Our markup", "$0.00"],
  ["Monthly fee", "$0.00"],
  ["Guilt", "$0.00"],
] as const;

/** A picture made of type: it says nothing that the words beside it do not. */
export function KeyAndReceipt() {
  return (
    <div aria-hidden="true">
      <p className="key-row">
        <LineIcon name="key" size={17} />
        <code>••••••••••••7Q2f</code>
        <span className="key-state">
          <LineIcon name="check" size={13} />
          Connected
        </span>
      </p>
      <div className="receipt">
        <p className="receipt-head">
          <LogoMark size={22} />
          Receipt
        </p>
        {LINES.map(([what, amount]) => (
          <p key={what}>
            {what}
            <span>{amount}</span>
          </p>
        ))}
        <p className="receipt-total">
          You owe us
          <span>$0.00</span>
        </p>
      </div>
    </div>
  );
}
