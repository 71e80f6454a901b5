import { expect, test } from "vitest";
import { bestDay, dayAndMonth, daysOf, formatUsd, monthAndYear, shiftMonth, successRate } from "./month-figures.ts";

const march = (days: { date: string; images: number; calls: number }[]) => ({ month: "2026-03-01", days });

test("a month has all of its days, the current one those up to today", () => {
  const used = { date: "2026-03-02", images: 3, calls: 4 };
  expect(daysOf(march([used]), new Date("2026-03-03T12:00:00Z"))).toEqual([
    { date: "2026-03-01", images: 0, calls: 0 },
    used,
    { date: "2026-03-03", images: 0, calls: 0 },
  ]);
  expect(daysOf(march([]), new Date("2026-05-03T12:00:00Z"))).toHaveLength(31);
});

test("what the server counted is shown, even when this clock is a day behind", () => {
  const used = { date: "2026-03-03", images: 1, calls: 1 };
  expect(daysOf(march([used]), new Date("2026-03-02T23:59:00Z")).at(-1)).toEqual(used);
});

test("the best day is the first of the best, and none when there was nothing", () => {
  const days = [2, 5, 5].map((images, index) => ({ date: `2026-03-0${index + 1}`, images, calls: images }));
  expect(bestDay(days)?.date).toBe("2026-03-02");
  expect(bestDay([{ date: "2026-03-01", images: 0, calls: 2 }])).toBeNull();
});

test("the success rate is measured, and 0 when nothing was called", () => {
  expect(successRate({ calls: 0, succeeded: 0 })).toBe(0);
  expect(successRate({ calls: 61, succeeded: 60 })).toBe(98.4);
});

test("months and days are said in UTC, and months step over the year", () => {
  expect(shiftMonth("2026-01-31", -1)).toBe("2025-12-01");
  expect(shiftMonth("2026-12-05", 1)).toBe("2027-01-01");
  expect(monthAndYear("2026-03-01")).toBe("March 2026");
  expect(dayAndMonth("2026-11-09")).toBe("9 Nov");
});

test("all months are named as British English names them", () => {
  for (let month = 0; month < 12; month++) {
    const date = new Date(Date.UTC(2026, month, 28));
    const say = (options: Intl.DateTimeFormatOptions) =>
      date.toLocaleDateString("en-GB", { ...options, timeZone: "UTC" });
    const day = date.toISOString().slice(0, 10);
    expect(monthAndYear(day)).toBe(say({ month: "long", year: "numeric" }));
    expect(dayAndMonth(day)).toBe(say({ day: "numeric", month: "short" }));
  }
});

test.each([
  [0, "$0.00"],
  [0.0034, "$0.0034"],
  [0.0672, "$0.0672"],
  [0.5, "$0.50"],
  [2.3821, "$2.38"],
  [0.99999, "$1.00"],
  [1234567.5, "$1,234,567.50"],
])("%d dollars are written as %s", (usd, words) => {
  expect(formatUsd(usd)).toBe(words);
});
