import { type Database, inTransaction, type Queryable } from "../database/pool.ts";

/** Any constant will do, as long as all processes agree on it. */
const LOCK = 7_261_003_418;

/**
 * While a backup copies files, none may be removed that its snapshot of the database names. Rows are deleted as usual
 * meanwhile, so nobody sees what was deleted; the files follow when the backup has ended.
 *
 * Removals that are under way when `work` begins go on: they were taken from the queue before, so their rows were
 * deleted before, and no snapshot that is taken from now on names them. `work` gets a function that throws when the hold
 * was lost, with the connection that it depends on.
 */
export function holdRemovals<T>(pool: Database, work: (isHeld: () => Promise<unknown>) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (holder) => {
    await holder.query("select pg_advisory_xact_lock($1)", [LOCK]);
    return work(() => holder.query("select 1"));
  });
}

/**
 * False while a backup runs. Asked in the transaction that takes files from the queue, or, once files without a row are
 * found, before they are removed: in between, nothing can become part of a snapshot again.
 */
export async function mayRemove(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ may: boolean }>("select pg_try_advisory_xact_lock_shared($1) as may", [LOCK]);
  return rows[0]?.may === true;
}
