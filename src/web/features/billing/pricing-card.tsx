import type { ReactNode } from "react";
import { FruitSticker } from "@/components/fruit-sticker.tsx";
import { OfferPhrase } from "@/components/site/offer-phrase.tsx";
import { PRICING_TIERS, type PricingTier } from "../../../shared/pricing.ts";
import { PriceTag } from "./price-tag.tsx";
import { Promises } from "./promises.tsx";
import "./pricing-card.css";

export type BuyButtonProps = {
  onGetStarted: () => void;
  /** Checkout is being opened: the button waits and keeps the focus. */
  busy: boolean;
  label?: string | undefined;
};
type PricingCardProps = BuyButtonProps & {
  /** The card's heading level on its page. */
  heading?: "h2" | "h3";
  /** In place of the button. */
  action?: ReactNode;
};

export function PricingCard(props: PricingCardProps) {
  return PRICING_TIERS.map((tier) => <TierCard key={tier.name} tier={tier} {...props} />);
}

function TierCard(props: PricingCardProps & { tier: PricingTier }) {
  const { tier, onGetStarted, busy, label, heading: Heading = "h3", action } = props;
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
      {action ?? <BuyButton {...{ onGetStarted, busy, label }} />}
      <p className="pricing-card-fine">
        <b>
          <OfferPhrase name="refundCard" />
        </b>{" "}
        AI pictures need your own key, and its service bills them to you.
      </p>
    </div>
  );
}

export function BuyButton({ onGetStarted, busy, label = "Get Started" }: BuyButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-primary btn-lg w-full"
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!busy) onGetStarted();
      }}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {label}
    </button>
  );
}
