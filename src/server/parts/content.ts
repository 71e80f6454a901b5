import { join } from "node:path";
import type { Ad } from "../../../content/ads/schema.ts";
import { forgetRemovedAds } from "../ad-uploads/forget-removed-ads.ts";
import { createAdPictureFiles } from "../content/ad-picture-files.ts";
import { contentRoutes } from "../content/content-routes.ts";
import { seedAds } from "../content/seed-ads.ts";
import { every } from "../every.ts";
import { createRenderPool } from "../rendering/render-pool.ts";
import type { Ground } from "./part.ts";

/** A pool of its own: painting a whole page of example ads must not delay anybody's creative. */
const PAINTING_ADS = { threads: 1, waiting: 1000, timeoutMs: 60_000 };
const FORGET_EVERY_MS = 60 * 60_000;

/** The swipe file: its rows, and its pictures. */
export async function contentPart({ config, pool, logger }: Ground, ads: readonly Ad[]) {
  await seedAds(pool, ads);
  const painting = createRenderPool(PAINTING_ADS);
  const forgetting = every(FORGET_EVERY_MS, () => forgetRemovedAds(pool), "deleting ads taken back long ago", logger);
  return {
    mounts: { "/content": contentRoutes(createAdPictureFiles(join(config.DATA_DIR, "content/ads"), painting, ads)) },
    start: forgetting.start,
    stop: () => Promise.all([painting.close(), forgetting.stop()]),
  };
}
