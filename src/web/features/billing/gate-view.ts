import type { CheckoutStatus } from "../../../shared/contracts/checkout-status.ts";

export type GateView = "open" | "checking" | "required" | "pending" | "failed" | "arrived";

type Known = {
  hasAccess: boolean | undefined;
  status: Pick<CheckoutStatus, "state" | "has_access"> | undefined;
  /** A payment was awaited on this page: its arrival is told before the door opens. */
  isWaiting: boolean;
};

/** What stands at the door. Something to pay with is offered only when the server said that no money is under way. */
export function gateView({ hasAccess, status, isWaiting }: Known): GateView {
  if (hasAccess && !isWaiting) return "open";
  if (hasAccess === undefined || !status) return "checking";
  if (status.has_access && status.state === "paid" && isWaiting) return "arrived";
  if (status.has_access) return hasAccess ? "open" : "checking";
  if (status.state === "pending" || status.state === "failed") return status.state;
  return "required";
}
