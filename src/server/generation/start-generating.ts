import { setTimeout as sleep } from "node:timers/promises";
import type { GenerationParts } from "./generation-parts.ts";
import { createLeases } from "./leases.ts";

/** Assembles the parts of generating and keeps its leases alive. */
export function startGenerating(
  given: Omit<GenerationParts, "leases" | "wait" | "underWay"> & Partial<Pick<GenerationParts, "wait">>,
) {
  const leases = createLeases(given.pool, given.logger);
  const underWay = new Map<string, Promise<void>>();
  const wait: GenerationParts["wait"] = (ms, signal) => sleep(ms, undefined, signal && { signal });
  leases.start();
  return {
    parts: { wait, ...given, leases, underWay } satisfies GenerationParts,
    /** Waits for runs under way to finish, up to the time limit; the rest end as interrupted. */
    async finish(patienceMs: number) {
      const settled = Promise.allSettled(underWay.values());
      await Promise.race([settled, sleep(patienceMs, undefined, { ref: false })]);
      leases.endAll();
      await Promise.allSettled(underWay.values());
      await leases.stop();
    },
  };
}
