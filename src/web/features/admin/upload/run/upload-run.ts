import { createStore } from "@/lib/create-store.ts";
import { AD_BATCH } from "../../../../../shared/ad-row.ts";
import type { AdUpload } from "../../../../../shared/contracts/ad-uploads.ts";
import { AppError } from "../../../../../shared/errors.ts";
import { findUploads } from "../api/ad-uploads.ts";
import type { Sheet } from "../read/csv-messages.ts";
import { CsvProblem } from "../read/csv-problem.ts";
import { isCsvFile, type OpenCsv, openCsv } from "../read/open-csv.ts";
import { type Progress, sendAll } from "./send-all.ts";

type ChosenFile = { name: string; size: number; type: string };

/** Why an upload stopped, and at which batch; before the first one there is none. */
type Problem = { batch: number | null; message: string };

export type UploadState =
  | { step: "idle" }
  | { step: "invalid"; title: string; message: string }
  | { step: "reading"; file: ChosenFile; share: number }
  | { step: "ready"; file: ChosenFile; sheet: Sheet; earlier: AdUpload | null }
  | { step: "uploading"; file: ChosenFile; sheet: Sheet; progress: Progress }
  | { step: "stopped"; file: ChosenFile; sheet: Sheet; progress: Progress; problem: Problem | null }
  | { step: "done"; file: ChosenFile; sheet: Sheet; progress: Progress };

/** Outside the screen, so that an upload goes on while its administrator looks at something else in the app. */
const store = createStore<UploadState>({ step: "idle" });
export const useUpload = store.use;

let csv: OpenCsv | undefined;
let current = new AbortController();

/** Forgets the file. What has been uploaded stays. */
export function clearUpload() {
  current.abort();
  csv?.close();
  csv = undefined;
  store.set({ step: "idle" });
}

export async function chooseFile(chosen: File) {
  clearUpload();
  if (!isCsvFile(chosen)) {
    store.set({ step: "invalid", title: "Invalid File", message: "Please select a valid CSV file." });
    return;
  }
  current = new AbortController();
  const { signal } = current;
  const file = { name: chosen.name, size: chosen.size, type: chosen.type };
  const show = (state: UploadState) => signal.aborted || store.set(state);
  show({ step: "reading", file, share: 0 });
  try {
    csv = await openCsv(chosen, (share) => show({ step: "reading", file, share }), signal);
    const earlier = await findUnfinished(csv.sheet).catch(() => null);
    show({ step: "ready", file, sheet: csv.sheet, earlier });
  } catch (error) {
    const message = error instanceof CsvProblem ? error.message : "Failed to process CSV file.";
    show({ step: "invalid", title: "Upload Failed", message });
  }
}

/** The same file, of which some rows never arrived. */
async function findUnfinished({ fingerprint, rows }: Sheet): Promise<AdUpload | null> {
  const { uploads } = await findUploads(fingerprint);
  return uploads.find((upload) => upload.rows === rows && upload.next_row < rows && !upload.undone_at) ?? null;
}

/** Starts, or goes on where an earlier upload of this file stopped. */
export async function upload(onDone: (progress: Progress) => void) {
  const state = store.get();
  if (!csv || (state.step !== "ready" && state.step !== "stopped")) return;
  const { file, sheet } = state;
  const uploadId = state.step === "stopped" ? state.progress.uploadId : (state.earlier?.id ?? crypto.randomUUID());
  let progress: Progress =
    state.step === "stopped"
      ? state.progress
      : { uploadId, sent: state.earlier?.next_row ?? 0, added: 0, alreadyIn: 0, failed: 0, failures: [] };
  let batch: number | null = null;
  current = new AbortController();
  const { signal } = current;
  store.set({ step: "uploading", file, sheet, progress });
  try {
    await sendAll(csv, file.name, progress, signal, (next) => {
      progress = next;
      batch = Math.floor(next.sent / AD_BATCH) + 1;
      if (!signal.aborted) store.set({ step: "uploading", file, sheet, progress });
    });
    if (signal.aborted) return;
    store.set({ step: "done", file, sheet, progress });
    onDone(progress);
  } catch (error) {
    if (signal.aborted) return;
    const message = error instanceof AppError ? error.message : "Failed to process CSV file.";
    store.set({ step: "stopped", file, sheet, progress, problem: { batch, message } });
  }
}

/** The rows under way still arrive; the next are not sent. */
export function stopUpload() {
  const state = store.get();
  if (state.step !== "uploading") return;
  current.abort();
  store.set({ ...state, step: "stopped", problem: null });
}

/** After failed rows were tried again: what the screen says about the upload. */
export function correctProgress(change: (progress: Progress) => Progress) {
  const state = store.get();
  if (state.step === "done") store.set({ ...state, progress: change(state.progress) });
}
