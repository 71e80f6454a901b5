import { KEEP_REMOVED_DAYS } from "../../shared/contracts/ad-uploads.ts";
import type { Queryable } from "../database/pool.ts";

const MAX_AT_ONCE = 5_000;

/** Deletes for good what was taken back long ago. The search for orphans then finds the stored pictures. */
export async function forgetRemovedAds(db: Queryable): Promise<void> {
  let count: number | null;
  do {
    ({ rowCount: count } = await db.query(
      `delete from private.removed_ads where id in (
         select id from private.removed_ads where removed_at < now() - make_interval(days => $1) limit $2)`,
      [KEEP_REMOVED_DAYS, MAX_AT_ONCE],
    ));
  } while (count === MAX_AT_ONCE);
}
