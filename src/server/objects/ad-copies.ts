import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Queryable } from "../database/pool.ts";

/** Copies of the pictures that uploaded ads link to. */
export const AD_BUCKET = "ads";

const ADDRESS = `/storage/v1/object/public/${AD_BUCKET}/`;
const ID_LENGTH = 36;

/** Begins with the ad's id, so that whoever finds the copy can look up its ad. */
export const newAdCopyName = (adId: string) => `${adId}-${randomBytes(8).toString("hex")}.webp`;

export const adCopyAddress = (name: string) => ADDRESS + name;

/** Whether an ad shows the copy, or may show it again: an ad that was taken back is kept for a while. */
export async function isAdCopyShown(db: Queryable, name: string): Promise<boolean> {
  const adId = z.uuid().safeParse(name.slice(0, ID_LENGTH));
  if (!adId.success) return false;
  const { rowCount } = await db.query(
    `select from public.ads_swipe where id = $1 and supabase_image_url = $2
     union all select from private.removed_ads where id = $1 limit 1`,
    [adId.data, adCopyAddress(name)],
  );
  return rowCount !== 0;
}

/** Queues copies that no ad shows any more. Deleting an ad leaves its copy to this, so that it can be taken back. */
export async function queueUnusedAdCopies(db: Queryable, age: string, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `insert into private.object_deletions (bucket, name)
     select o.bucket_id, o.name from storage.objects o
      where o.bucket_id = $1 and o.created_at < now() - $2::interval
        and not exists (select from public.ads_swipe a where a.supabase_image_url = $3 || o.name)
        and not exists (select from private.removed_ads r where r.id::text = left(o.name, $4))
        and not exists (select from private.object_deletions d where d.bucket = o.bucket_id and d.name = o.name)
      limit $5`,
    [AD_BUCKET, age, ADDRESS, ID_LENGTH, limit],
  );
  return rowCount ?? 0;
}
