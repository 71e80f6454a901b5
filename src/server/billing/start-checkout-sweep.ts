import type { Billing } from "./billing.ts";
import { sweepCheckouts } from "./sweep-checkouts.ts";

const EVERY_MS = 2 * 60_000;

/** One sweep at a time. Stopping waits for the one under way. */
export function startCheckoutSweep(billing: Billing) {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => sweepCheckouts(billing))
      .catch((error: unknown) => billing.logger.warn({ err: error }, "the sweep of checkouts failed"));
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
