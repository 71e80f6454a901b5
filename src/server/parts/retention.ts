import { every } from "../every.ts";
import { sweepOldDetails } from "../retention/sweep-old-details.ts";
import type { Ground } from "./part.ts";

const SWEEP_EVERY_MS = 60 * 60_000;

/** Deletes old details, a few at a time. */
export function retentionPart({ config, pool, logger }: Ground) {
  const sweep = every(SWEEP_EVERY_MS, () => sweepOldDetails(pool, config), "the sweep of old details", logger);
  return {
    start() {
      sweep.start();
      sweep.now();
    },
    stop: sweep.stop,
  };
}
