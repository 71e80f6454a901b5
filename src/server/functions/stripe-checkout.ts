import { stripeCheckoutInput } from "../../shared/contracts/stripe-checkout.ts";
import { AppError } from "../../shared/errors.ts";
import type { BillingParts } from "../billing/billing-parts.ts";
import { returnOrigin, startCheckout } from "../billing/start-checkout.ts";
import type { SiteSettings } from "../http/own-origin.ts";
import { defineFunction } from "./define-function.ts";

export function stripeCheckout(billing: BillingParts, settings: SiteSettings) {
  const once = singleFlight<string>();
  return defineFunction({
    access: "user",
    input: stripeCheckoutInput,
    maxBody: 16 * 1024,
    run: async (input, { caller }) => {
      if (input.price_id !== billing.payments.priceId) throw new AppError("bad_request", "This price is not for sale.");
      const origin = returnOrigin(input.success_url, input.cancel_url, settings);
      const url = await once(`${caller.userId} ${origin}`, () => startCheckout(billing, { ...caller, origin }));
      return { url };
    },
  });
}

/** Requests for the same thing while it is being made share the result. */
function singleFlight<T>() {
  const underWay = new Map<string, Promise<T>>();
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const running = underWay.get(key) ?? make().finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };
}
