import type { z } from "zod";
import type { AdUpload, adUploadsInput } from "../../shared/contracts/ad-uploads.ts";
import type { Queryable } from "../database/pool.ts";

const PAGE = 20;

/** The newest first. Searches by file name and by the person's address. */
export async function listUploads(db: Queryable, { search, fingerprint, before }: z.infer<typeof adUploadsInput>) {
  const { rows } = await db.query<AdUpload>(
    `select u.id, u.file_name, u.rows, u.next_row, u.added, u.already_in, u.failed, u.left_out, u.started_at, u.undone_at,
            by_user.email as uploaded_by, undone.email as undone_by,
            (select count(*) from public.ads_swipe a where a.upload_id = u.id) as ads,
            (select count(*) from public.ads_swipe a
              where a.upload_id = u.id and a.supabase_image_url is not null) as local,
            (select count(*) from private.removed_ads r where r.upload_id = u.id) as removed
       from private.ad_uploads u
       left join auth.users by_user on by_user.id = u.uploaded_by
       left join auth.users undone on undone.id = u.undone_by
      where ($1::text is null or strpos(lower(u.file_name), lower($1)) > 0 or strpos(by_user.email, lower($1)) > 0)
        and ($2::text is null or u.fingerprint = $2)
        and ($3::timestamptz is null or (u.started_at, u.id) < ($3, $4::uuid))
      order by u.started_at desc, u.id desc limit $5`,
    [search || null, fingerprint ?? null, before?.started_at ?? null, before?.id ?? null, PAGE + 1],
  );
  return { uploads: rows.slice(0, PAGE), has_more: rows.length > PAGE };
}
