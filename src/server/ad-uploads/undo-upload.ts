import { KEEP_REMOVED_DAYS } from "../../shared/contracts/ad-uploads.ts";
import { writeAudit } from "../audit/write-audit.ts";
import { requireAccount } from "../database/lock-account.ts";
import { type Database, inTransaction, type Queryable } from "../database/pool.ts";
import { sweepRows } from "../database/sweep-rows.ts";
import { lockUpload, refuseUndone } from "./lock-upload.ts";

/** Takes all ads of an upload out of the swipe file. Ads that another upload brought as well stay. */
export function undoUpload(pool: Database, actor: string, uploadId: string, reason: string | undefined) {
  return inTransaction(pool, async (transaction) => {
    await requireAccount(transaction, actor, "add");
    const upload = await lockUpload(transaction, uploadId);
    refuseUndone(upload);
    const { rowCount } = await transaction.query(
      `with removed as (delete from public.ads_swipe where upload_id = $1 returning *)
       insert into private.removed_ads (id, upload_id, ad)
       select id, upload_id, to_jsonb(removed) - '{content_key,search_text}'::text[] from removed`,
      [uploadId],
    );
    await transaction.query("update private.ad_uploads set undone_at = now(), undone_by = $2 where id = $1", [
      uploadId,
      actor,
    ]);
    const removed = rowCount ?? 0;
    await writeAudit(transaction, {
      actor,
      action: "undo-ad-upload",
      target: upload.file_name,
      details: { upload: uploadId, ads: removed, ...(reason && { reason }) },
    });
    return removed;
  });
}

/** Deletes for good what was taken back long ago. The search for orphans then finds the stored pictures. */
export function forgetRemovedAds(db: Queryable): Promise<void> {
  return sweepRows(db, "private.removed_ads", "removed_at < now() - make_interval(days => $1)", [KEEP_REMOVED_DAYS]);
}
