import type { AdType } from "../../shared/ad-types.ts";
import type { Layout } from "../compose/composer.ts";
import { pedestal } from "./pedestal.ts";
import { poster } from "./poster.ts";
import { spotlight } from "./spotlight.ts";

export const LAYOUTS: Record<import("./layout-id.ts").LayoutId, { compose: Layout; types: readonly AdType[] }> = {
  pedestal: { compose: pedestal, types: ["meta", "maker"] },
  poster: { compose: poster, types: ["meta"] },
  spotlight: { compose: spotlight, types: ["meta", "maker"] },
};
