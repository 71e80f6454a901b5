import type { Transaction } from "../database/pool.ts";

/** Until the end of the transaction nobody else starts a generation of this user, or calls off one that is to start. */
export async function lockStarts(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query("select pg_advisory_xact_lock(hashtextextended('generations of ' || $1, 0))", [userId]);
}
