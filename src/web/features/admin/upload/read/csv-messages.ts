import type { AdsFile, UploadRow } from "./read-ads-file.ts";

/** What the page knows of a file: everything but its rows, which stay in the worker until they are sent. */
export type Sheet = Omit<AdsFile, "ready"> & { rows: number; fingerprint: string };

export type ToWorker = { type: "read"; file: File } | { type: "take"; from: number; count: number };

export type FromWorker =
  | { type: "progress"; share: number }
  | { type: "done"; sheet: Sheet }
  | { type: "failed"; message: string }
  | { type: "rows"; from: number; rows: UploadRow[] };
