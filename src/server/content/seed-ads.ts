import type { Ad } from "../../../content/ads/schema.ts";
import { FORMATS } from "../../shared/formats.ts";
import type { Database } from "../database/pool.ts";
import { adPictureName } from "./ad-picture-files.ts";
import { seedAlone } from "./seed-alone.ts";

const PICTURES = "/content/ads/";

/** Updates the table to the swipe file of this release. Uploaded ads are left alone. */
export async function seedAds(pool: Database, ads: readonly Ad[]): Promise<void> {
  const rows = ads.map(({ scene, format, slug: _, ...row }) => {
    const picture = PICTURES + adPictureName({ id: row.id, scene, format }, "full");
    const { width, height } = FORMATS[format];
    return { ...row, image_url: picture, supabase_image_url: picture, aspect_ratio: width / height };
  });
  await seedAlone(
    pool,
    `with shipped as (
       select * from jsonb_populate_recordset(null::public.ads_swipe, $1)
     ), withdrawn as (
       delete from public.ads_swipe
       where image_url like $2 || '%' and id not in (select id from shipped)
     )
     insert into public.ads_swipe as known (
       id, name, image_url, supabase_image_url, platform, industry, ad_goal, funnel_stage, target_audience, tactics,
       links_to, created_at, aspect_ratio
     )
     select id, name, image_url, supabase_image_url, platform, industry, ad_goal, funnel_stage, target_audience, tactics,
       links_to, created_at, aspect_ratio
     from shipped
     on conflict (id) do update set
       name = excluded.name, image_url = excluded.image_url, supabase_image_url = excluded.supabase_image_url,
       platform = excluded.platform, industry = excluded.industry, ad_goal = excluded.ad_goal,
       funnel_stage = excluded.funnel_stage, target_audience = excluded.target_audience, tactics = excluded.tactics,
       links_to = excluded.links_to, created_at = excluded.created_at,
       aspect_ratio = excluded.aspect_ratio
     where known.content_key <> excluded.content_key or known.created_at <> excluded.created_at
       or known.aspect_ratio is distinct from excluded.aspect_ratio`,
    [JSON.stringify(rows), PICTURES],
  );
}
