import type { Database } from "../database/pool.ts";
import { sweepRows } from "../database/sweep-rows.ts";

/** Takes fonts away that no kit and no creative has used for a day. Whoever takes one up meanwhile keeps it. */
export const sweepFonts = (pool: Database) =>
  sweepRows(
    pool,
    "public.brand_fonts",
    `used_at < now() - interval '1 day'
       and not exists (select from public.brands b
                        where b.user_id = brand_fonts.user_id and b.kit ->> 'headlineFont' = 'own:' || brand_fonts.id)
       and not exists (select from public.creative_scenes s
                        where s.user_id = brand_fonts.user_id and s.scene ? 'font'
                          and s.scene ->> 'font' = 'own:' || brand_fonts.id)`,
  );
