import { z } from "zod";

/** How many ads one call may name. */
const MAX_ADS = 1_000;
export const MAX_RECENT_PICTURES = 12;

/** Without anything: all ads whose picture is neither stored nor queued nor failed. */
export const processAdsSwipeImagesInput = z.strictObject({
  /** Those that failed, too. */
  retry_failed: z.boolean().default(false),
  /** Those that failed, and no others. */
  only_failed: z.boolean().default(false),
  ad_ids: z.array(z.uuid()).min(1).max(MAX_ADS).optional(),
  upload_id: z.uuid().optional(),
});

export const processAdsSwipeImagesOutput = z.object({
  /** How many pictures this call has queued. They are copied afterwards. */
  processed: z.number().int().nonnegative(),
});

export const adPicturesProgressInput = z.strictObject({ upload_id: z.uuid().optional() });

const count = z.number().int().nonnegative();

const recentPicture = z.object({
  ad_id: z.uuid(),
  name: z.string(),
  state: z.enum(["waiting", "working", "failed", "done"]),
  /** A few words: the size of the copy, or why there is none. */
  detail: z.string(),
  /** The stored copy. */
  image_url: z.string().nullable(),
});
export type RecentPicture = z.output<typeof recentPicture>;

export const adPicturesProgressOutput = z.object({
  /** Ads whose picture is stored. */
  local: count,
  /** Ads that only link to their picture, without those that failed. */
  external: count,
  failed: count,
  working: count,
  waiting: count,
  is_running: z.boolean(),
  /** Everything queued since nothing was, with what is finished. 0 when nothing is running. */
  run_total: count,
  recent: z.array(recentPicture).max(MAX_RECENT_PICTURES),
});
export type AdPicturesProgress = z.output<typeof adPicturesProgressOutput>;
