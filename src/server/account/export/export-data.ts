import { AppError } from "../../../shared/errors.ts";
import type { AccountParts } from "../account-parts.ts";
import { estimateExport } from "./estimate-export.ts";
import { exportEntries } from "./export-entries.ts";
import { type ExportLease, takeExportLease } from "./export-lease.ts";
import { writeZip } from "./write-zip.ts";

type Listener = {
  /** Fires when the client disconnects, also before the first byte. */
  signal: AbortSignal;
  onError: (error: unknown) => void;
};

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
    return { body: streamUnder(lease, writeZip(exportEntries(parts, userId)), listener), expectedBytes };
  } catch (error) {
    await lease.release();
    throw error;
  }
}

function streamUnder(lease: ExportLease, chunks: AsyncGenerator<Uint8Array>, { signal, onError }: Listener) {
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    signal.removeEventListener("abort", end);
    lease.release().catch(onError);
    // Stops reading; the zip reports this as an error, which is ignored.
    chunks.return(undefined).catch(() => {});
  };
  signal.addEventListener("abort", end);
  if (signal.aborted) end();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          await lease.renew();
          const { done, value } = await chunks.next();
          if (!done) return controller.enqueue(value);
          controller.close();
        } catch (error) {
          if (!isOver) onError(error);
          controller.error(error);
        }
        end();
      },
      cancel: end,
    },
    { highWaterMark: 1 },
  );
}
