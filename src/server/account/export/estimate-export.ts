import type { Database } from "../../database/pool.ts";
import * as queries from "./export-queries.ts";

/** The overhead of a file in the zip: two headers, and its name in both. */
const PER_FILE = 300;
/** README and account. */
const ABOUT = 4_000;

/** The expected length of the zip, to a few percent: pictures by their size, lists as PostgreSQL would write them. */
export async function estimateExport(pool: Database, userId: string): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    `select private.storage_used($1) + $2 * (
              (select count(*) from storage.objects o
                where o.bucket_id = 'creatives' and (storage.foldername(o.name))[1] = $1::text)
              + (select count(s.photo) + count(s.logo) from public.creative_scenes s where s.user_id = $1)
              + (select count(*) from public.creative_pictures p where p.user_id = $1)
              + (select count(*) from public.brand_logos l where l.user_id = $1)
              + (select count(*) from public.brand_fonts f where f.user_id = $1)) as bytes`,
    [userId, PER_FILE],
  );
  let bytes = ABOUT + (rows[0]?.bytes ?? 0);
  for (const list of [
    queries.CREATIVES,
    queries.BRANDS,
    queries.FONTS,
    queries.GENERATIONS,
    queries.AI_CALLS,
    queries.USAGE,
    queries.MONTHS,
  ]) {
    const sum = `select coalesce(sum(octet_length(row_to_json(row)::text)), 0) as bytes from (${list}) row`;
    const { rows: sums } = await pool.query<{ bytes: number }>(sum, [userId, null, null]);
    bytes += sums[0]?.bytes ?? 0;
  }
  return bytes;
}
