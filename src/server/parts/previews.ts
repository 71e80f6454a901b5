import { createFairQueue, type FairQueue } from "../fairness/fair-queue.ts";
import type { KeptPhoto, PreviewParts } from "../previews/preview-parts.ts";
import { createRecent } from "../previews/recent.ts";
import type { RenderedCreative } from "../rendering/render-messages.ts";
import { createRenderPool } from "../rendering/render-pool.ts";
import type { Ground } from "./part.ts";

/** One thread of its own: however many previews are asked for, creatives keep theirs. */
const THREADS = 1;
const PAINTING = { threads: THREADS, waiting: 1, timeoutMs: 20_000 };
const TURNS = { atOnce: THREADS, perLane: 8, perAsker: 8, waiting: 64 };
const MINUTES = 60_000;
const MEGABYTES = 1024 * 1024;
const PHOTOS = { maxBytes: 64 * MEGABYTES, maxPerOwner: 4, maxAgeMs: 15 * MINUTES };
const PAINTED = { maxBytes: 32 * MEGABYTES, maxPerOwner: 64, maxAgeMs: 5 * MINUTES };

/** Previews for browsers that cannot paint. The thread starts with the first of them. */
export function previewsPart({ pool }: Ground, pixels: FairQueue) {
  const painting = createRenderPool(PAINTING);
  const photos = createRecent<KeptPhoto>(PHOTOS);
  const painted = createRecent<RenderedCreative>(PAINTED);
  const previews: PreviewParts = {
    pool,
    pixels,
    turns: createFairQueue(TURNS),
    paint: painting.renderInWorker,
    photos,
    painted,
    forget(userId) {
      photos.forget(userId);
      painted.forget(userId);
    },
  };
  return { previews, stop: painting.close };
}
