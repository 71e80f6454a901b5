import type { Logger } from "pino";
import type { RemoveObject } from "../adapters/storage/port.ts";
import { type Database, inTransaction, type Transaction } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import { AD_BUCKET, isAdCopyShown } from "./ad-copies.ts";
import { mayRemove } from "./hold-removals.ts";

const BATCH = 200;
const MAX_PAUSE = "6 hours";

type Queued = { ids: string[] } & Row<"private.object_deletions", "bucket" | "name" | "version">;

/**
 * Works through the queue of removals. Any number of processes may do so at once, and any removal may run twice: the
 * second one finds nothing to remove.
 */
export async function sweepObjectDeletions(pool: Database, objects: RemoveObject, logger: Logger): Promise<void> {
  let claimed: number;
  do {
    claimed = await inTransaction(pool, async (transaction) => {
      if (!(await mayRemove(transaction))) return 0;
      const { rows } = await transaction.query<Queued>(
        // Once per object: ten thousand creatives that showed the same five pictures queue five removals.
        `with claimed as (
           select id, bucket, name, version from private.object_deletions where next_attempt_at <= now()
            order by next_attempt_at, id limit $1 for update skip locked)
         select array_agg(id) as ids, bucket, name, version from claimed group by bucket, name, version`,
        [BATCH],
      );
      for (const queued of rows) await workOff(transaction, objects, queued, logger);
      return rows.length;
    });
    // Until the queue is empty: removing rows has queued their files.
  } while (claimed > 0);
}

async function workOff(transaction: Transaction, objects: RemoveObject, queued: Queued, logger: Logger) {
  const { ids, bucket, name, version } = queued;
  await transaction.query("savepoint one_object");
  try {
    if (version !== null) await objects.removeFile({ bucket, name, version });
    else if (!(await isShown(transaction, queued))) await objects.remove(transaction, bucket, name);
    await transaction.query("delete from private.object_deletions where id = any($1)", [ids]);
  } catch (error) {
    await transaction.query("rollback to savepoint one_object");
    logger.warn({ err: error, bucket, name }, "an object could not be removed yet");
    await transaction.query(
      `update private.object_deletions set attempts = attempts + 1,
              next_attempt_at = now() + least(interval '30 seconds' * 2 ^ least(attempts, 20), $2::interval)
        where id = any($1)`,
      [ids, MAX_PAUSE],
    );
  }
}

/** Several creatives may show one object: it is removed with the last of them, which queues it again. */
async function isShown(transaction: Transaction, { bucket, name }: Queued): Promise<boolean> {
  if (bucket === AD_BUCKET) return isAdCopyShown(transaction, name);
  const { rowCount } = await transaction.query(
    `select from public.creatives
      where $1 = 'creatives'
        and split_part(split_part(image_url, '/object/public/creatives/', 2), '?', 1) = $2 limit 1`,
    [bucket, name],
  );
  return rowCount !== 0;
}
