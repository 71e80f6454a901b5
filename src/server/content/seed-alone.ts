import { type Database, inTransaction } from "../database/pool.ts";

/**
 * One process at a time. Of two that insert the same new row, one would fail at the unique index that `on conflict` does
 * not name.
 */
export function seedAlone(pool: Database, statement: string, values: unknown[]): Promise<void> {
  return inTransaction(pool, async (transaction) => {
    await transaction.query("select pg_advisory_xact_lock(hashtextextended('bananabread.seed_content', 0))");
    await transaction.query(statement, values);
  });
}
