import { AppError } from "../../shared/errors.ts";
import { formatBytes } from "../../shared/format-bytes.ts";
import type { Queryable } from "../database/pool.ts";

/** Fair use: throws when somebody's space is full. Nothing is ever deleted to make room. */
export async function checkRoom(db: Queryable, userId: string, limitBytes: number): Promise<void> {
  const { rows } = await db.query<{ used: number }>("select private.storage_used($1) as used", [userId]);
  if ((rows[0]?.used ?? 0) < limitBytes) return;
  throw new AppError(
    "storage_full",
    `Your ${formatBytes(limitBytes)} of cloud storage are full. Delete creatives you no longer need in the Gallery, then try again. Nothing was deleted, and nothing was charged.`,
  );
}
