import { Lock } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button.tsx";
import { useOfferWords } from "@/lib/use-offer-words.ts";
import { PRICING_TIERS } from "../../../shared/pricing.ts";
import { PriceTag } from "./price-tag.tsx";
import { Promises } from "./promises.tsx";

type PaymentRequiredProps = {
  email: string;
  busy: boolean;
  onBuy: () => void;
  signOut: ReactNode;
  yourData: ReactNode;
};

/** A dialog without a way out but to pay or to leave: it has no close button, and Escape does nothing. */
export function PaymentRequired({ email, busy, onBuy, signOut, yourData }: PaymentRequiredProps) {
  const [tier] = PRICING_TIERS;
  const { refundCard } = useOfferWords();
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => dialog.current?.focus(), []);
  if (!tier) return null;
  return (
    <div
      ref={dialog}
      role="alertdialog"
      aria-labelledby="payment-title"
      aria-describedby="payment-description"
      tabIndex={-1}
      className="payment-required"
    >
      <div className="payment-required-head">
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
      <Button variant="primary" size="lg" className="h-14.5 w-full text-[1.0625rem]" busy={busy} onClick={onBuy}>
        {busy ? "Opening checkout..." : "Get Lifetime Access"}
      </Button>
      <p className="mt-3.5 flex items-center justify-center gap-2 text-13 text-ink-3">
        <Lock aria-hidden="true" size={14} />
        You pay on the card provider's own page.
      </p>
      <p className="mt-1 text-center text-13 text-ink-3">{refundCard}</p>
      <div className="payment-required-foot">
        <span className="min-w-0 truncate">Signed in as {email}</span>
        <span className="flex flex-none">
          {yourData}
          {signOut}
        </span>
      </div>
    </div>
  );
}
