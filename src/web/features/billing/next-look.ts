import type { CheckoutStatus } from "../../../shared/contracts/checkout-status.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const SOON_MS = 2 * SECOND_MS;
/** A confirmation that has not arrived by then takes longer than anybody watches the page. */
const BRISK_FOR_MS = 2 * MINUTE_MS;
const WATCHED_FOR_MS = 120 * MINUTE_MS;

/**
 * How long until a page polls a checkout again; false when there is nothing to wait for, or when the page has been open
 * for too long. Returning to the page always checks.
 */
export function nextLook(state: CheckoutStatus["state"] | undefined, watchedMs: number): number | false {
  if ((state !== "open" && state !== "pending") || watchedMs > WATCHED_FOR_MS) return false;
  return state === "open" && watchedMs < BRISK_FOR_MS ? SOON_MS : MINUTE_MS;
}
