import type { Wait } from "../ai/call-provider.ts";
import type { Database } from "../database/pool.ts";
import type { GenerationKey } from "./generation-key.ts";

const LOOK_EVERY_MS = 400;

/** Waits for the end of a generation that another process runs. Holds no connection while it waits. */
export async function waitForGeneration(pool: Database, { userId, id }: GenerationKey, wait: Wait): Promise<void> {
  while (await isUnderWay(pool, userId, id)) await wait(LOOK_EVERY_MS);
}

/** A row whose lease has expired still counts as running: the next check of the leases ends it. */
async function isUnderWay(pool: Database, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    "select from public.generations where user_id = $1 and id = $2 and state in ('queued', 'running')",
    [userId, id],
  );
  return rowCount !== 0;
}
