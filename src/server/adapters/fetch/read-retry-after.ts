const SECONDS = /^\d{1,9}$/;
const DATE = / GMT$/;
const MAX_MS = 60 * 60_000;

/** Seconds, or a date. Never longer than an hour: whoever asks for more is asked once more after that. */
export function readRetryAfter(value: string | null, now = Date.now()): number | undefined {
  const text = value?.trim() ?? "";
  const ms = SECONDS.test(text) ? Number(text) * 1_000 : DATE.test(text) ? Date.parse(text) - now : Number.NaN;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), MAX_MS);
}
