import { AD_BATCH } from "../../../../../shared/ad-row.ts";
import { MAX_ROWS_PER_REQUEST } from "../../../../../shared/contracts/ad-uploads.ts";
import { AppError } from "../../../../../shared/errors.ts";
import { sendRows, startUpload } from "../api/ad-uploads.ts";
import type { OpenCsv } from "../read/open-csv.ts";

export type Progress = {
  uploadId: string;
  /** Rows that have arrived. */
  sent: number;
  added: number;
  alreadyIn: number;
  failed: number;
  failures: { batch: number; message: string }[];
};

/** Requests that a small file is spread over, so that the bar moves. */
const MIN_REQUESTS = 40;
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000];

/** Sends the rows that have not arrived yet, in their order. The server knows how far it is, so nothing goes in twice. */
export async function sendAll(
  { sheet, take }: OpenCsv,
  fileName: string,
  before: Progress,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const { uploadId } = before;
  const { rows, fingerprint, leftOut, counts } = sheet;
  const file = { file_name: fileName.slice(-255), fingerprint, rows, left_out: counts["left out"], problems: leftOut };
  const started = await patiently(() => startUpload({ upload_id: uploadId, ...file }), signal);
  const step = requestSize(rows);
  let progress = { ...before, ...countsOf(started) };
  onProgress(progress);
  while (progress.sent < rows && !signal.aborted) {
    const from = progress.sent;
    const next = await take(from, step);
    const answer = await patiently(() => sendRows(uploadId, from, next), signal);
    progress = { ...progress, ...countsOf(answer), failures: [...progress.failures, ...answer.failures] };
    onProgress(progress);
  }
}

const countsOf = (answer: { next_row: number; added: number; already_in: number; failed: number }) => ({
  sent: answer.next_row,
  added: answer.added,
  alreadyIn: answer.already_in,
  failed: answer.failed,
});

/** Whole batches, at most a hundred. */
export function requestSize(rows: number): number {
  const batches = Math.ceil(rows / AD_BATCH / MIN_REQUESTS);
  return Math.min(Math.max(batches, 1) * AD_BATCH, MAX_ROWS_PER_REQUEST);
}

/** A server that restarts, or a connection that is gone for a moment, is asked again. */
async function patiently<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      const mayPass = error instanceof AppError && ["unavailable", "rate_limited"].includes(error.code);
      if (!mayPass || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return work();
}
