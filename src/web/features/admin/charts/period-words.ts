import type { ChartRange } from "../../../../shared/contracts/admin-charts.ts";

const format = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString("en-GB", { ...options, timeZone: "UTC" });

const isMonthly = (range: ChartRange) => range === "12m";

/** "day" or "month" */
export const periodUnit = (range: ChartRange) => (isMonthly(range) ? "month" : "day");

/** Under the axis and in the table: "10 Nov", "Nov 2026". */
export const periodShort = (date: string, range: ChartRange) =>
  isMonthly(range)
    ? format(date, { month: "short", year: "numeric" })
    : format(date, { day: "numeric", month: "short" });

/** In full: "Tuesday 10 November", "November 2026". */
export const periodLong = (date: string, range: ChartRange) =>
  isMonthly(range)
    ? format(date, { month: "long", year: "numeric" })
    : format(date, { weekday: "long", day: "numeric", month: "long" }).replace(",", "");

/** The stretch of time that a range is compared with: "30 days". */
export const rangeWords = { "30d": "30 days", "90d": "90 days", "12m": "12 months" } as const;
