import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { loadPublicConfig } from "@/session/public-config.ts";
import { stripeCheckoutOutput } from "../../../shared/contracts/stripe-checkout.ts";
import { AppError } from "../../../shared/errors.ts";
import { LIFETIME_ORDER } from "../../../shared/lifetime-order.ts";
import { rememberCheckout } from "./checkout-memory.ts";

/** Redirects to the payment provider's page, or throws an error whose message the buyer should read. */
export async function startCheckout(): Promise<void> {
  const [supabase, config] = await Promise.all([getSupabase(), loadPublicConfig()]);
  const { data } = await supabase.auth.getSession();
  if (!data.session) throw new AppError("not_signed_in", "User not authenticated");
  const { url } = await callFunction(
    supabase,
    "stripe-checkout",
    {
      price_id: config.priceId,
      mode: LIFETIME_ORDER.mode,
      success_url: `${location.origin}/success`,
      cancel_url: `${location.origin}/pricing`,
    },
    stripeCheckoutOutput,
  );
  rememberCheckout();
  location.assign(url);
}
