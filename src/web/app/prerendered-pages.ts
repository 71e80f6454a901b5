import { PRODUCT_NAME } from "../../shared/brand.ts";

type PrerenderedPage = { path: string; route: string; title: string; description: string };

/** Pages that everybody sees alike: they arrive as finished markup. */
export const PRERENDERED_PAGES: readonly PrerenderedPage[] = [
  {
    path: "/",
    route: "index",
    title: "Generate Epic Ads in Seconds",
    description: `Describe an ad or a meme in one sentence. ${PRODUCT_NAME} turns it into a scroll-stopping creative, with your own AI key.`,
  },
];
