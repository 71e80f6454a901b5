import { utcDay } from "../utc.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const MAX_DAYS = 30;

/** "3 hours ago". A session in use is renewed once an hour, so nothing finer is known. */
export function lastSeen(at: string, now: Date): { words: string; isActive: boolean } {
  const passed = now.getTime() - new Date(at).getTime();
  if (passed < HOUR_MS) return { words: "Active in the last hour", isActive: true };
  return { words: ago(passed) ?? `on ${utcDay(at)}`, isActive: false };
}

function ago(passed: number): string | null {
  const [count, unit] = passed < DAY_MS ? [Math.floor(passed / HOUR_MS), "hour"] : [Math.floor(passed / DAY_MS), "day"];
  if (unit === "day" && count > MAX_DAYS) return null;
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}
