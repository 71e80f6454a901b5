import { AppError } from "../../shared/errors.ts";
import type { Transaction } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";

export type LockedUpload = Row<
  "private.ad_uploads",
  "id" | "file_name" | "rows" | "next_row" | "added" | "already_in" | "failed" | "undone_at"
>;

/** Held until the end of the transaction, so that rows arrive, are taken back and are restored one after the other. */
export async function lockUpload(transaction: Transaction, uploadId: string): Promise<LockedUpload> {
  const { rows } = await transaction.query<LockedUpload>(
    `select id, file_name, rows, next_row, added, already_in, failed, undone_at
       from private.ad_uploads where id = $1 for no key update`,
    [uploadId],
  );
  const [upload] = rows;
  if (!upload) throw new AppError("not_found", "There is no such upload. Nothing was changed.");
  return upload;
}

export function refuseUndone(upload: LockedUpload): void {
  if (!upload.undone_at) return;
  throw new AppError("conflict", `${upload.file_name} was taken back. Restore it first. Nothing was changed.`);
}
