import type { ReactNode } from "react";
import { SiteFooter } from "@/components/site/site-footer.tsx";
import { TopBar } from "@/components/site/top-bar.tsx";
import { ClosingCall } from "./closing-call.tsx";

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
