import { expect, test } from "vitest";
import { readRetryAfter } from "./read-retry-after.ts";

test.each([
  ["120", 120_000],
  ["0", 0],
  ["Sun, 15 Nov 2026 12:01:00 GMT", 60_000],
  ["Sun, 15 Nov 2026 11:00:00 GMT", 0],
  ["999999", 3_600_000],
  ["Fri, 31 Dec 9999 23:59:59 GMT", 3_600_000],
  ["soon", undefined],
  ["-5", undefined],
  ["", undefined],
  [null, undefined],
])("%j asks for %j ms", (value, ms) => {
  expect(readRetryAfter(value, Date.parse("2026-11-15T12:00:00Z"))).toBe(ms);
});
