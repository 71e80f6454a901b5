import { createPictureFetcher } from "../adapters/fetch/fetch-picture.ts";
import { FETCH_LIMITS, type FetchRules, portsBeside } from "../adapters/fetch/fetch-rules.ts";
import { resolveName } from "../adapters/fetch/resolve-name.ts";
import { createFairQueue } from "../fairness/fair-queue.ts";
import type { Darkroom } from "../images/darkroom.ts";
import type { RenderPool } from "../rendering/render-pool.ts";
import { FILE_LIMITS, PAGE_LIMITS, SITES, type SitesParts } from "../sites/sites-parts.ts";
import type { Ground } from "./part.ts";

type Needed = { darkroom: Darkroom; think: RenderPool["think"] };

/** Pages of brands that users name. */
export function sitesParts(
  { config, pool }: Ground,
  { darkroom, think }: Needed,
  replaced: Partial<FetchRules> = {},
): SitesParts {
  const rules = {
    ports: portsBeside(config.FETCH_EXTRA_PORTS),
    standIns: new Set(config.FETCH_STAND_INS),
    resolveName,
    ...replaced,
  };
  const within = (limits: typeof PAGE_LIMITS) => ({ ...rules, limits: { ...FETCH_LIMITS, ...limits } });
  return {
    ...{ pool, darkroom, think },
    fetchPage: createPictureFetcher(within(PAGE_LIMITS), "text/html,application/xhtml+xml"),
    fetchFile: createPictureFetcher(within(FILE_LIMITS), "text/css,image/svg+xml,image/png,image/*"),
    queue: createFairQueue(SITES),
  };
}
