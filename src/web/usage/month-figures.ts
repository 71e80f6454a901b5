import type { Usage } from "./get-usage.ts";

export type Day = { date: string; images: number; calls: number };

const MONTHS = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
];
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * "November", "November 2026", "9 Nov". Always English and UTC, as the page around it, and without Intl: a chart names
 * thirty days, and a browser takes longer for their formats than for the whole screen.
 */
export const monthName = (day: string) => MONTHS[dateOf(day).getUTCMonth()] ?? "";
export const monthAndYear = (day: string) => `${monthName(day)} ${dateOf(day).getUTCFullYear()}`;
export const dayAndMonth = (day: string) => `${dateOf(day).getUTCDate()} ${shortened(monthName(day))}`;
const shortened = (month: string) => month.slice(0, month === "September" ? 4 : 3);

/** The month `by` months before or after the month of this day. */
export function shiftMonth(day: string, by: number): string {
  const date = dateOf(day);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by, 1)).toISOString().slice(0, 10);
}

export const images = ({ days }: Usage) => days.reduce((sum, day) => sum + day.images, 0);

/** In percent, to one decimal; 0 when nothing was called. */
export function successRate({ calls, succeeded }: Pick<Usage, "calls" | "succeeded">): number {
  return calls === 0 ? 0 : Math.round((succeeded / calls) * 1000) / 10;
}

/** Every day of the month up to today, including those on which nothing happened. */
export function daysOf({ month, days }: Pick<Usage, "month" | "days">, now: Date): Day[] {
  const known = new Map(days.map((day) => [day.date, day]));
  const today = now.toISOString().slice(0, 10);
  const end = shiftMonth(month, 1);
  const all: Day[] = [];
  for (let date = dateOf(month); ; date = new Date(date.getTime() + 86_400_000)) {
    const day = date.toISOString().slice(0, 10);
    // A call just after midnight on the server's clock may be tomorrow on this one.
    if (day >= end || (day > today && ![...known.keys()].some((used) => used >= day))) return all;
    all.push(known.get(day) ?? { date: day, images: 0, calls: 0 });
  }
}

/** The first of the best days, if there was any. */
export function bestDay(days: readonly Day[]): Day | null {
  const best = days.reduce<Day | null>((top, day) => (day.images > (top?.images ?? 0) ? day : top), null);
  return best;
}

/** "$2.38"; under a dollar to a hundredth of a cent, since some calls cost less than a cent. Without Intl, as above. */
export function formatUsd(usd: number): string {
  const [dollars = "", cents = ""] = usd.toFixed(usd > 0 && usd < 1 ? 4 : 2).split(".");
  return `$${dollars.replace(/\B(?=(\d{3})+$)/g, ",")}.${cents.replace(/(?<=..)0+$/, "")}`;
}
