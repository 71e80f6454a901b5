import type { CheckoutStatus } from "../../../shared/contracts/checkout-status.ts";

export type GateView = "open" | "checking" | "required" | "pending" | "failed" | "arrived";

type Known = {
  hasAccess: boolean | undefined;
  status: Pick<CheckoutStatus, "state" | "has_access"> | undefined;
  /** This page waited for a payment: it announces the arrival before showing the dashboard. */
  isWaiting: boolean;
};

/** What the gate shows. Payment is offered only once the server has said that none is pending. */
export function gateView({ hasAccess, status, isWaiting }: Known): GateView {
  if (hasAccess && !isWaiting) return "open";
  if (hasAccess === undefined || !status) return "checking";
  if (status.has_access && status.state === "paid" && isWaiting) return "arrived";
  if (status.has_access) return hasAccess ? "open" : "checking";
  if (status.state === "pending" || status.state === "failed") return status.state;
  return "required";
}
