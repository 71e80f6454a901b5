import { checkoutStatusInput } from "../../shared/contracts/checkout-status.ts";
import type { Billing } from "../billing/billing.ts";
import { readCheckoutStatus } from "../billing/read-checkout-status.ts";
import { defineFunction } from "./define-function.ts";

export function checkoutStatus(billing: Billing) {
  return defineFunction({
    access: "user",
    input: checkoutStatusInput,
    run: ({ session_id }, { caller }) => readCheckoutStatus(billing, caller, session_id ?? null),
  });
}
