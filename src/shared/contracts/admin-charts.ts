import { z } from "zod";

export const adminChartsInput = z.strictObject({ range: z.enum(["30d", "90d", "12m"]).default("30d") });
export type ChartRange = z.output<typeof adminChartsInput>["range"];

const period = z.object({
  /** The day in UTC, or the first day of the month. */
  date: z.iso.date(),
  sales: z.number(),
  gross_cents: z.number(),
  refunds: z.number(),
  returned_cents: z.number(),
  sign_ups: z.number(),
  /** How many of those who signed up then have bought since. */
  bought: z.number(),
});
export type ChartPeriod = z.output<typeof period>;

export const adminChartsOutput = z.object({
  /** Every day or month of the range, also those on which nothing happened. */
  periods: z.array(period),
  /** The same stretch of time before. */
  before: z.object({ net_cents: z.number(), sign_ups: z.number() }),
});
export type AdminCharts = z.output<typeof adminChartsOutput>;
