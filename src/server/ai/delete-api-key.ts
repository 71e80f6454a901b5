import { requireAccount } from "../database/lock-account.ts";
import { type Database, inTransaction } from "../database/pool.ts";

/** Deletes the key. False when there was none. */
export function deleteApiKey(pool: Database, userId: string): Promise<boolean> {
  return inTransaction(pool, async (transaction) => {
    await requireAccount(transaction, userId, "change");
    const { rowCount } = await transaction.query("delete from private.api_keys where user_id = $1", [userId]);
    await transaction.query("update public.user_profiles set api_key_encrypted = null where id = $1", [userId]);
    return rowCount !== 0;
  });
}
