import { badRequest } from "./storage-error.ts";

const YEAR = 31_536_000;
/** A picture can be taken down, so shared caches ask again after ten minutes. */
const LONGEST_SHARED = 600;

/** For what only its policy lets somebody see. */
export const ASK_AGAIN = "private, no-cache";

/** What an upload asks for (`3600`, `max-age=3600` or `no-cache`), in the form in which Supabase Storage keeps it. */
export function readCacheControl(asked: string | null | undefined): string {
  if (!asked || /\bno-(?:cache|store)\b/i.test(asked)) return "no-cache";
  const seconds = /^(?:public, *)?(?:max-age=)?(\d{1,10})$/i.exec(asked.trim())?.[1];
  if (seconds === undefined) throw badRequest(`The cache control '${asked}' is not offered by this gateway`);
  return `max-age=${Math.min(Number(seconds), YEAR)}`;
}

/**
 * How long anybody may keep the picture: as long as was asked for when it was stored. For ever only where we made the
 * name ourselves: any other one can be taken again, once what was there is removed.
 */
export function publicCaching(kept: string): string {
  const { seconds, immutable } = read(kept);
  if (seconds === null) return "public, no-cache";
  return `public, max-age=${seconds}, s-maxage=${Math.min(seconds, LONGEST_SHARED)}${immutable}`;
}

/** The same for a redirect to the picture: it says where the picture is, which may be taken down. */
export function redirectCaching(kept: string): string {
  const { seconds } = read(kept);
  return seconds === null ? "public, no-cache" : `public, max-age=${Math.min(seconds, LONGEST_SHARED)}`;
}

function read(kept: string): { seconds: number | null; immutable: string } {
  const [, seconds, immutable = ""] = /^max-age=(\d{1,10})(, immutable)?$/.exec(kept) ?? [];
  return { seconds: seconds === undefined ? null : Number(seconds), immutable };
}
