import { COMPANIES } from "./companies/companies.ts";
import { loadAds } from "./load-ads.ts";
import { ORDER } from "./order.ts";

/** The swipe file as the gallery shows it, newest first. */
export const ADS = loadAds(COMPANIES, ORDER);
