import { expect, test } from "vitest";
import { lastSeen } from "./last-seen.ts";

const now = new Date("2026-11-16T12:00:00Z");

test.each([
  ["2026-11-16T11:30:00Z", "Active in the last hour"],
  ["2026-11-16T11:00:00Z", "1 hour ago"],
  ["2026-11-15T13:00:00Z", "23 hours ago"],
  ["2026-11-15T11:00:00Z", "1 day ago"],
  ["2026-11-10T11:00:00Z", "6 days ago"],
  ["2026-08-14T10:00:00Z", "on 14 Aug 2026"],
  // The server's clock may be ahead of this one.
  ["2026-11-16T12:00:05Z", "Active in the last hour"],
])("%s was %s", (at, words) => {
  expect(lastSeen(at, now).words).toBe(words);
});
