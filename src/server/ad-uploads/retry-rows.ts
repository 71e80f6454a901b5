import type { z } from "zod";
import { findProblem } from "../../shared/ad-row.ts";
import type { retryAdRowsInput, retryAdRowsOutput } from "../../shared/contracts/ad-uploads.ts";
import { writeAudit } from "../audit/write-audit.ts";
import { type Database, inTransaction, type Transaction } from "../database/pool.ts";
import { insertAds } from "./insert-ads.ts";
import { type LockedUpload, lockUpload, refuseUndone } from "./lock-upload.ts";
import { saveProblems } from "./problems.ts";
import { whyRefused } from "./why-refused.ts";

type Input = z.infer<typeof retryAdRowsInput>;
type Output = z.infer<typeof retryAdRowsOutput>;

/** Rows that did not go in are tried again, each for itself, with the values the administrator has mended. */
export function retryRows(pool: Database, actor: string, { upload_id, rows }: Input): Promise<Output> {
  return inTransaction(pool, async (transaction) => {
    const upload = await lockUpload(transaction, upload_id);
    refuseUndone(upload);
    const output: Output = { added: 0, already_in: 0, still_failing: [] };
    for (const row of rows) {
      const result = await retryRow(transaction, upload, row);
      if (result === "added") output.added += 1;
      else if (result === "already in") output.already_in += 1;
      else if (result !== "unknown") output.still_failing.push({ line: row.line, reason: result.reason });
    }
    await writeAudit(transaction, {
      actor,
      action: "retry-ad-rows",
      target: upload.file_name,
      details: { upload: upload_id, rows: rows.length, added: output.added },
    });
    return output;
  });
}

type Result = "added" | "already in" | "unknown" | { reason: string };

async function retryRow(transaction: Transaction, upload: LockedUpload, row: Input["rows"][number]): Promise<Result> {
  const known = await transaction.query<{ kind: "failed" | "left out" }>(
    "delete from private.ad_upload_problems where upload_id = $1 and line = $2 returning kind",
    [upload.id, row.line],
  );
  const [problem] = known.rows;
  // Mended meanwhile by another administrator.
  if (!problem) return "unknown";
  const reason = findProblem(row.cells) ?? (await insertOne(transaction, upload, row));
  if (typeof reason === "string") {
    await saveProblems(transaction, upload.id, problem.kind, [{ ...row, reason }]);
    return { reason };
  }
  await transaction.query(
    `update private.ad_uploads set added = added + $2, already_in = already_in + 1 - $2,
            failed = failed - $3, left_out = left_out - 1 + $3 where id = $1`,
    [upload.id, reason.added, problem.kind === "failed" ? 1 : 0],
  );
  return reason.added === 1 ? "added" : "already in";
}

/** A reason when the database refuses the row. */
async function insertOne(
  transaction: Transaction,
  upload: LockedUpload,
  row: Input["rows"][number],
): Promise<string | { added: number }> {
  await transaction.query("savepoint one_row");
  try {
    return { added: await insertAds(transaction, upload.id, [{ place: row.line, cells: row.cells }]) };
  } catch (error) {
    const refused = whyRefused(error);
    if (refused === null) throw error;
    await transaction.query("rollback to savepoint one_row");
    return refused;
  }
}
