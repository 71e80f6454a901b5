import { every } from "../every.ts";
import { sweepFonts } from "../fonts/sweep-fonts.ts";
import { sweepOldDetails } from "../retention/sweep-old-details.ts";
import type { Ground } from "./part.ts";

const SWEEP_EVERY_MS = 60 * 60_000;

/** Deletes old details, and fonts that nothing uses, a few at a time. */
export function retentionPart({ config, pool, logger }: Ground) {
  const sweepAll = async () => {
    await sweepOldDetails(pool, config);
    await sweepFonts(pool);
  };
  const sweep = every(SWEEP_EVERY_MS, sweepAll, "the sweep of old details", logger);
  return {
    start() {
      sweep.start();
      sweep.now();
    },
    stop: sweep.stop,
  };
}
