import type { ObjectKey } from "../adapters/storage/port.ts";
import type { FairQueue, Turn } from "../fairness/fair-queue.ts";
import { decodeForRenditions, ENCODER, makeRendition, type Pixels, type Rendition } from "../images/make-rendition.ts";
import { createPictureJobs } from "../images/picture-jobs.ts";
import type { RenditionCache } from "../images/rendition-cache.ts";

export type Renditions = ReturnType<typeof createRenditions>;

/** Smaller copies of stored pictures: cached ones at once, others when it is their turn in the queue. */
export function createRenditions(cache: RenditionCache, queue: FairQueue) {
  const jobs = createPictureJobs<Pixels, Rendition>(queue);
  return {
    async get(
      object: ObjectKey,
      wanted: Rendition,
      turn: Turn & { signal: AbortSignal },
      readOriginal: () => Promise<Uint8Array>,
    ): Promise<Buffer> {
      const { version: original } = object;
      const kept = await cache.read(original, renditionName(wanted));
      if (kept) return kept;
      return jobs.ask(original, wanted, turn, {
        decode: async () => decodeForRenditions(await readOriginal()),
        async make(pixels, rendition) {
          const made = await makeRendition(pixels, rendition);
          await cache.write(original, renditionName(rendition), made);
          return made;
        },
      });
    },
    /** Called when the original is deleted. Renditions that are just being made are waited for, and deleted too. */
    async forget({ version: original }: ObjectKey): Promise<void> {
      await jobs.settled(original);
      await cache.forget(original);
    },
  };
}

/** Identifies a rendition among those of its original. */
export const renditionName = (wanted: Rendition) => JSON.stringify([ENCODER, wanted]);
