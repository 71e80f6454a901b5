import type { ObjectKey, ObjectStore } from "../adapters/storage/port.ts";
import type { Turn } from "../fairness/fair-queue.ts";
import type { Darkroom } from "../images/darkroom.ts";
import { ENCODER, type Rendition } from "../images/make-renditions.ts";
import type { Fault } from "../images/picture-fault.ts";
import { createPictureJobs } from "../images/picture-jobs.ts";
import type { RenditionCache } from "../images/rendition-cache.ts";

/** No smaller copies can be made of this picture. Whoever asks again is told at once. */
export class NoRenditionError extends Error {
  override readonly name = "NoRenditionError";
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`no rendition can be made: ${fault}`);
    this.fault = fault;
  }
}

export type Renditions = ReturnType<typeof createRenditions>;

/** Smaller copies of stored pictures: cached ones at once, others when it is their turn in the queue. */
export function createRenditions(cache: RenditionCache, darkroom: Pick<Darkroom, "renditions">) {
  const jobs = createPictureJobs<Rendition>();
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
      const fault = await cache.read(original, FAULT);
      if (fault) throw new NoRenditionError(fault.toString() as Fault);
      return jobs.ask(original, wanted, turn, async (whose, begin) => {
        let taken: Rendition[] = [];
        const made = await darkroom.renditions(whose, readOriginal, () => {
          taken = begin();
          return taken;
        });
        if ("fault" in made) {
          await cache.write(original, FAULT, Buffer.from(made.fault));
          throw new NoRenditionError(made.fault);
        }
        for (const [index, bytes] of made.renditions.entries()) {
          const rendition = taken[index];
          if (rendition) await cache.write(original, renditionName(rendition), bytes);
        }
        return made.renditions;
      });
    },
    /** Called when the original is deleted. Renditions that are just being made are waited for, and deleted too. */
    async forget({ version: original }: ObjectKey): Promise<void> {
      await jobs.settled(original);
      await cache.forget(original);
    },
  };
}

/** A store that deletes an object's renditions together with the object. */
export function forgetRenditions(store: ObjectStore, renditions: Renditions): ObjectStore {
  return {
    ...store,
    async remove(key) {
      await store.remove(key);
      await renditions.forget(key);
    },
  };
}

/** Identifies a rendition among those of its original. */
export const renditionName = (wanted: Rendition) => JSON.stringify([ENCODER, wanted]);
/** Kept like a rendition: why there is none. Another decoder may try again. */
const FAULT = JSON.stringify([ENCODER, "fault"]);
