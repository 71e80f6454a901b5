const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A short, readable time: "2 min ago", "Yesterday", "Mon", "3 Oct", "3 Oct 2025". */
export function shortDate(at: Date, now: Date, locale?: string): string {
  const passed = now.getTime() - at.getTime();
  if (passed < MINUTE_MS) return "Just now";
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)} min ago`;
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS);
  if (days <= 0) return `${Math.floor(passed / HOUR_MS)} h ago`;
  if (days === 1) return "Yesterday";
  const format = (options: Intl.DateTimeFormatOptions) => at.toLocaleDateString(locale, options);
  if (days < 7) return format({ weekday: "short" });
  const isThisYear = at.getFullYear() === now.getFullYear();
  return format({ day: "numeric", month: "short", ...(!isThisYear && { year: "numeric" }) });
}

/** "15 November 2026, 14:02", in the user's language and time zone. */
export const longDate = (at: Date) => at.toLocaleString(undefined, { dateStyle: "long", timeStyle: "short" });

const startOfDay = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
