import { MAX_RECENT_PICTURES, type RecentPicture } from "../../shared/contracts/ad-pictures.ts";
import { formatBytes } from "../../shared/format-bytes.ts";
import type { Database } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";

const MAX_WORKING = 3;
const MAX_WAITING = 3;

type Found = Row<"private.ad_pictures", "ad_id" | "changed_at" | "attempts" | "error" | "bytes" | "width" | "height"> &
  Row<"public.ads_swipe", "name" | "supabase_image_url"> & { state: RecentPicture["state"] };

/** A few of those under way, what was finished last, and what comes next. */
export async function readRecentPictures(pool: Database, uploadId: string | null): Promise<RecentPicture[]> {
  // In one statement, so that a picture that changes its state meanwhile is neither missing nor there twice.
  const { rows } = await pool.query<Found>(
    [
      select("working", "p.changed_at desc", MAX_WORKING),
      select("waiting", "p.next_attempt_at", MAX_WAITING),
      select("failed", "p.changed_at desc", MAX_RECENT_PICTURES),
      select("done", "p.changed_at desc", MAX_RECENT_PICTURES),
    ].join(" union all "),
    [uploadId],
  );
  const inState = (...states: string[]) => rows.filter(({ state }) => states.includes(state));
  const [working, waiting] = [inState("working"), inState("waiting")];
  const isRunning = working.length + waiting.length > 0;
  const finished = isRunning
    ? inState("failed", "done").sort((a, b) => b.changed_at.getTime() - a.changed_at.getTime())
    : // Now that nothing is running, what failed is what there is to do.
      [...inState("failed"), ...inState("done")];
  const left = MAX_RECENT_PICTURES - working.length - waiting.length;
  return [...working, ...finished.slice(0, left), ...waiting].map(describe);
}

const select = (state: RecentPicture["state"], order: string, limit: number) => `
  (select p.ad_id, p.state, p.changed_at, p.attempts, p.error, p.bytes, p.width, p.height, a.name, a.supabase_image_url
     from private.ad_pictures p join public.ads_swipe a on a.id = p.ad_id
    where p.state = '${state}' and ($1::uuid is null or a.upload_id = $1)
    order by ${order}, p.ad_id limit ${limit})`;

function describe(found: Found): RecentPicture {
  const { ad_id, name, state, supabase_image_url } = found;
  return { ad_id, name, state, detail: detailOf(found), image_url: state === "done" ? supabase_image_url : null };
}

function detailOf({ state, attempts, error, width, height, bytes }: Found): string {
  switch (state) {
    case "done":
      return `${width} × ${height}, ${formatBytes(bytes ?? 0)}`;
    case "failed":
      return attempts > 1 ? `${error}, tried ${attempts} times` : `${error}`;
    case "working":
      return "Fetching";
    case "waiting":
      return error ? `${error}, will be tried again` : "Waiting";
  }
}
