import { z } from "zod";
import { AD_COLUMNS, type AdField } from "../ad-row.ts";

/** Rows in one request: a hundred batches. */
export const MAX_ROWS_PER_REQUEST = 1_000;
export const MAX_UPLOAD_ROWS = 250_000;
/** Rows that did not go in are kept, to look at and mend, up to this many per upload. */
export const MAX_KEPT_PROBLEMS = 1_000;

/** How long an upload that was taken back can be restored. */
export const KEEP_REMOVED_DAYS = 30;

// Longer than any column allows: a row that is too long is answered with its batch, not with the whole request.
const cell = z.string().max(20_000);
const cells = z.strictObject(
  Object.fromEntries(AD_COLUMNS.map(({ field }) => [field, cell])) as Record<AdField, typeof cell>,
);
const line = z.int().min(1).max(10_000_000);
const uploadId = z.uuid();

const problem = z.strictObject({ line, reason: z.string().min(1).max(500), cells });

export const startAdUploadInput = z.strictObject({
  upload_id: uploadId,
  file_name: z.string().trim().min(1).max(255),
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  rows: z.int().min(1).max(MAX_UPLOAD_ROWS),
  left_out: z
    .int()
    .min(0)
    .max(MAX_UPLOAD_ROWS * 10),
  problems: z.array(problem).max(MAX_KEPT_PROBLEMS),
});

export const uploadAdsInput = z.strictObject({
  upload_id: uploadId,
  /** The place of the first of these rows in the upload. Rows that arrived before are not taken twice. */
  from: z.int().min(0).max(MAX_UPLOAD_ROWS),
  rows: z.array(z.strictObject({ line, cells })).min(1).max(MAX_ROWS_PER_REQUEST),
});

export const adUploadInput = z.strictObject({ upload_id: uploadId });
export const undoAdUploadInput = z.strictObject({ upload_id: uploadId, reason: z.string().trim().max(500).optional() });

const failure = z.object({ batch: z.int(), message: z.string() });
const counts = { next_row: z.int(), added: z.int(), already_in: z.int(), failed: z.int() };

/** How far the upload has come, and the batches of this request that did not go in. */
export const uploadAdsOutput = z.object({ ...counts, failures: z.array(failure) });
export const startAdUploadOutput = z.object(counts);

const upload = z.object({
  ...counts,
  id: z.uuid(),
  file_name: z.string(),
  uploaded_by: z.string().nullable(),
  rows: z.int(),
  left_out: z.int(),
  started_at: z.string(),
  undone_at: z.string().nullable(),
  undone_by: z.string().nullable(),
  /** Ads of this upload that are in the swipe file, and what became of their pictures. */
  ads: z.int(),
  local: z.int(),
  /** Ads that can still be restored. */
  removed: z.int(),
});
export type AdUpload = z.infer<typeof upload>;

export const adUploadsInput = z.strictObject({
  search: z.string().trim().max(200).optional(),
  fingerprint: z.string().max(64).optional(),
  before: z.strictObject({ started_at: z.iso.datetime({ offset: true }), id: z.uuid() }).optional(),
});
export const adUploadsOutput = z.object({ uploads: z.array(upload), has_more: z.boolean() });

export const adUploadProblemsOutput = z.object({
  problems: z.array(problem.extend({ kind: z.enum(["failed", "left out"]) })),
});
export type AdUploadProblem = z.infer<typeof adUploadProblemsOutput>["problems"][number];

export const retryAdRowsInput = z.strictObject({
  upload_id: uploadId,
  rows: z.array(z.strictObject({ line, cells })).min(1).max(MAX_KEPT_PROBLEMS),
});
export const retryAdRowsOutput = z.object({
  added: z.int(),
  already_in: z.int(),
  still_failing: z.array(z.object({ line: z.int(), reason: z.string() })),
});
export const undoAdUploadOutput = z.object({ removed: z.int() });
export const restoreAdUploadOutput = z.object({ restored: z.int() });
