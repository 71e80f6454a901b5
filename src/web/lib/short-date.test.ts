import { expect, test } from "vitest";
import { shortDate } from "./short-date.ts";

const now = new Date(2026, 10, 15, 14, 2);
const said = (...parts: [number, number, number, number?, number?]) => shortDate(new Date(...parts), now, "en-GB");

test("the same day is told by how long ago it was", () => {
  expect(said(2026, 10, 15, 14, 2)).toBe("Just now");
  expect(said(2026, 10, 15, 14, 0)).toBe("2 min ago");
  expect(said(2026, 10, 15, 11, 30)).toBe("2 h ago");
});

test("the day before is yesterday, however few hours ago, and a week is told by its days", () => {
  expect(said(2026, 10, 14, 23, 59)).toBe("Yesterday");
  expect(said(2026, 10, 13, 8, 0)).toBe("Fri");
  expect(said(2026, 10, 9, 8, 0)).toBe("Mon");
});

test("longer ago is a date, with its year when that is another one", () => {
  expect(said(2026, 10, 8, 8, 0)).toBe("8 Nov");
  expect(said(2025, 10, 8, 8, 0)).toBe("8 Nov 2025");
});

test("a clock that runs ahead says no nonsense", () => {
  expect(said(2026, 10, 15, 15, 0)).toBe("Just now");
});
