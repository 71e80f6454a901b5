import { AppError } from "../../shared/errors.ts";
import type { Transaction } from "../database/pool.ts";

/** Removing the last administrator, which the database refuses too, is refused here with a readable message. */
export async function refuseLastBananaman(transaction: Transaction, userId: string): Promise<void> {
  const { rows } = await transaction.query<{ is_last: boolean }>("select private.is_last_bananaman($1) as is_last", [
    userId,
  ]);
  if (!rows[0]?.is_last) return;
  throw new AppError(
    "conflict",
    "You are the last administrator. Make somebody else one first, with npm run bananaman -- add on the server, then " +
      "delete your account. Nothing was deleted.",
  );
}
