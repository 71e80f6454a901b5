import hotSauce from "@/assets/landing/hot-sauce-320.webp";
import moisturiser from "@/assets/landing/moisturiser-320.webp";
import runningShoe from "@/assets/landing/running-shoe-320.webp";
import { OfferPhrase } from "@/components/site/offer-phrase.tsx";
import { Button } from "@/components/ui/button.tsx";
import { PRICING_TIERS } from "../../../shared/pricing.ts";
import { GATE_BUTTON, GateDialog, PaidElsewhere, type Visitor } from "./gate-dialog.tsx";
import { GatePage } from "./gate-page.tsx";
import { PriceTag } from "./price-tag.tsx";
import { Promises } from "./promises.tsx";

export function PaymentRequired({ visitor, busy, onBuy }: { visitor: Visitor; busy: boolean; onBuy: () => void }) {
  const [tier] = PRICING_TIERS;
  if (!tier) return null;
  return (
    <GatePage
      email={visitor.email}
      title={
        <>
          You're <span>almost in</span>
        </>
      }
      lead="Your account is ready. One payment opens the generator, the swipe files and everything we add later."
      below={
        <div className="unpaid-fan" aria-hidden="true">
          {[runningShoe, hotSauce, moisturiser].map((picture) => (
            <img key={picture} src={picture} width="320" height="400" alt="" />
          ))}
        </div>
      }
    >
      <GateDialog visitor={visitor}>
        <div className="gate-dialog-head">
          <PriceTag tier={tier} />
          <div>
            <h2 id="payment-title" className="heading">
              Payment Required
            </h2>
            <p id="payment-description" className="sub">
              Lifetime access, paid once. No monthly fees.
            </p>
          </div>
        </div>
        <Promises features={tier.features} />
        <Button variant="primary" size="lg" className={GATE_BUTTON} busy={busy} onClick={onBuy}>
          {busy ? "Opening checkout..." : "Get Lifetime Access"}
        </Button>
        <PaidElsewhere />
        <p className="mt-1 min-h-5 text-center text-13 text-ink-3">
          <OfferPhrase name="refundCard" />
        </p>
      </GateDialog>
    </GatePage>
  );
}
