import type { z } from "zod";
import type { processAdsSwipeImagesInput } from "../../shared/contracts/ad-pictures.ts";
import { writeAudit } from "../audit/write-audit.ts";
import { type Database, inTransaction } from "../database/pool.ts";

type Wanted = z.output<typeof processAdsSwipeImagesInput>;

/** Queues the pictures of ads that have no stored copy. Returns how many; those queued already do not count. */
export function queuePictures(pool: Database, actor: string, wanted: Wanted): Promise<number> {
  const { retry_failed, only_failed, ad_ids, upload_id } = wanted;
  return inTransaction(pool, async (transaction) => {
    const { rowCount } = await transaction.query(
      `insert into private.ad_pictures as known (ad_id, host)
       select a.id, private.host_of(a.image_url) from public.ads_swipe a
        where a.supabase_image_url is null
          and ($1::uuid[] is null or a.id = any ($1))
          and ($2::uuid is null or a.upload_id = $2)
          and (not $4 or exists (select from private.ad_pictures p where p.ad_id = a.id and p.state = 'failed'))
        -- In one order, so that two calls cannot wait for each other.
        order by a.id
       on conflict (ad_id) do update set
         state = 'waiting', queued_at = now(), changed_at = now(), attempts = 0, next_attempt_at = now(), claim = null,
         claimed_until = null, error = null, bytes = null, width = null, height = null
       -- One that is done lost its copy since.
       where known.state = 'done' or ($3 and known.state = 'failed')`,
      [ad_ids ?? null, upload_id ?? null, retry_failed || only_failed, only_failed],
    );
    const processed = rowCount ?? 0;
    await writeAudit(transaction, {
      actor,
      action: "process-ads-swipe-images",
      target: null,
      details: { processed, retry_failed: retry_failed || only_failed, ads: ad_ids?.length, upload: upload_id },
    });
    return processed;
  });
}
