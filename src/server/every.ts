import type { Logger } from "pino";

export type Repeated = {
  start: () => void;
  /** For what should not wait for its time. */
  now: () => void;
  /** Waits for what is under way. */
  stop: () => Promise<void>;
};

/** Does something again and again, one at a time. When it fails the log says so, and the next time comes all the same. */
export function every(ms: number, work: () => Promise<unknown>, what: string, logger: Logger): Repeated {
  let running = Promise.resolve();
  let isWaiting = false;
  let timer: NodeJS.Timeout | undefined;
  const once = async () => {
    isWaiting = false;
    await work();
  };
  const now = () => {
    // One that has not begun yet will see to whatever this one was for.
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
      await running;
    },
  };
}
