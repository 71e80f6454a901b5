import { AppError } from "../../../shared/errors.ts";
import { lockAccount } from "../../database/lock-account.ts";
import type { Transaction } from "../../database/pool.ts";

type User = { email: string; is_banned: boolean };

/** The user, who can neither be deleted nor changed by others until the transaction ends. */
export async function lockUser(transaction: Transaction, userId: string): Promise<User> {
  if (await lockAccount(transaction, userId, "change")) {
    const { rows } = await transaction.query<User>(
      "select email, coalesce(banned_until > now(), false) as is_banned from auth.users where id = $1",
      [userId],
    );
    if (rows[0]) return rows[0];
  }
  throw new AppError("not_found", "There is no such user. Nothing was changed.");
}
