import type { ReactNode } from "react";
import { SiteFooter } from "@/components/site/site-footer.tsx";
import { TopBar } from "@/components/site/top-bar.tsx";
import { PRODUCT_NAME } from "../../../shared/brand.ts";
import { PRICE_USD } from "../../../shared/pricing.ts";
import { GalleryStrip } from "./gallery-strip.tsx";
import { Hero } from "./hero.tsx";
import { LaterMiddle, LaterQuestions, LaterTry } from "./later.tsx";
import { PricingSection } from "./pricing-section.tsx";
import "./landing.css";

type LandingPageProps = {
  /** Every button that sells calls this. */
  onGetAccess: () => void;
  pricingCard: ReactNode;
};

export function LandingPage({ onGetAccess, pricingCard }: LandingPageProps) {
  return (
    <div className="landing">
      <TopBar />
      <main id="main" tabIndex={-1}>
        <Hero onGetAccess={onGetAccess} />
        <GalleryStrip />
        <LaterTry />
        <LaterMiddle />
        <PricingSection>{pricingCard}</PricingSection>
        <LaterQuestions />
        <ClosingCall onGetAccess={onGetAccess} />
      </main>
      <SiteFooter />
    </div>
  );
}

function ClosingCall({ onGetAccess }: { onGetAccess: () => void }) {
  return (
    <section className="closing" aria-labelledby="closing-title">
      <div className="wrap">
        <h2 id="closing-title">Your next ad is one sentence away.</h2>
        <button type="button" className="btn btn-primary closing-button" onClick={onGetAccess}>
          Get {PRODUCT_NAME} for ${PRICE_USD}
        </button>
      </div>
    </section>
  );
}
