import type { z } from "zod";
import { AD_BATCH, findProblem } from "../../shared/ad-row.ts";
import type { uploadAdsInput, uploadAdsOutput } from "../../shared/contracts/ad-uploads.ts";
import { AppError } from "../../shared/errors.ts";
import { type Database, inTransaction, type Transaction } from "../database/pool.ts";
import { insertAds } from "./insert-ads.ts";
import { type LockedUpload, lockUpload, refuseUndone } from "./lock-upload.ts";
import { saveProblems } from "./problems.ts";
import { whyRefused } from "./why-refused.ts";

type Input = z.infer<typeof uploadAdsInput>;
type Output = z.infer<typeof uploadAdsOutput>;
type Batch = { number: number; rows: (Input["rows"][number] & { place: number })[] };

/**
 * Takes the next rows of an upload. Each batch goes in whole or not at all; one that does not is answered with the
 * reason and does not hold up the others. Rows that arrived before, because an answer was lost, are not taken again.
 */
export function addAds(pool: Database, { upload_id, from, rows }: Input): Promise<Output> {
  return inTransaction(pool, async (transaction) => {
    const upload = await lockUpload(transaction, upload_id);
    refuseUndone(upload);
    if (from + rows.length <= upload.next_row) return { ...countsOf(upload), failures: [] };
    checkPlace(upload, from, rows.length);

    const { sound, refused } = checkBatches(toBatches(from, rows));
    const { added, unfit } = await insertBatches(transaction, upload_id, sound);
    const failed = [...refused, ...unfit];
    const failedRows = failed.flatMap(({ batch, message }) =>
      batch.rows.map(({ line, cells }) => ({ line, cells, reason: findProblem(cells) ?? message })),
    );
    await saveProblems(transaction, upload_id, "failed", failedRows);
    const { rows: counted } = await transaction.query<Output>(
      `update private.ad_uploads set next_row = $2, added = added + $3, failed = failed + $4,
              already_in = already_in + $5, last_row_at = now()
        where id = $1 returning next_row, added, already_in, failed`,
      [upload_id, from + rows.length, added, failedRows.length, rows.length - added - failedRows.length],
    );
    const failures = failed.map(({ batch, message }) => ({ batch: batch.number, message }));
    return { ...countsOf(counted[0] ?? upload), failures: failures.sort((a, b) => a.batch - b.batch) };
  });
}

function checkPlace(upload: LockedUpload, from: number, count: number) {
  if (from === upload.next_row && from % AD_BATCH === 0 && from + count <= upload.rows) return;
  throw new AppError(
    "conflict",
    `Row ${upload.next_row + 1} of the upload is next; is the same file being uploaded elsewhere? Nothing was changed.`,
  );
}

const countsOf = ({ next_row, added, already_in, failed }: Omit<Output, "failures">) => ({
  next_row,
  added,
  already_in,
  failed,
});

function toBatches(from: number, rows: Input["rows"]): Batch[] {
  const batches: Batch[] = [];
  for (let start = 0; start < rows.length; start += AD_BATCH) {
    const placed = rows.slice(start, start + AD_BATCH).map((row, i) => ({ ...row, place: from + start + i }));
    batches.push({ number: (from + start) / AD_BATCH + 1, rows: placed });
  }
  return batches;
}

type FailedBatch = { batch: Batch; message: string };

function checkBatches(batches: Batch[]): { sound: Batch[]; refused: FailedBatch[] } {
  const refused: FailedBatch[] = [];
  const sound = batches.filter((batch) => {
    for (const { line, cells } of batch.rows) {
      const problem = findProblem(cells);
      if (!problem) continue;
      refused.push({ batch, message: `${problem.replace(/\.$/, "")} (row ${line}).` });
      return false;
    }
    return true;
  });
  return { sound, refused };
}

/** All at once, which is many times faster. Only when the database refuses something, one batch after the other. */
async function insertBatches(
  transaction: Transaction,
  uploadId: string,
  batches: Batch[],
): Promise<{ added: number; unfit: FailedBatch[] }> {
  const all = await tryInsert(transaction, uploadId, batches);
  if ("added" in all) return { ...all, unfit: [] };
  let added = 0;
  const unfit: FailedBatch[] = [];
  for (const batch of batches) {
    const tried = await tryInsert(transaction, uploadId, [batch]);
    if ("added" in tried) added += tried.added;
    else unfit.push({ batch, message: tried.refused });
  }
  return { added, unfit };
}

/** What may pass ends the request, which can then be repeated; anything else is an answer. */
async function tryInsert(
  transaction: Transaction,
  uploadId: string,
  batches: Batch[],
): Promise<{ added: number } | { refused: string }> {
  const rows = batches.flatMap((batch) => batch.rows);
  if (rows.length === 0) return { added: 0 };
  await transaction.query("savepoint batches");
  try {
    const added = await insertAds(transaction, uploadId, rows);
    await transaction.query("release savepoint batches");
    return { added };
  } catch (error) {
    const refused = whyRefused(error);
    if (refused === null) throw error;
    await transaction.query("rollback to savepoint batches");
    return { refused };
  }
}
