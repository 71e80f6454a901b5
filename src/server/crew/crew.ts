import { AppError } from "../../shared/errors.ts";
import type { Clock } from "../fairness/fair-queue.ts";

/** A thread or a process that does one job at a time. */
export type Hand<Job, Result> = {
  /** Resolves when it has started and can work. */
  ready: Promise<unknown>;
  /** Does the job. Fails when the hand dies meanwhile. */
  work: (job: Job) => Promise<Result>;
  /** Ends at once, in the middle of whatever it is doing. */
  end: () => Promise<unknown>;
  /** Whether it has ended, by itself or because it was told to. */
  hasEnded: () => boolean;
};

/** The hand crashed over its job. */
export class CrashError extends Error {
  override readonly name = "CrashError";
}

export type Crew<Job, Result> = {
  /** Rejects when the clock says so: the hand is ended, and the next job gets a new one. */
  work: (job: Job, clock: Clock) => Promise<Result>;
  close: () => Promise<void>;
};

/** A thread loads the whole engine, and a machine may be busy. */
const MAX_START_MS = 60_000;

/**
 * Hands that are kept for the next job and replaced when they die or are stopped, so that a bad job never affects the
 * others. Starts as many as are busy at once: whoever gives out the work limits that. After `maxIdleMs` without work a
 * hand is ended, and its memory is free.
 */
export function createCrew<Job, Result>(
  start: () => Hand<Job, Result>,
  { maxIdleMs }: { maxIdleMs?: number } = {},
): Crew<Job, Result> {
  const idle: { hand: Hand<Job, Result>; timer: NodeJS.Timeout | undefined }[] = [];
  const busy = new Set<Hand<Job, Result>>();
  let isClosed = false;

  function take() {
    for (let last = idle.pop(); last; last = idle.pop()) {
      clearTimeout(last.timer);
      if (!last.hand.hasEnded()) return last.hand;
    }
    return start();
  }

  function keep(hand: Hand<Job, Result>) {
    const dismiss = () => {
      const place = idle.findIndex((other) => other.hand === hand);
      if (place >= 0) idle.splice(place, 1);
      void hand.end();
    };
    idle.push({ hand, timer: maxIdleMs === undefined ? undefined : setTimeout(dismiss, maxIdleMs).unref() });
  }

  return {
    async work(job, clock) {
      const { signal } = clock;
      if (isClosed) throw new AppError("unavailable", "The server is shutting down.");
      signal.throwIfAborted();
      const hand = take();
      busy.add(hand);
      let giveUp = () => {};
      const stopped = new Promise<never>((_, reject) => {
        giveUp = () => {
          void hand.end();
          reject(signal.reason);
        };
        signal.addEventListener("abort", giveUp, { once: true });
      });
      try {
        // To start is not the job's fault: its own time begins when the hand can work.
        clock.restart(MAX_START_MS);
        await Promise.race([hand.ready, stopped]).catch(notStarted);
        clock.restart();
        const result = await Promise.race([hand.work(job), stopped]);
        keep(hand);
        return result;
      } catch (error) {
        void hand.end();
        // Whoever is ended because we stop has done nothing wrong.
        throw isClosed ? new AppError("unavailable", "The server is shutting down.", { cause: error }) : error;
      } finally {
        busy.delete(hand);
        signal.removeEventListener("abort", giveUp);
      }
    },
    async close() {
      isClosed = true;
      for (const { timer } of idle) clearTimeout(timer);
      await Promise.all([...idle.splice(0).map(({ hand }) => hand), ...busy].map((hand) => hand.end()));
    },
  };
}

/** Not the job's fault either, so it must not be taken for one. */
function notStarted(cause: unknown): never {
  throw new AppError("unavailable", "Too much is going on here right now. Please try again in a moment.", { cause });
}
