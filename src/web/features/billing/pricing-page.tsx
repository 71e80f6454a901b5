import { CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { cameBackFromCheckout, forgetCheckout } from "./checkout-memory.ts";
import { type BuyButtonProps, PricingCard } from "./pricing-card.tsx";
import "./pricing-page.css";

type PricingPageProps = {
  topBar: ReactNode;
  busy: boolean;
  onGetStarted: () => void;
  /** In place of the button, for those who have an account. */
  action: ((buying: BuyButtonProps) => ReactNode) | undefined;
};

export function PricingPage({ topBar, busy, onGetStarted, action }: PricingPageProps) {
  const [isBack, setIsBack] = useState(false);
  // Only known in the browser: the page itself is prerendered.
  useEffect(() => setIsBack(cameBackFromCheckout()), []);
  function start() {
    forgetCheckout();
    onGetStarted();
  }
  const buying = { onGetStarted: start, busy, label: busy ? "Opening checkout..." : undefined };
  return (
    <div className="pricing-page">
      {topBar}
      <main id="main" tabIndex={-1} className="wrap pricing-page-grid">
        <div>
          {isBack && (
            <p className="pricing-page-calm" role="status">
              <CircleCheck aria-hidden="true" size={20} />
              <span>
                <b>Checkout cancelled.</b> Nothing was charged.
              </span>
            </p>
          )}
          <h1>Pay once. Bake forever.</h1>
          <p>
            No subscription going stale in the back of the cupboard. One price, every update, for as long as we run it.
          </p>
        </div>
        <PricingCard heading="h2" {...buying} action={action?.(buying)} />
      </main>
    </div>
  );
}
