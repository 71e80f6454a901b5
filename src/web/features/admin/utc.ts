const UTC = { timeZone: "UTC" } as const;
const format = (at: string, options: Intl.DateTimeFormatOptions) =>
  new Date(at).toLocaleString("en-GB", { ...options, ...UTC });

/** "12 Nov 2026". Always English and UTC, as the page around it. */
export const utcDay = (at: string) => format(at, { day: "numeric", month: "short", year: "numeric" });

/** "12 Nov 2026, 16:20" */
export const utcMinute = (at: string) => `${utcDay(at)}, ${format(at, { hour: "2-digit", minute: "2-digit" })}`;

/** "16:20:41" */
export const utcTime = (at: string) => format(at, { hour: "2-digit", minute: "2-digit", second: "2-digit" });

/** "Thursday 12 November 2026" */
export const utcWeekday = (at: string) =>
  format(at, { weekday: "long", day: "numeric", month: "long", year: "numeric" }).replace(",", "");
