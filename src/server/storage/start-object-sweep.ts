import type { Logger } from "pino";
import type { ObjectStore } from "../adapters/storage/port.ts";
import type { Database } from "../database/pool.ts";
import { sweepObjectDeletions } from "./sweep-object-deletions.ts";

const EVERY_MS = 5_000;

/** Sweeps now and every five seconds, one sweep at a time. Stopping waits for the one under way. */
export function startObjectSweep(pool: Database, store: ObjectStore, logger: Logger) {
  let running = Promise.resolve();
  const sweep = () => {
    running = running
      .then(() => sweepObjectDeletions(pool, store, logger))
      .catch((error: unknown) => logger.warn({ err: error }, "the sweep of deleted objects failed"));
  };
  sweep();
  const timer = setInterval(sweep, EVERY_MS);
  return {
    /** For what should be gone now rather than in half a minute. */
    now: sweep,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
