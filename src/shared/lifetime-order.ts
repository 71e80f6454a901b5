import { PRODUCT_NAME } from "./brand.ts";
import { PRICE_USD } from "./pricing.ts";

/** The one thing on sale, in the payment provider's terms: amounts in cents. */
export const LIFETIME_ORDER = {
  product: `${PRODUCT_NAME} Lifetime Access`,
  mode: "payment",
  amountCents: PRICE_USD * 100,
  currency: "usd",
} as const;
