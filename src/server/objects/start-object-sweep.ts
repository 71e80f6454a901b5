import type { Logger } from "pino";
import type { ObjectStore, RemoveObject } from "../adapters/storage/port.ts";
import type { Database } from "../database/pool.ts";
import { queueOrphans } from "./queue-orphans.ts";
import { sweepObjectDeletions } from "./sweep-object-deletions.ts";
import { sweepOrphanFiles } from "./sweep-orphan-files.ts";

const EVERY_MS = 5_000;
const LOOK_FOR_ORPHANS_EVERY_MS = 60 * 60_000;

/** `store` is null where a hosted project keeps the files. */
type Parts = { pool: Database; objects: RemoveObject; store: ObjectStore | null; logger: Logger };

/** Sweeps now and every five seconds, and looks for orphans every hour, one at a time. Stopping waits for what is under way. */
export function startObjectSweep({ pool, objects, store, logger }: Parts) {
  let running = Promise.resolve();
  const run = (work: () => Promise<unknown>, failed: string) => {
    running = running.then(work).then(
      () => {},
      (error: unknown) => logger.warn({ err: error }, failed),
    );
  };
  const sweep = () => run(() => sweepObjectDeletions(pool, objects, logger), "the sweep of deleted objects failed");
  const lookForOrphans = () => {
    run(() => queueOrphans(pool), "the search for objects without an owner failed");
    if (store) run(() => sweepOrphanFiles(pool, store, logger), "the search for files without an object failed");
  };
  sweep();
  lookForOrphans();
  const timers = [setInterval(sweep, EVERY_MS), setInterval(lookForOrphans, LOOK_FOR_ORPHANS_EVERY_MS)];
  return {
    /** For what should be gone now rather than in half a minute. */
    now: sweep,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}
