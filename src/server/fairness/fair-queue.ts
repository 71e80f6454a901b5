export class TooBusyError extends Error {
  override readonly name = "TooBusyError";
  /** Whether this client has too much waiting, or all clients together. */
  readonly isOwnFault: boolean;

  constructor(isOwnFault: boolean) {
    super(isOwnFault ? "too much of theirs is waiting already" : "too much is waiting already");
    this.isOwnFault = isOwnFault;
  }
}

/** The client disconnected. */
export class AbandonedError extends Error {
  override readonly name = "AbandonedError";
}

export type Turn = {
  /** Whose work it is. Lanes take turns, so nobody waits behind a large batch of somebody else's. */
  lane: string;
  /** Who wants it. Askers in one lane take turns too: strangers cannot block an owner's own pictures. */
  asker?: string;
  /** Limited elsewhere, and perhaps paid for: waits its turn like all others, but is never refused. */
  isAdmitted?: boolean;
  /** Removes the job from the queue when nobody wants it any more. A job that has begun continues. */
  signal?: AbortSignal;
};

type Bounds = { atOnce: number; perLane: number; perAsker: number; waiting: number };
type Job = { asker: string; start: () => void };

export type FairQueue = <T>(turn: Turn, work: () => Promise<T>) => Promise<T>;

/** Limits how many jobs run and how many wait. Jobs beyond that are refused at once. */
export function createFairQueue({ atOnce, perLane, perAsker, waiting }: Bounds): FairQueue {
  /** Lanes, and askers in a lane, in the order of their turns: after its turn, each moves to the end. */
  const lanes = new Map<string, Map<string, Job[]>>();
  const perAskerNow = new Map<string, number>();
  let running = 0;
  let total = 0;

  const count = (asker: string, change: 1 | -1) => {
    total += change;
    const left = (perAskerNow.get(asker) ?? 0) + change;
    if (left > 0) perAskerNow.set(asker, left);
    else perAskerNow.delete(asker);
  };

  function refuseCrowds(lane: string, asker: string) {
    const inLane = [...(lanes.get(lane)?.values() ?? [])].reduce((sum, jobs) => sum + jobs.length, 0);
    const isOwnFault = inLane >= perLane || (perAskerNow.get(asker) ?? 0) >= perAsker;
    if (isOwnFault || total >= waiting) throw new TooBusyError(isOwnFault);
  }

  function enqueue(lane: string, job: Job) {
    const askers = lanes.get(lane) ?? new Map<string, Job[]>();
    lanes.set(lane, askers);
    askers.set(job.asker, [...(askers.get(job.asker) ?? []), job]);
    count(job.asker, 1);
  }

  function leave(lane: string, job: Job) {
    const askers = lanes.get(lane);
    const left = askers?.get(job.asker)?.filter((other) => other !== job) ?? [];
    if (left.length > 0) askers?.set(job.asker, left);
    else askers?.delete(job.asker);
    if (askers?.size === 0) lanes.delete(lane);
    count(job.asker, -1);
  }

  function startNext() {
    const [lane] = lanes;
    const [asker] = lane?.[1] ?? [];
    const [job] = asker?.[1] ?? [];
    if (!lane || !asker || !job || running >= atOnce) return;
    const [name, askers] = lane;
    // Both move to the end of the order; `leave` removes empty ones.
    lanes.delete(name);
    lanes.set(name, askers);
    askers.delete(asker[0]);
    askers.set(...asker);
    leave(name, job);
    job.start();
  }

  return async (turn, work) => {
    const { lane, asker = lane, isAdmitted = false, signal } = turn;
    if (signal?.aborted) throw new AbandonedError();
    if (running >= atOnce) {
      if (!isAdmitted) refuseCrowds(lane, asker);
      await new Promise<void>((resolve, reject) => {
        const giveUp = () => {
          leave(lane, job);
          reject(new AbandonedError());
        };
        const job: Job = {
          asker,
          start: () => {
            // The place is taken here already, so that no other job can slip in between.
            running++;
            signal?.removeEventListener("abort", giveUp);
            resolve();
          },
        };
        enqueue(lane, job);
        signal?.addEventListener("abort", giveUp, { once: true });
      });
    } else running++;
    try {
      return await work();
    } finally {
      running--;
      startNext();
    }
  };
}
