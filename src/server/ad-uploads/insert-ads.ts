import type { AdRow } from "../../shared/ad-row.ts";
import type { Transaction } from "../database/pool.ts";

/** A row with its place in the upload, which decides its place in the swipe file: the first row of a file is on top. */
export type PlacedRow = { place: number; cells: AdRow };

/** Returns how many were new. An ad that is there already stays as it is. */
export async function insertAds(transaction: Transaction, uploadId: string, rows: PlacedRow[]): Promise<number> {
  const { rowCount } = await transaction.query(
    `insert into public.ads_swipe (
       name, image_url, platform, industry, ad_goal, funnel_stage, target_audience, tactics, links_to, created_at, upload_id
     )
     select name, image_url, nullif(platform, ''), nullif(industry, ''), nullif(ad_goal, ''), nullif(funnel_stage, ''),
       nullif(target_audience, ''), nullif(tactics, ''), nullif(links_to, ''),
       upload.started_at - place * interval '1 microsecond', upload.id
     from private.ad_uploads upload, jsonb_to_recordset($2) as sent (
       place int, name text, image_url text, platform text, industry text, ad_goal text, funnel_stage text,
       target_audience text, tactics text, links_to text
     )
     where upload.id = $1
     on conflict (content_key) do nothing`,
    [uploadId, JSON.stringify(rows.map(({ place, cells }) => ({ place, ...cells })))],
  );
  return rowCount ?? 0;
}
