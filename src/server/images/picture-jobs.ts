import { AbandonedError, type FairQueue, type Turn } from "../fairness/fair-queue.ts";

type Asker = { resolve: (bytes: Buffer) => void; reject: (error: unknown) => void };
type Job<Variant> = {
  /** By the variant's name, so that two requests for the same variant are recognised. */
  wanted: Map<string, { variant: Variant; askers: Set<Asker> }>;
  nobodyWaits: AbortController;
  /** Set once the job has begun. */
  done?: Promise<void>;
};

type PictureWork<Pixels, Variant> = {
  decode: () => Promise<Pixels>;
  make: (pixels: Pixels, variant: Variant) => Promise<Buffer>;
};

/**
 * One job per picture, however many requests there are and whatever sizes they ask for: the picture is decoded once for
 * all requests that arrive before the job is done. Requests that hang up are dropped, and when all of them have, the
 * job leaves the queue.
 */
export function createPictureJobs<Pixels, Variant>(queue: FairQueue) {
  const jobs = new Map<string, Job<Variant>>();

  function start(picture: string, turn: Omit<Turn, "signal">, work: PictureWork<Pixels, Variant>): Job<Variant> {
    const job: Job<Variant> = { wanted: new Map(), nobodyWaits: new AbortController() };
    jobs.set(picture, job);
    // Later requests start a new job, so this must follow the last look at `wanted` without an await in between.
    const close = () => jobs.get(picture) === job && jobs.delete(picture);
    const fail = (error: unknown) => {
      close();
      for (const { askers } of job.wanted.values()) for (const { reject } of askers) reject(error);
    };
    const run = async () => {
      const pixels = await work.decode();
      for (let [next] = job.wanted; next; [next] = job.wanted) {
        const [name, { variant, askers }] = next;
        const bytes = await work.make(pixels, variant);
        job.wanted.delete(name);
        for (const { resolve } of askers) resolve(bytes);
      }
      close();
    };
    job.nobodyWaits.signal.addEventListener("abort", () => job.done ?? close());
    queue({ ...turn, signal: job.nobodyWaits.signal }, () => {
      job.done = run().catch(fail);
      return job.done;
    }).catch(fail);
    return job;
  }

  return {
    ask(
      picture: string,
      variant: Variant,
      { signal, ...turn }: Turn & { signal: AbortSignal },
      work: PictureWork<Pixels, Variant>,
    ): Promise<Buffer> {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(new AbandonedError());
        const { wanted, nobodyWaits } = jobs.get(picture) ?? start(picture, turn, work);
        const name = JSON.stringify(variant);
        const those = wanted.get(name) ?? { variant, askers: new Set() };
        wanted.set(name, those);
        const asker: Asker = { resolve, reject };
        those.askers.add(asker);
        const giveUp = () => {
          reject(new AbandonedError());
          those.askers.delete(asker);
          if (those.askers.size === 0 && wanted.get(name) === those) wanted.delete(name);
          if (wanted.size === 0) nobodyWaits.abort();
        };
        signal.addEventListener("abort", giveUp, { once: true });
      });
    },
    /** Resolves when nothing is being made of this picture. Jobs that still wait in the queue have not read it. */
    async settled(picture: string): Promise<void> {
      await jobs.get(picture)?.done;
    },
  };
}
