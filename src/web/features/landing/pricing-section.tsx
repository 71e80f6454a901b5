import type { ReactNode } from "react";
import "./pricing-section.css";

export function PricingSection({ children }: { children: ReactNode }) {
  return (
    <section className="part pricing" id="pricing" tabIndex={-1} aria-labelledby="pricing-title">
      <div className="wrap pricing-grid">
        <div>
          <h2 id="pricing-title">Pay once. Bake forever.</h2>
          <p className="lead">
            No subscription going stale in the back of the cupboard. One price, every update, for as long as we run it.
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
