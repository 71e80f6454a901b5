export class TooBusyError extends Error {
  override readonly name = "TooBusyError";
  /** Whether this client has too much waiting, or all clients together. */
  readonly isOwnFault: boolean;

  constructor(isOwnFault: boolean) {
    super(isOwnFault ? "too much of theirs is waiting already" : "too much is waiting already");
    this.isOwnFault = isOwnFault;
  }
}

/** The work was stopped, because it took longer than one turn may. */
export class TookTooLongError extends Error {
  override readonly name = "TookTooLongError";

  constructor(maxMs: number) {
    super(`it took longer than ${maxMs / 1_000} seconds`);
  }
}

/** The client disconnected. */
export class AbandonedError extends Error {
  override readonly name = "AbandonedError";
}

export type Turn = {
  /** What waits in line together. Lanes take turns, so nobody waits behind a large batch of somebody else's. */
  lane: string;
  /** Whose work it is, whatever the lane. Nobody has more than half of the places. */
  person?: string;
  /** Who wants it. Askers in one lane take turns too: strangers cannot block an owner's own pictures. */
  asker?: string;
  /** Limited elsewhere, and perhaps paid for: waits its turn like all others, but is never refused. */
  isAdmitted?: boolean;
  /** Removes the job from the queue when nobody wants it any more. A job that has begun continues. */
  signal?: AbortSignal;
};

export type QueueBounds = {
  atOnce: number;
  /** How many may wait: in one lane, for one asker, in all. */
  perLane: number;
  perAsker: number;
  waiting: number;
  /** How long one turn may take. After that its signal is aborted. */
  maxMs: number;
};
type Job = { asker: string; holders: readonly string[]; start: () => void };

/** The clock of a turn. Its signal is aborted when the turn is over, with the error that says so as its reason. */
export type Clock = {
  signal: AbortSignal;
  /** From now on, for as long as a turn may take or for so many milliseconds. */
  restart: (ms?: number) => void;
};

export type FairQueue = <T>(turn: Turn, work: (clock: Clock) => Promise<T>) => Promise<T>;

/** Limits how many jobs run, for how long, and how many wait. Jobs beyond that are refused at once. */
export function createFairQueue({ atOnce, perLane, perAsker, waiting, maxMs }: QueueBounds): FairQueue {
  const perHolder = Math.max(1, Math.floor(atOnce / 2));
  /** Lanes, and askers in a lane, in the order of their turns: after its turn, each moves to the end. */
  const lanes = new Map<string, Map<string, Job[]>>();
  const waitingBy = new Map<string, number>();
  const heldBy = new Map<string, number>();
  let running = 0;
  let total = 0;

  const hasPlace = (holders: readonly string[]) =>
    running < atOnce && holders.every((holder) => (heldBy.get(holder) ?? 0) < perHolder);
  const take = (holders: readonly string[], change: 1 | -1) => {
    running += change;
    for (const holder of holders) count(heldBy, holder, change);
  };

  function refuseCrowds(lane: string, asker: string) {
    const inLane = [...(lanes.get(lane)?.values() ?? [])].reduce((sum, jobs) => sum + jobs.length, 0);
    const isOwnFault = inLane >= perLane || (waitingBy.get(asker) ?? 0) >= perAsker;
    if (isOwnFault || total >= waiting) throw new TooBusyError(isOwnFault);
  }

  function enqueue(lane: string, job: Job) {
    const askers = lanes.get(lane) ?? new Map<string, Job[]>();
    lanes.set(lane, askers);
    askers.set(job.asker, [...(askers.get(job.asker) ?? []), job]);
    total++;
    count(waitingBy, job.asker, 1);
  }

  function leave(lane: string, job: Job) {
    const askers = lanes.get(lane);
    const left = askers?.get(job.asker)?.filter((other) => other !== job) ?? [];
    if (left.length > 0) askers?.set(job.asker, left);
    else askers?.delete(job.asker);
    if (askers?.size === 0) lanes.delete(lane);
    total--;
    count(waitingBy, job.asker, -1);
  }

  /** The first in the order whose people have a place left. */
  function next() {
    for (const [lane, askers] of lanes) {
      for (const [asker, [job]] of askers) if (job && hasPlace(job.holders)) return { lane, asker, job };
    }
    return undefined;
  }

  function startNext() {
    for (let found = next(); found; found = next()) {
      const { lane, asker, job } = found;
      moveToEnd(lanes, lane);
      const askers = lanes.get(lane);
      if (askers) moveToEnd(askers, asker);
      leave(lane, job);
      job.start();
    }
  }

  function wait(lane: string, asker: string, holders: readonly string[], signal: AbortSignal | undefined) {
    return new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        leave(lane, job);
        reject(new AbandonedError());
      };
      const start = () => {
        // The place is taken here already, so that no other job can slip in between.
        take(holders, 1);
        signal?.removeEventListener("abort", giveUp);
        resolve();
      };
      const job: Job = { asker, holders, start };
      enqueue(lane, job);
      signal?.addEventListener("abort", giveUp, { once: true });
    });
  }

  return async (turn, work) => {
    const { lane, person, asker = lane, isAdmitted = false, signal } = turn;
    // A stranger who asks for somebody's pictures uses places of both.
    const holders = [...new Set([person, turn.asker])].filter((name) => name !== undefined);
    if (signal?.aborted) throw new AbandonedError();
    if (hasPlace(holders)) take(holders, 1);
    else {
      if (!isAdmitted) refuseCrowds(lane, asker);
      await wait(lane, asker, holders, signal);
    }
    const over = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const restart = (ms = maxMs) => {
      clearTimeout(timer);
      timer = setTimeout(() => over.abort(new TookTooLongError(ms)), ms);
    };
    restart();
    try {
      return await work({ signal: over.signal, restart });
    } finally {
      clearTimeout(timer);
      take(holders, -1);
      startNext();
    }
  };
}

function count(counts: Map<string, number>, name: string, change: 1 | -1) {
  const left = (counts.get(name) ?? 0) + change;
  if (left > 0) counts.set(name, left);
  else counts.delete(name);
}

function moveToEnd<T>(order: Map<string, T>, name: string) {
  const value = order.get(name);
  if (value === undefined) return;
  order.delete(name);
  order.set(name, value);
}
