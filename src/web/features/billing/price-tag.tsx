import type { PricingTier } from "../../../shared/pricing.ts";
import { BreadClip } from "./bread-clip.tsx";

export function PriceTag({ tier }: { tier: PricingTier }) {
  return (
    <p className="price-tag">
      {tier.icon === "bread-clip" && <BreadClip />}
      <span>
        <b>${tier.price}</b> <small>one time</small>
      </span>
    </p>
  );
}
