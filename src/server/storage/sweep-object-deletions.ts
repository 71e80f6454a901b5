import type { Logger } from "pino";
import type { ObjectStore } from "../adapters/storage/port.ts";
import { type Database, inTransaction, type Transaction } from "../database/pool.ts";

const BATCH = 20;
const LONGEST_PAUSE = "6 hours";

type Queued = { id: number; bucket: string; name: string };

/** Works off the queue of objects whose creative is gone. Any number of processes may do so at once. */
export async function sweepObjectDeletions(pool: Database, store: ObjectStore, logger: Logger): Promise<void> {
  let claimed: number;
  do {
    claimed = await inTransaction(pool, async (transaction) => {
      const { rows } = await transaction.query<Queued>(
        `select id, bucket, name from private.object_deletions where next_attempt_at <= now()
          order by next_attempt_at, id limit $1 for update skip locked`,
        [BATCH],
      );
      for (const queued of rows) await workOff(transaction, store, queued, logger);
      return rows.length;
    });
  } while (claimed === BATCH);
}

async function workOff(transaction: Transaction, store: ObjectStore, queued: Queued, logger: Logger) {
  await transaction.query("savepoint one_object");
  try {
    await removeUnlessShown(transaction, store, queued);
    await transaction.query("delete from private.object_deletions where id = $1", [queued.id]);
  } catch (error) {
    await transaction.query("rollback to savepoint one_object");
    logger.warn({ err: error, bucket: queued.bucket, name: queued.name }, "an object could not be removed yet");
    await transaction.query(
      `update private.object_deletions set attempts = attempts + 1,
              next_attempt_at = now() + least(interval '30 seconds' * 2 ^ least(attempts, 20), $2::interval)
        where id = $1`,
      [queued.id, LONGEST_PAUSE],
    );
  }
}

/** One object may be shown by several creatives: it goes with the last of them, which queues it again. */
async function removeUnlessShown(transaction: Transaction, store: ObjectStore, { bucket, name }: Queued) {
  const shown = await transaction.query(
    `select from public.creatives
      where $1 = 'creatives'
        and split_part(split_part(image_url, '/object/public/creatives/', 2), '?', 1) = $2 limit 1`,
    [bucket, name],
  );
  if (shown.rowCount) return;
  const { rows } = await transaction.query<{ version: string }>(
    "delete from storage.objects where bucket_id = $1 and name = $2 returning version",
    [bucket, name],
  );
  for (const { version } of rows) await store.remove({ bucket, name, version });
}
