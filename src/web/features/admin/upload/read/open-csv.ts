import type { FromWorker, Sheet, ToWorker } from "./csv-messages.ts";
import { CsvProblem } from "./csv-problem.ts";
import type { UploadRow } from "./read-ads-file.ts";

/** What systems call a CSV file: some know no type for it, and where Excel is installed it is a spreadsheet. */
const TYPES_OF_CSV_FILES = new Set([
  "",
  "text/plain",
  "text/comma-separated-values",
  "application/csv",
  "application/vnd.ms-excel",
]);

export const isCsvFile = ({ name, type }: { name: string; type: string }) =>
  type === "text/csv" || (/\.csv$/i.test(name) && TYPES_OF_CSV_FILES.has(type));

export type OpenCsv = {
  sheet: Sheet;
  take: (from: number, count: number) => Promise<UploadRow[]>;
  close: () => void;
};

/** Reads a file in a worker, where a hundred thousand rows do not freeze the page, and keeps its rows there. */
export async function openCsv(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<OpenCsv> {
  const worker = new Worker(new URL("./csv.worker.ts", import.meta.url), { type: "module" });
  const close = () => worker.terminate();
  signal.addEventListener("abort", close);
  const ask = (message: ToWorker) => worker.postMessage(message);
  try {
    const sheet = await new Promise<Sheet>((resolve, reject) => {
      worker.onerror = () => reject(new Error("The CSV worker could not be started"));
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === "progress") onProgress(data.share);
        if (data.type === "done") resolve(data.sheet);
        if (data.type === "failed") reject(new CsvProblem(data.message));
      };
      ask({ type: "read", file });
    });
    const take = (from: number, count: number) =>
      new Promise<UploadRow[]>((resolve) => {
        worker.onmessage = ({ data }: MessageEvent<FromWorker>) => data.type === "rows" && resolve(data.rows);
        ask({ type: "take", from, count });
      });
    return { sheet, take, close };
  } catch (error) {
    close();
    throw error;
  }
}
