import type { Logger } from "pino";
import type { RemoveObject } from "../adapters/storage/port.ts";
import { type Database, inTransaction } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import { mayRemove } from "./hold-removals.ts";
import { type Queued, removeBatch } from "./remove-batch.ts";

const BATCH = 200;
/** When a process dies, another one takes what it had taken after this time. */
const LEASE = "2 minutes";
const MAX_PAUSE = "6 hours";

type Taken = { ids: Row<"private.object_deletions", "id">["id"][] } & Queued;

/**
 * Works through the queue of removals. A batch is taken for a while, by making it due only later, and no connection is
 * held while the store answers. Any number of processes may do so at once, and any removal may run twice: the second one
 * finds nothing to remove.
 */
export async function sweepObjectDeletions(
  pool: Database,
  objects: RemoveObject,
  logger: Logger,
  stopping: AbortSignal = new AbortController().signal,
): Promise<void> {
  let removed: number;
  do {
    const taken = await take(pool);
    if (taken.length === 0) return;
    const outcome = await removeBatch(pool, objects, taken, logger, stopping);
    await settle(pool, taken, outcome);
    removed = outcome.removed.size;
    // Until the queue is empty: removing rows has queued their files. A store that does nothing gets a rest.
  } while (removed > 0 && !stopping.aborted);
}

function take(pool: Database): Promise<Taken[]> {
  return inTransaction(pool, async (transaction) => {
    if (!(await mayRemove(transaction))) return [];
    const { rows } = await transaction.query<Taken>(
      // Once per object: ten thousand creatives that showed the same five pictures queue five removals. Objects come
      // before files, because they are gone for everybody without an answer from the store.
      `with due as (
         select id from private.object_deletions where next_attempt_at <= now()
          order by next_attempt_at, id limit $1 for update skip locked),
       taken as (
         update private.object_deletions d set next_attempt_at = now() + $2::interval from due where d.id = due.id
         returning d.id, d.bucket, d.name, d.version)
       select array_agg(id) as ids, bucket, name, version from taken
        group by bucket, name, version order by version nulls first`,
      [BATCH, LEASE],
    );
    return rows;
  });
}

type Outcome = Awaited<ReturnType<typeof removeBatch>>;

async function settle(pool: Database, taken: Taken[], { removed, failed }: Outcome) {
  const idsOf = (chosen: Taken[]) => chosen.flatMap(({ ids }) => ids);
  await inTransaction(pool, async (transaction) => {
    await transaction.query("delete from private.object_deletions where id = any ($1)", [
      idsOf(taken.filter((one) => removed.has(one))),
    ]);
    await transaction.query(
      `update private.object_deletions set attempts = attempts + 1,
              next_attempt_at = now() + least(interval '30 seconds' * 2 ^ least(attempts, 20), $2::interval)
        where id = any ($1)`,
      [idsOf(taken.filter((one) => failed.has(one))), MAX_PAUSE],
    );
    // What there was no time for is anybody's again.
    await transaction.query("update private.object_deletions set next_attempt_at = now() where id = any ($1)", [
      idsOf(taken.filter((one) => !removed.has(one) && !failed.has(one))),
    ]);
  });
}
