import type { PricingTier } from "../../../shared/pricing.ts";

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

/** The brand's price tag, in the shape of a bread bag's plastic clip. */
function BreadClip() {
  return (
    <svg viewBox="0 0 230 164" aria-hidden="true">
      <path
        fill="currentColor"
        d="M24 4H206a20 20 0 0 1 20 20V140a20 20 0 0 1-20 20H24A20 20 0 0 1 4 140v-20c0-5 3-9 7-11l13-5c6-2 10 1 15 4a30 30 0 1 0 0-52c-5 3-9 6-15 4l-13-5c-4-2-7-6-7-11V24A20 20 0 0 1 24 4Z"
      />
    </svg>
  );
}
