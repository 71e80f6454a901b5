import { FruitSticker } from "@/components/fruit-sticker.tsx";
import { useOfferWords } from "@/lib/use-offer-words.ts";
import { PRICING_TIERS, type PricingTier } from "../../../shared/pricing.ts";
import { PriceTag } from "./price-tag.tsx";
import { Promises } from "./promises.tsx";
import "./pricing-card.css";

type PricingCardProps = {
  onGetStarted: (tier: PricingTier) => void;
  /** Checkout is being opened: the button waits and keeps the focus. */
  busy: boolean;
  label?: string;
  /** Where the card stands in the outline of its page. */
  heading?: "h2" | "h3";
};

export function PricingCard(props: PricingCardProps) {
  return PRICING_TIERS.map((tier) => <TierCard key={tier.name} tier={tier} {...props} />);
}

function TierCard(props: PricingCardProps & { tier: PricingTier }) {
  const { tier, onGetStarted, busy, label = "Get Started", heading: Heading = "h3" } = props;
  const { refundCard } = useOfferWords();
  return (
    <div className="pricing-card" data-colour={tier.colour}>
      {tier.popular && <FruitSticker className="pricing-card-popular">{tier.popular}</FruitSticker>}
      <div className="pricing-card-head">
        <PriceTag tier={tier} />
        <div>
          <Heading>{tier.name}</Heading>
          <p>{tier.description}</p>
        </div>
      </div>
      <Promises features={tier.features} />
      <button
        type="button"
        className="btn btn-primary btn-lg w-full"
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        onClick={() => {
          if (!busy) onGetStarted(tier);
        }}
      >
        {busy && <span className="spinner" aria-hidden="true" />}
        {label}
      </button>
      <p className="pricing-card-fine">
        <b>{refundCard}</b> AI pictures need your own key, and its service bills them to you.
      </p>
    </div>
  );
}
