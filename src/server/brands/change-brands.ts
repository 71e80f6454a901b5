import { AppError } from "../../shared/errors.ts";
import { requireAccount } from "../database/lock-account.ts";
import { type Database, inTransaction } from "../database/pool.ts";

/** Deletes a kit with its logos. Creatives keep what they have. The oldest of the others becomes the default. */
export async function deleteBrand(pool: Database, userId: string, id: string): Promise<{ deleted: boolean }> {
  return inTransaction(pool, async (transaction) => {
    await requireAccount(transaction, userId, "change");
    const { rowCount } = await transaction.query("delete from public.brands where id = $1 and user_id = $2", [
      id,
      userId,
    ]);
    await transaction.query(
      `update public.brands set is_default = true where id = (
         select id from public.brands where user_id = $1 order by is_default desc, created_at, id limit 1)`,
      [userId],
    );
    return { deleted: rowCount !== 0 };
  });
}

/** The kit that a new creative is made with, until another one is chosen. */
export async function chooseBrand(pool: Database, userId: string, id: string): Promise<{ is_default: boolean }> {
  return inTransaction(pool, async (transaction) => {
    await requireAccount(transaction, userId, "change");
    // First the old one: two at once are not allowed even for a moment.
    await transaction.query(
      "update public.brands set is_default = false where user_id = $1 and id <> $2 and is_default",
      [userId, id],
    );
    const { rowCount } = await transaction.query(
      "update public.brands set is_default = true where user_id = $1 and id = $2",
      [userId, id],
    );
    // Nothing is changed: the transaction is rolled back.
    if (rowCount === 0) throw new AppError("not_found", "This brand is not there any more.");
    return { is_default: true };
  });
}
