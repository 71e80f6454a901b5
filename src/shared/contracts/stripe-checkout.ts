import { z } from "zod";
import { LIFETIME_ORDER } from "../lifetime-order.ts";

/** Strict: an amount or a user id in the request is an attempt to tamper, so it is refused, not ignored. */
export const stripeCheckoutInput = z.strictObject({
  price_id: z.string().min(1).max(255),
  mode: z.literal(LIFETIME_ORDER.mode),
  success_url: z.url().max(2_000),
  cancel_url: z.url().max(2_000),
});

export const stripeCheckoutOutput = z.object({ url: z.url() });
