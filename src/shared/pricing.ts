import { PRODUCT_NAME } from "./brand.ts";
import { PROMISES } from "./selling-points.ts";

export const PRICE_USD = 97;

export type PricingTier = {
  name: string;
  icon: "bread-clip";
  colour: "banana";
  price: number;
  /** The payment provider's word for one payment instead of a subscription. */
  mode: "payment";
  description: string;
  features: readonly string[];
  /** The text on the sticker of the recommended plan. */
  popular: string | null;
};

export const PRICING_TIERS: readonly PricingTier[] = [
  {
    name: "Lifetime access",
    icon: "bread-clip",
    colour: "banana",
    price: PRICE_USD,
    mode: "payment",
    description: `Everything in ${PRODUCT_NAME} for one payment. No monthly fees.`,
    features: PROMISES,
    popular: "Best Value",
  },
];
