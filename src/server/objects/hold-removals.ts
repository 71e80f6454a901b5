import { type Database, inTransaction, type Transaction } from "../database/pool.ts";

/** Any constant will do, as long as all processes agree on it. */
const LOCK = 7_261_003_418;

/**
 * While a backup copies files, none may be removed: each one that its snapshot of the database names must be there.
 * Rows are deleted as usual meanwhile, so nobody sees what was deleted; the files follow when the backup has ended.
 *
 * `work` begins when removals under way have ended. It gets a function that throws when the hold was lost, with the
 * connection that it depends on.
 */
export function holdRemovals<T>(pool: Database, work: (isHeld: () => Promise<unknown>) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (holder) => {
    await holder.query("select pg_advisory_xact_lock($1)", [LOCK]);
    return work(() => holder.query("select 1"));
  });
}

/** Asked before files are removed, in a transaction that lasts until they are. False while a backup runs. */
export async function mayRemove(transaction: Transaction): Promise<boolean> {
  const { rows } = await transaction.query<{ may: boolean }>("select pg_try_advisory_xact_lock_shared($1) as may", [
    LOCK,
  ]);
  return rows[0]?.may === true;
}
