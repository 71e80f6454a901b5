import type { Logger } from "pino";

export type Repeated = {
  start: () => void;
  /** Runs it now instead of at the next interval. */
  now: () => void;
  /** Waits for the run that is under way. */
  stop: () => Promise<void>;
};

/**
 * Runs a task at an interval, never twice at once. A failure is logged and does not stop later runs. Work that may take
 * long looks at `stopping`, and comes to an end.
 */
export function every(
  ms: number,
  work: (stopping: AbortSignal) => Promise<unknown>,
  what: string,
  logger: Logger,
): Repeated {
  const stopping = new AbortController();
  let running = Promise.resolve();
  let isWaiting = false;
  let timer: NodeJS.Timeout | undefined;
  const once = async () => {
    isWaiting = false;
    await work(stopping.signal);
  };
  const now = () => {
    // A run that has not begun yet covers this request too.
    if (isWaiting) return;
    isWaiting = true;
    running = running.then(once).catch((error: unknown) => logger.warn({ err: error }, `${what} failed`));
  };
  return {
    start: () => {
      timer = setInterval(now, ms);
    },
    now,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
