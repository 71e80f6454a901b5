import type { AdPicturesProgress } from "../../shared/contracts/ad-pictures.ts";
import type { Database } from "../database/pool.ts";
import { readRecentPictures } from "./read-recent-pictures.ts";

type Counts = Record<"local" | "not_stored" | "failed" | "working" | "waiting" | "run_total", number>;
type Kept = { counts: Promise<Counts>; until: number };

/** Counting takes at most this share of the time, however many people look and however many ads there are. */
const SHARE = 1 / 10;
const MAX_KEPT = 100;

export type ReadProgress = (uploadId: string | null) => Promise<AdPicturesProgress>;

/** What administrators' requests need. */
export type PicturesDesk = {
  readProgress: ReadProgress;
  /** Pictures were queued: they are fetched at once, not at the next look. */
  onQueued: () => void;
};

/** How far the copying has come, for all ads or those of one upload. `forget` when something was queued. */
export function createProgress(pool: Database): { read: ReadProgress; forget: () => void } {
  const kept = new Map<string | null, Kept>();

  function count(uploadId: string | null): Promise<Counts> {
    const known = kept.get(uploadId);
    if (known && performance.now() < known.until) return known.counts;
    if (kept.size >= MAX_KEPT) kept.clear();
    const startedAt = performance.now();
    const counting: Kept = { counts: readCounts(pool, uploadId), until: Number.POSITIVE_INFINITY };
    kept.set(uploadId, counting);
    const end = () => {
      counting.until = performance.now() + (performance.now() - startedAt) / SHARE;
    };
    counting.counts.then(end, () => kept.delete(uploadId));
    return counting.counts;
  }

  return {
    async read(uploadId) {
      const [counts, recent] = await Promise.all([count(uploadId), readRecentPictures(pool, uploadId)]);
      const { local, not_stored, failed, working, waiting, run_total } = counts;
      const external = Math.max(not_stored - failed, 0);
      return { local, external, failed, working, waiting, is_running: working + waiting > 0, run_total, recent };
    },
    forget: () => kept.clear(),
  };
}

async function readCounts(pool: Database, uploadId: string | null): Promise<Counts> {
  const { rows } = await pool.query<Counts>(
    uploadId === null ? OF_ALL : OF_UPLOAD,
    uploadId === null ? [] : [uploadId],
  );
  const [counts] = rows;
  if (!counts) throw new Error("counting gave no row");
  return counts;
}

/** A run begins with the oldest picture that is still queued. */
const BEGIN = "(select min(queued_at) from private.ad_pictures where state in ('waiting', 'working'))";

/** Each from an index that holds little more than what it counts. */
const OF_ALL = `
  select (select count(*) from public.ads_swipe where supabase_image_url is not null) as local,
         (select count(*) from public.ads_swipe where supabase_image_url is null) as not_stored,
         (select count(*) from private.ad_pictures where state = 'failed') as failed,
         (select count(*) from private.ad_pictures where state = 'working') as working,
         (select count(*) from private.ad_pictures where state = 'waiting') as waiting,
         (select count(*) from private.ad_pictures where queued_at >= ${BEGIN}) as run_total`;

const OF_UPLOAD = `
  with ads as (
    select a.supabase_image_url is not null as is_stored, p.state, p.queued_at
      from public.ads_swipe a left join private.ad_pictures p on p.ad_id = a.id
     where a.upload_id = $1
  )
  select count(*) filter (where is_stored) as local,
         count(*) filter (where not is_stored) as not_stored,
         count(*) filter (where state = 'failed') as failed,
         count(*) filter (where state = 'working') as working,
         count(*) filter (where state = 'waiting') as waiting,
         count(*) filter (where queued_at >= (
           select min(queued_at) from ads where state in ('waiting', 'working'))) as run_total
    from ads`;
