import { AppError } from "../../shared/errors.ts";
import type { Transaction } from "../database/pool.ts";

/** Makes changes to one account's access wait for each other, until the end of the transaction. */
export async function lockAccount(transaction: Transaction, userId: string): Promise<void> {
  const { rowCount } = await transaction.query("select from public.user_profiles where id = $1 for update", [userId]);
  if (rowCount === 0) throw new AppError("not_found", "There is no such user.");
}
