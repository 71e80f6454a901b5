import { PRODUCT_NAME } from "../../shared/brand.ts";
import { PRICE_USD } from "../../shared/pricing.ts";

type PrerenderedPage = { path: string; route: string; title: string; description: string };

/** Pages that are the same for everybody: they arrive as finished markup. */
export const PRERENDERED_PAGES: readonly PrerenderedPage[] = [
  {
    path: "/",
    route: "index",
    title: "Generate Epic Ads in Seconds",
    description: `Describe an ad or a meme in one sentence. ${PRODUCT_NAME} turns it into a scroll-stopping creative, with your own AI key or its built-in composer.`,
  },
  {
    path: "/pricing",
    route: "pricing",
    title: "Pricing",
    description: `Everything in ${PRODUCT_NAME} for one payment of $${PRICE_USD}. No monthly fees.`,
  },
  {
    path: "/terms",
    route: "terms",
    title: "Terms",
    description: `What you may expect of ${PRODUCT_NAME}, and what it expects of you.`,
  },
  {
    path: "/privacy",
    route: "privacy",
    title: "Privacy",
    description: `What ${PRODUCT_NAME} keeps about you, why, and how to have it deleted.`,
  },
  {
    path: "/contact",
    route: "contact",
    title: "Contact",
    description: `How to reach the people who make ${PRODUCT_NAME}.`,
  },
];
