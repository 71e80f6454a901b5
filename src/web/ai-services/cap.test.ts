import { expect, test } from "vitest";
import { capOf, isStopped } from "./cap.ts";

const spending = (certain: number, unsure = 0, cap: number | null = 20) => ({
  month: "2026-11-01",
  cap_usd: cap,
  certain_usd: certain,
  unsure_usd: unsure,
});

test("what is unsure counts toward the cap", () => {
  expect(capOf(spending(15, 1))).toEqual({ usd: 20, spent: 16, left: 4, level: "warned" });
  expect(capOf(spending(15.9))?.level).toBe("low");
  expect(capOf(spending(19, 1))?.level).toBe("reached");
  expect(capOf(spending(15, 1, null))).toBeNull();
});

test("a picture that would pass the cap is stopped; what is free never is", () => {
  const cap = capOf(spending(19.98));
  expect([0.034, 0.01, 0, null].map((usd) => isStopped(cap, usd))).toEqual([true, false, false, false]);
  expect(isStopped(capOf(spending(20)), null)).toBe(true);
  expect(isStopped(null, 5)).toBe(false);
});
