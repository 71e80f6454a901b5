import { MAX_SCENE_PHOTOS } from "../../shared/contracts/save-version.ts";
import { createFairQueue } from "../fairness/fair-queue.ts";
import type { Darkroom } from "../images/darkroom.ts";
import type { KeptPhoto, PreviewParts } from "../previews/preview-parts.ts";
import { createRecent } from "../previews/recent.ts";
import type { RenderedCreative } from "../rendering/render-messages.ts";
import { createRenderPool } from "../rendering/render-pool.ts";
import type { Ground } from "./part.ts";

/** Threads of their own: however many previews are asked for, creatives keep theirs. */
const THREADS = 2;
/** A preview takes a tenth of a second. */
const MAX_MS = 6_000;
const PAINTING = { threads: THREADS, waiting: THREADS, timeoutMs: MAX_MS };
const TURNS = { atOnce: THREADS, perLane: 8, perAsker: 8, waiting: 64, maxMs: 2 * MAX_MS };
const MINUTES = 60_000;
const MEGABYTES = 1024 * 1024;
const PHOTOS = { maxBytes: 64 * MEGABYTES, maxPerOwner: 2 * MAX_SCENE_PHOTOS, maxAgeMs: 15 * MINUTES };
const PAINTED = { maxBytes: 32 * MEGABYTES, maxPerOwner: 64, maxAgeMs: 5 * MINUTES };

/** Previews for browsers that cannot paint. Their threads start with the first of them. */
export function previewsPart({ pool }: Ground, darkroom: Darkroom) {
  const painting = createRenderPool(PAINTING);
  const photos = createRecent<KeptPhoto>(PHOTOS);
  const painted = createRecent<RenderedCreative>(PAINTED);
  const previews: PreviewParts = {
    pool,
    darkroom,
    turns: createFairQueue(TURNS),
    paint: painting.renderInWorker,
    think: painting.think,
    photos,
    painted,
    forget(userId) {
      photos.forget(userId);
      painted.forget(userId);
    },
  };
  return { previews, stop: painting.close };
}
