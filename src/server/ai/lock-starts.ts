import type { Transaction } from "../database/pool.ts";

/** Until the end of the transaction, no generation of this user can be started, or cancelled before it starts. */
export async function lockStarts(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query("select pg_advisory_xact_lock(hashtextextended('generations of ' || $1, 0))", [userId]);
}
