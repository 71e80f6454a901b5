import { AppError } from "../../../shared/errors.ts";
import type { AccountParts } from "../account-parts.ts";
import { estimateExport } from "./estimate-export.ts";
import { exportEntries } from "./export-entries.ts";
import { takeExportLease } from "./export-lease.ts";
import { type Listener, streamUnderLease } from "./stream-under-lease.ts";
import { writeZip } from "./write-zip.ts";

/**
 * Everything stored about a person, as a zip that is made while it is sent, as fast as the client reads. One at a time
 * per person: however it ends, the next one may begin.
 */
export async function exportData(
  parts: Pick<AccountParts, "pool" | "readObject" | "isHosted">,
  userId: string,
  listener: Listener,
): Promise<{ body: ReadableStream<Uint8Array>; expectedBytes: number }> {
  const lease = await takeExportLease(parts.pool, userId);
  if (!lease) throw new AppError("rate_limited", "Your data is being downloaded already. Wait until that is done.");
  try {
    const expectedBytes = await estimateExport(parts.pool, userId);
    return { body: streamUnderLease(lease, writeZip(exportEntries(parts, userId)), listener), expectedBytes };
  } catch (error) {
    await lease.release();
    throw error;
  }
}
