import { expect, test } from "vitest";
import { nextLook } from "./get-checkout-status.ts";

const MINUTE_MS = 60_000;

test("a checkout that was just left is looked at every two seconds, then every minute", () => {
  expect(nextLook("open", 0)).toBe(2_000);
  expect(nextLook("open", 3 * MINUTE_MS)).toBe(MINUTE_MS);
});

test("a payment on its way is looked at every minute, for two hours", () => {
  expect(nextLook("pending", 0)).toBe(MINUTE_MS);
  expect(nextLook("pending", 119 * MINUTE_MS)).toBe(MINUTE_MS);
  expect(nextLook("pending", 121 * MINUTE_MS)).toBe(false);
  expect(nextLook("open", 121 * MINUTE_MS)).toBe(false);
});

test.each(["paid", "failed", "none", undefined] as const)("when it is %s, nothing is left to look for", (state) => {
  expect(nextLook(state, 0)).toBe(false);
});
