import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../../shared/errors.ts";
import { reopenService } from "../ai/choose-service.ts";
import { placeOf } from "./generation-key.ts";
import type { GenerationParts } from "./generation-parts.ts";
import { INTERRUPTED } from "./interrupt-abandoned.ts";
import { createLeases } from "./leases.ts";
import { letterPicture } from "./letter-picture.ts";
import { takeKept } from "./letterings.ts";
import { recordEnd } from "./record-end.ts";
import { lostCall, resumeGeneration } from "./run-generation.ts";
import type { Abandoned } from "./tickets.ts";

/** Assembles the parts of generating, keeps its leases alive and goes on with jobs of processes that died. */
export function startGenerating(
  given: Omit<GenerationParts, "leases" | "wait" | "underWay"> & Partial<Pick<GenerationParts, "wait">>,
) {
  const underWay = new Map<string, Promise<void>>();
  const wait: GenerationParts["wait"] = (ms, signal) => sleep(ms, undefined, signal && { signal });
  const leases = createLeases(given.pool, given.logger, (job) => {
    const place = placeOf(job);
    const run = resume(job)
      .catch((error: unknown) => given.logger.error({ err: error, generation: job.id }, "a job could not be resumed"))
      .finally(() => underWay.delete(place));
    underWay.set(place, run);
  });
  const parts = { wait, ...given, leases, underWay } satisfies GenerationParts;

  async function resume(job: Abandoned): Promise<void> {
    const { signal, markWritten, release } = leases.hold(job);
    markWritten();
    try {
      const kept = await takeKept(parts.pool, job);
      if (kept) return await letterPicture(parts, job, kept, signal);
      if (!job.ticket) throw new Error("there is nothing to go on with");
      const chosen = await reopenService(parts, job.userId, job.service);
      if (chosen) return await resumeGeneration(parts, job, { chosen, ticket: job.ticket }, signal);
      // Its key was deleted meanwhile, and nobody else may ask.
      const error = new AppError("interrupted", INTERRUPTED);
      await recordEnd(parts.pool, job, { state: "interrupted", error }, [lostCall(job)]);
    } finally {
      release();
    }
  }

  leases.start();
  return {
    parts,
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
