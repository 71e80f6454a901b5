import type { Database } from "../../../../shared/database-types.ts";

export type SwipeAd = Database["public"]["Tables"]["ads_swipe"]["Row"];

/** All that is kept of the swipe file is found under this key. */
export const ADS = "ads-swipe";
