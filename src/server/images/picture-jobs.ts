import { AbandonedError, type Turn } from "../fairness/fair-queue.ts";

type Asker = { resolve: (bytes: Buffer) => void; reject: (error: unknown) => void };
type Job<Variant> = {
  /** By the variant's name, so that two requests for the same variant are recognised. */
  wanted: Map<string, { variant: Variant; askers: Set<Asker> }>;
  nobodyWaits: AbortController;
  hasBegun: boolean;
};

/** Makes the variants of a picture in one go. `wanted` is called when it begins, and not again. */
type Make<Variant> = (turn: Turn, wanted: () => Variant[]) => Promise<readonly Buffer[]>;

/**
 * One job per picture, however many requests there are and whatever sizes they ask for: it is decoded once for all that
 * arrive before its turn has come. Requests that hang up are dropped, and when all of them have, the job leaves the
 * queue.
 */
export function createPictureJobs<Variant>() {
  /** The newest job of each picture. */
  const jobs = new Map<string, Job<Variant>>();
  /** All that have begun. */
  const begun = new Map<string, Set<Promise<unknown>>>();

  function start(picture: string, turn: Turn, make: Make<Variant>): Job<Variant> {
    const nobodyWaits = new AbortController();
    const job: Job<Variant> = { wanted: new Map(), nobodyWaits, hasBegun: false };
    jobs.set(picture, job);
    const forget = () => jobs.get(picture) === job && jobs.delete(picture);
    const begin = () => {
      job.hasBegun = true;
      begun.set(picture, (begun.get(picture) ?? new Set()).add(done));
      return [...job.wanted.values()].map(({ variant }) => variant);
    };
    const end = (settle: (asker: Asker, index: number) => void) => {
      forget();
      const others = begun.get(picture);
      others?.delete(done);
      if (others?.size === 0) begun.delete(picture);
      [...job.wanted.values()].forEach(({ askers }, index) => {
        for (const asker of askers) settle(asker, index);
      });
    };
    nobodyWaits.signal.addEventListener("abort", () => job.hasBegun || forget());
    const done: Promise<void> = Promise.resolve()
      .then(() => make({ ...turn, signal: nobodyWaits.signal }, begin))
      .then(
        (made) => end(({ resolve }, index) => resolve(made[index] ?? Buffer.alloc(0))),
        (error: unknown) => end(({ reject }) => reject(error)),
      );
    return job;
  }

  return {
    ask(picture: string, variant: Variant, turn: Turn & { signal: AbortSignal }, make: Make<Variant>): Promise<Buffer> {
      const { signal } = turn;
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(new AbandonedError());
        const name = JSON.stringify(variant);
        const known = jobs.get(picture);
        const job = known && (!known.hasBegun || known.wanted.has(name)) ? known : start(picture, turn, make);
        const those = job.wanted.get(name) ?? { variant, askers: new Set() };
        job.wanted.set(name, those);
        const asker: Asker = { resolve, reject };
        those.askers.add(asker);
        const giveUp = () => {
          reject(new AbandonedError());
          those.askers.delete(asker);
          if (job.hasBegun) return;
          if (those.askers.size === 0) job.wanted.delete(name);
          if (job.wanted.size === 0) job.nobodyWaits.abort();
        };
        signal.addEventListener("abort", giveUp, { once: true });
      });
    },
    /** Resolves when nothing is being made of this picture. Jobs that still wait in the queue have not read it. */
    async settled(picture: string): Promise<void> {
      await Promise.all(begun.get(picture) ?? []);
    },
  };
}
