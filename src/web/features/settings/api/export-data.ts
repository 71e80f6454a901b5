import { downloadFunction } from "@/session/download-function.ts";
import { EXPORT_BYTES_HEADER } from "../../../../shared/contracts/export-data.ts";

type Options = { signal: AbortSignal; onProgress: (progress: ExportProgress) => void };
export type ExportProgress = { received: number /** Approximate. */; expected: number };

/** Fetches the zip of everything and reports progress. */
export function exportData({ signal, onProgress }: Options): Promise<Blob> {
  return downloadFunction("export-data", {
    signal,
    onProgress: (received, headers) => onProgress({ received, expected: Number(headers.get(EXPORT_BYTES_HEADER)) }),
  });
}
