import type { Database } from "../database/pool.ts";
import type { NewGeneration } from "./claim-generation.ts";

/** Who asked for the same long ago may see the same idea again. */
const NEWEST = 200;

/** How many times this user has asked for the same before: the composer then takes its next idea. */
export async function turnOf(pool: Database, { userId, id, prompt, type }: NewGeneration): Promise<number> {
  const { rows } = await pool.query<{ turn: number }>(
    `select count(*)::int as turn
       from (select id, prompt, type from public.generations
              where user_id = $1
                and (created_at, id) < (select created_at, id from public.generations where user_id = $1 and id = $2)
              order by created_at desc, id desc
              limit ${NEWEST}) as earlier
      where prompt = $3 and type = $4`,
    [userId, id, prompt, type],
  );
  return rows[0]?.turn ?? 0;
}
