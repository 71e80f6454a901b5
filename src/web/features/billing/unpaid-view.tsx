import type { Visitor } from "./gate-dialog.tsx";
import type { GateView } from "./gate-view.ts";
import { PaymentArrived } from "./payment-arrived.tsx";
import { PaymentFailed } from "./payment-failed.tsx";
import { PaymentPending } from "./payment-pending.tsx";
import { PaymentRequired } from "./payment-required.tsx";
import type { useGate } from "./use-gate.ts";

type UnpaidViewProps = {
  view: Exclude<GateView, "open" | "checking">;
  gate: ReturnType<typeof useGate>;
  visitor: Visitor;
  busy: boolean;
  onBuy: () => void;
};

/** What somebody without access sees, up to the moment when the payment has arrived. */
export function UnpaidView({ view, gate, visitor, busy, onBuy }: UnpaidViewProps) {
  const order = gate.status?.order ?? null;
  switch (view) {
    case "required":
      return <PaymentRequired visitor={visitor} busy={busy} onBuy={onBuy} />;
    case "pending":
      return (
        <PaymentPending
          {...{ visitor, order }}
          look={gate.look}
          checking={gate.isLooking}
          onCheckAgain={gate.lookAgain}
        />
      );
    case "failed":
      return <PaymentFailed {...{ visitor, order, busy, onBuy }} />;
    case "arrived":
      return <PaymentArrived {...{ visitor, order }} seenAt={gate.seenAt} onOpen={gate.open} />;
  }
}
