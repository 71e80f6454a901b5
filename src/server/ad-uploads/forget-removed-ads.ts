import { KEEP_REMOVED_DAYS } from "../../shared/contracts/ad-uploads.ts";
import type { Queryable } from "../database/pool.ts";
import { sweepRows } from "../database/sweep-rows.ts";

/** Deletes for good what was taken back long ago. The search for orphans then finds the stored pictures. */
export function forgetRemovedAds(db: Queryable): Promise<void> {
  return sweepRows(db, "private.removed_ads", "removed_at < now() - make_interval(days => $1)", [KEEP_REMOVED_DAYS]);
}
