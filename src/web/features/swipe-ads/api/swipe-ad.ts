import type { Database } from "../../../../shared/database-types.ts";

export type SwipeAd = Database["public"]["Tables"]["ads_swipe"]["Row"];

/** The first part of every query key for the swipe file. */
export const ADS = "ads-swipe";
