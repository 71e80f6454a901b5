import { COMPANIES } from "./companies.ts";
import { loadAds } from "./load-ads.ts";

/** The swipe file as the gallery shows it, newest first. */
export const ADS = loadAds(COMPANIES);
