import { checkoutStatusInput } from "../../shared/contracts/checkout-status.ts";
import type { BillingParts } from "../billing/billing-parts.ts";
import { readCheckoutStatus } from "../billing/read-checkout-status.ts";
import { defineFunction } from "./define-function.ts";

export function checkoutStatus(billing: BillingParts) {
  return defineFunction({
    access: "user",
    input: checkoutStatusInput,
    run: ({ session_id }, { caller }) => readCheckoutStatus(billing, caller, session_id ?? null),
  });
}
