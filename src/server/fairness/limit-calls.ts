import { AppError } from "../../shared/errors.ts";
import type { Queryable } from "../database/pool.ts";

const TOO_MANY_ATTEMPTS = "Too many attempts. Please wait a minute before trying again.";

const LIMITS = {
  /** Enough for typing a key, too few for testing a list of stolen ones. */
  key_check: { calls: 10, minutes: 1, refusal: TOO_MANY_ATTEMPTS },
  /** Every rewrite costs the user money. */
  enhance: { calls: 30, minutes: 1, refusal: TOO_MANY_ATTEMPTS },
  /** Painted anew on the server, and kept. */
  save_meme: {
    calls: 20,
    minutes: 1,
    refusal: "You have saved 20 memes within a minute. This one was not saved; please wait a moment and try again.",
  },
  save_version: {
    calls: 30,
    minutes: 1,
    refusal: "You have kept 30 versions within a minute. This one was not kept; please wait a moment and try again.",
  },
  save_brand: {
    calls: 60,
    minutes: 1,
    refusal: "You have saved brands 60 times within a minute. Nothing was saved; please wait a moment and try again.",
  },
  add_font: {
    calls: 20,
    minutes: 1,
    refusal: "You have sent 20 fonts within a minute. This one was not looked at; please wait a moment.",
  },
  /** The page asks once for each. */
  read_font: {
    calls: 60,
    minutes: 1,
    refusal: "Your fonts were asked for 60 times within a minute. Please wait a moment.",
  },
  /** Each opens a dozen addresses of others. */
  read_site: {
    calls: 10,
    minutes: 1,
    refusal: "You have looked up 10 addresses within a minute. This one was not opened; please wait a moment.",
  },
  /** Ten a second: nobody types faster for long, since each preview waits for the one before. */
  preview: {
    calls: 600,
    minutes: 1,
    refusal: "Too many previews were asked for within a minute. Your changes are kept; please wait a moment.",
  },
  /** Enough to look at every mail, too few to bother somebody with. */
  test_mail: {
    calls: 10,
    minutes: 5,
    refusal: "You have sent 10 test mails within 5 minutes. Nothing was sent; please wait a few minutes.",
  },
};

type Kind = keyof typeof LIMITS;

/** The last statement about the calls of one person and kind. */
const lastOf = new WeakMap<Queryable, Map<string, Promise<unknown>>>();

/**
 * Counts one more call of this kind and refuses it if it exceeds the limit, in one statement. All calls of one person
 * count in the same row, so they ask one after the other: many at once take one connection, not all of them.
 */
export async function limitCalls(db: Queryable, userId: string, kind: Kind): Promise<void> {
  const ours = lastOf.get(db) ?? new Map<string, Promise<unknown>>();
  lastOf.set(db, ours);
  const name = `${kind} ${userId}`;
  const counted = (ours.get(name) ?? Promise.resolve()).then(() => countCall(db, userId, kind));
  const settled = counted.catch(() => {});
  ours.set(name, settled);
  try {
    await counted;
  } finally {
    if (ours.get(name) === settled) ours.delete(name);
  }
}

async function countCall(db: Queryable, userId: string, kind: Kind): Promise<void> {
  const { calls, minutes, refusal } = LIMITS[kind];
  const { rows } = await db.query<{ calls: number; seconds_left: number }>(
    `insert into private.call_limits as counter (user_id, kind, window_start, calls) values ($1, $2, now(), 1)
     on conflict (user_id, kind) do update set
       window_start = case when counter.window_start > now() - make_interval(mins => $4) then counter.window_start else now() end,
       calls = case when counter.window_start > now() - make_interval(mins => $4) then least(counter.calls, $3) + 1 else 1 end
     returning calls, ceil(extract(epoch from window_start + make_interval(mins => $4) - now()))::int as seconds_left`,
    [userId, kind, calls, minutes],
  );
  const [counted] = rows;
  if (!counted || counted.calls <= calls) return;
  throw new AppError("rate_limited", refusal, { retryAfter: Math.max(1, counted.seconds_left) });
}
