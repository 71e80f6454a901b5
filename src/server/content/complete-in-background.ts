import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { PaintedFiles } from "./painted-files.ts";

/** Whoever opens the page right after the start goes first. */
const AFTER_START_MS = 20_000;

/** Paints what is still missing, one at a time: a request that comes meanwhile waits for one picture at most. */
export function completeInBackground<Item>(files: PaintedFiles<Item>, items: readonly Item[], logger: Logger) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let work = Promise.resolve();

  async function run() {
    await sleep(AFTER_START_MS, undefined, { signal, ref: false }).catch(() => {});
    for (const item of items) {
      if (signal.aborted) return;
      await files.complete(item).catch((error: unknown) => {
        if (!signal.aborted) logger.warn({ err: error }, "a picture could not be painted");
      });
    }
  }

  return {
    start: () => {
      work = run();
    },
    stop: () => {
      stopping.abort();
      return work;
    },
  };
}
