import { AppError } from "../../shared/errors.ts";
import { writeAudit } from "../audit/write-audit.ts";
import { type Database, inTransaction } from "../database/pool.ts";
import { lockUpload } from "./lock-upload.ts";

/** Puts the ads of an upload back as they were. One that was uploaded again meanwhile is not doubled. */
export function restoreUpload(pool: Database, actor: string, uploadId: string): Promise<number> {
  return inTransaction(pool, async (transaction) => {
    const upload = await lockUpload(transaction, uploadId);
    if (!upload.undone_at) {
      throw new AppError("conflict", `${upload.file_name} is in the swipe file already. Nothing was changed.`);
    }
    const { rows } = await transaction.query<{ restored: number; kept: number }>(
      `with kept as (delete from private.removed_ads where upload_id = $1 returning ad),
       restored as (
         insert into public.ads_swipe (
           id, name, image_url, supabase_image_url, platform, industry, ad_goal, funnel_stage, target_audience, tactics,
           links_to, created_at, aspect_ratio, upload_id
         )
         select a.id, a.name, a.image_url, a.supabase_image_url, a.platform, a.industry, a.ad_goal, a.funnel_stage,
           a.target_audience, a.tactics, a.links_to, a.created_at, a.aspect_ratio, a.upload_id
         from kept, jsonb_populate_record(null::public.ads_swipe, kept.ad) a
         on conflict do nothing returning id
       )
       select (select count(*) from kept) as kept, (select count(*) from restored) as restored`,
      [uploadId],
    );
    const [{ restored, kept } = { restored: 0, kept: 0 }] = rows;
    if (kept === 0) throw new AppError("conflict", `The ads of ${upload.file_name} were deleted for good.`);
    await transaction.query("update private.ad_uploads set undone_at = null, undone_by = null where id = $1", [
      uploadId,
    ]);
    await writeAudit(transaction, {
      actor,
      action: "restore-ad-upload",
      target: upload.file_name,
      details: { upload: uploadId, ads: restored },
    });
    return restored;
  });
}
