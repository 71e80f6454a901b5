import type { FromWorker, ToWorker } from "./csv-messages.ts";
import { CsvProblem } from "./csv-problem.ts";
import { type AdsFile, readAdsFile } from "./read-ads-file.ts";

/** How often the page is told how far reading has come. */
const TELL_EVERY = 0.02;
/** Of a long file, the beginning and the end identify it. */
const FINGERPRINT_BYTES = 1_000_000;

const tell = (message: FromWorker) => self.postMessage(message);

let file: AdsFile | undefined;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "read") void read(data.file);
  else tell({ type: "rows", from: data.from, rows: file?.ready.slice(data.from, data.from + data.count) ?? [] });
};

async function read(blob: File) {
  let told = 0;
  try {
    file = await readAdsFile(blob, (share) => {
      if (share - told < TELL_EVERY) return;
      told = share;
      tell({ type: "progress", share });
    });
    const { ready, ...rest } = file;
    tell({ type: "done", sheet: { ...rest, rows: ready.length, fingerprint: await fingerprint(blob) } });
  } catch (error) {
    if (!(error instanceof CsvProblem)) console.error(error);
    tell({ type: "failed", message: error instanceof CsvProblem ? error.message : "Failed to process CSV file." });
  }
}

async function fingerprint(blob: Blob): Promise<string> {
  const parts = [String(blob.size), blob.slice(0, FINGERPRINT_BYTES), blob.slice(-FINGERPRINT_BYTES)];
  const digest = await crypto.subtle.digest("SHA-256", await new Blob(parts).arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
