import type { z } from "zod";
import type { startAdUploadInput } from "../../shared/contracts/ad-uploads.ts";
import { AppError } from "../../shared/errors.ts";
import { writeAudit } from "../audit/write-audit.ts";
import { type Database, inTransaction } from "../database/pool.ts";
import { saveProblems } from "./problems.ts";

/** Returns the first row that has not arrived: 0, or more when the same upload was started before. */
export function startUpload(pool: Database, actor: string, input: z.infer<typeof startAdUploadInput>): Promise<number> {
  return inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<{ next_row: number; rows: number; is_new: boolean }>(
      `with started as (
         insert into private.ad_uploads (id, uploaded_by, file_name, fingerprint, rows, left_out)
         values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing returning next_row, rows
       )
       select next_row, rows, true as is_new from started
       union all
       select next_row, rows, false from private.ad_uploads where id = $1 and fingerprint = $4`,
      [input.upload_id, actor, input.file_name, input.fingerprint, input.rows, input.left_out],
    );
    const [upload] = rows;
    if (!upload || upload.rows !== input.rows) {
      throw new AppError("conflict", "This upload was started with another file. Nothing was changed.");
    }
    if (upload.is_new) {
      await saveProblems(transaction, input.upload_id, "left out", input.problems);
      await writeAudit(transaction, {
        actor,
        action: "upload-ads",
        target: input.file_name,
        details: { upload: input.upload_id, rows: input.rows, left_out: input.left_out },
      });
    }
    return upload.next_row;
  });
}
