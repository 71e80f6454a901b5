import {
  adUploadInput,
  adUploadsInput,
  retryAdRowsInput,
  startAdUploadInput,
  undoAdUploadInput,
  uploadAdsInput,
} from "../../shared/contracts/ad-uploads.ts";
import { addAds } from "../ad-uploads/add-ads.ts";
import { listUploads } from "../ad-uploads/list-uploads.ts";
import { readProblems } from "../ad-uploads/problems.ts";
import { restoreUpload } from "../ad-uploads/restore-upload.ts";
import { retryRows } from "../ad-uploads/retry-rows.ts";
import { startUpload } from "../ad-uploads/start-upload.ts";
import { undoUpload } from "../ad-uploads/undo-upload.ts";
import { defineFunction } from "./define-function.ts";

const access = "admin";
/** A thousand rows whose every cell is as long as it may be. */
const MAX_ROWS_BODY = 10 * 1024 * 1024;

export const startAdUpload = defineFunction({
  access,
  input: startAdUploadInput,
  maxBody: MAX_ROWS_BODY,
  run: (input, { caller, pool }) => startUpload(pool, caller.userId, input),
});

export const uploadAds = defineFunction({
  access,
  input: uploadAdsInput,
  maxBody: MAX_ROWS_BODY,
  run: (input, { pool }) => addAds(pool, input),
});

export const adUploads = defineFunction({
  access,
  input: adUploadsInput,
  run: (input, { pool }) => listUploads(pool, input),
});

export const adUploadProblems = defineFunction({
  access,
  input: adUploadInput,
  run: async ({ upload_id }, { pool }) => ({ problems: await readProblems(pool, upload_id) }),
});

export const retryAdRows = defineFunction({
  access,
  input: retryAdRowsInput,
  maxBody: MAX_ROWS_BODY,
  run: (input, { caller, pool }) => retryRows(pool, caller.userId, input),
});

export const undoAdUpload = defineFunction({
  access,
  input: undoAdUploadInput,
  run: async ({ upload_id, reason }, { caller, pool }) => ({
    removed: await undoUpload(pool, caller.userId, upload_id, reason),
  }),
});

export const restoreAdUpload = defineFunction({
  access,
  input: adUploadInput,
  run: async ({ upload_id }, { caller, pool }) => ({ restored: await restoreUpload(pool, caller.userId, upload_id) }),
});
