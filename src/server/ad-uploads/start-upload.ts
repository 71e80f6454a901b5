import type { z } from "zod";
import type { startAdUploadInput, startAdUploadOutput } from "../../shared/contracts/ad-uploads.ts";
import { AppError } from "../../shared/errors.ts";
import { writeAudit } from "../audit/write-audit.ts";
import { requireAccount } from "../database/lock-account.ts";
import { type Database, inTransaction } from "../database/pool.ts";
import { saveProblems } from "./problems.ts";

const COUNTS = "next_row, added, already_in, failed";

type Started = z.infer<typeof startAdUploadOutput>;

/** Returns how far the upload is: at its start, or further when the same upload was started before. */
export function startUpload(
  pool: Database,
  actor: string,
  input: z.infer<typeof startAdUploadInput>,
): Promise<Started> {
  return inTransaction(pool, async (transaction) => {
    await requireAccount(transaction, actor, "add");
    const { rows } = await transaction.query<Started & { rows: number; is_new: boolean }>(
      `with started as (
         insert into private.ad_uploads (id, uploaded_by, file_name, fingerprint, rows, left_out)
         values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing returning *
       )
       select ${COUNTS}, rows, true as is_new from started
       union all
       select ${COUNTS}, rows, false from private.ad_uploads where id = $1 and fingerprint = $4`,
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
    const { next_row, added, already_in, failed } = upload;
    return { next_row, added, already_in, failed };
  });
}
