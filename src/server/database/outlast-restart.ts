import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseDown } from "./pool.ts";

const MAX_TRIES = 30;
const PAUSE_MS = 1_000;

/**
 * For what was paid for, or took long: does the work again while the database restarts, for half a minute. A try whose
 * connection broke may have been committed all the same, so the work has to bear being done twice.
 */
export async function outlastRestart<T>(
  work: () => Promise<T>,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseDown(error) || tries >= MAX_TRIES) throw error;
      await wait(PAUSE_MS);
    }
  }
}
