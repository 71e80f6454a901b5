import { CSV_START, csvLine } from "../../shared/csv-cell.ts";
import { AppError } from "../../shared/errors.ts";
import { takeExportLease } from "../account/export/export-lease.ts";
import { type Listener, streamUnderLease } from "../account/export/stream-under-lease.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Database } from "../database/pool.ts";

export type Cells = (string | number | boolean | null)[];

type CsvExport = {
  /** The administrator who exports. */
  actor: string;
  /** Recorded in the audit log before the first row leaves, also when the download is broken off later. */
  action: "export-users" | "export-audit";
  filters: Record<string, unknown>;
  header: string[];
  /** Rows in batches; each batch is read only when the one before has been sent. */
  batches: AsyncGenerator<Cells[]>;
};

/** A CSV file that is made while it is sent: however long the list, only one batch of it is in memory. */
export async function exportCsv(
  pool: Database,
  { actor, action, filters, header, batches }: CsvExport,
  listener: Listener,
): Promise<Response> {
  const lease = await takeExportLease(pool, actor);
  if (!lease) {
    throw new AppError("rate_limited", "You are downloading something already. Wait until that is done, or stop it.");
  }
  try {
    await writeAudit(pool, { actor, action, target: null, details: filters });
  } catch (error) {
    await lease.release();
    throw error;
  }
  return new Response(streamUnderLease(lease, encode(header, batches), listener), {
    headers: { "Content-Type": "text/csv; charset=utf-8", "Cache-Control": "no-store" },
  });
}

async function* encode(header: string[], batches: AsyncGenerator<Cells[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(CSV_START + csvLine(header));
  for await (const rows of batches) yield encoder.encode(rows.map(csvLine).join(""));
}
