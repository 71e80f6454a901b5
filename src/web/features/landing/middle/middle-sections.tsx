import { EnhancementSection } from "./enhancement-section.tsx";
import { FeaturesSection } from "./features-section.tsx";
import { HowItWorksSection } from "./how-it-works-section.tsx";

/** What there is to read between trying it and the price. Nothing in it needs scripts. */
export const MiddleSections = () => (
  <>
    <FeaturesSection />
    <HowItWorksSection />
    <EnhancementSection />
  </>
);
