import type { FetchPicture } from "../adapters/fetch/port.ts";
import type { Database } from "../database/pool.ts";
import type { FairQueue } from "../fairness/fair-queue.ts";
import type { Darkroom } from "../images/darkroom.ts";
import type { RenderPool } from "../rendering/render-pool.ts";

export type SitesParts = {
  pool: Database;
  fetchPage: FetchPicture;
  fetchFile: FetchPicture;
  darkroom: Pick<Darkroom, "logo">;
  think: RenderPool["think"];
  /** Who looks up a page holds one of a few places, and not for long. */
  queue: FairQueue;
};

export const SITES = { atOnce: 6, perLane: 2, perAsker: 2, waiting: 24, maxMs: 30_000 };
export const PAGE_LIMITS = { connectMs: 4_000, totalMs: 8_000, maxBytes: 2 * 1024 * 1024 };
/** What takes longer is left out. */
export const FILE_LIMITS = { connectMs: 3_000, totalMs: 5_000, maxBytes: 2 * 1024 * 1024 };
