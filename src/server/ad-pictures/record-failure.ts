import { FetchError } from "../adapters/fetch/port.ts";
import type { Queryable } from "../database/pool.ts";
import type { Pace } from "./ad-pictures-parts.ts";
import type { ClaimedPicture } from "./claim-pictures.ts";

const OUR_FAULT = "The copy could not be stored";
const INTERRUPTED = "The server was stopped while it worked on this picture";

/** What may go better later waits for its next attempt, with growing pauses. The rest has failed for good. */
export async function recordFailure(
  db: Queryable,
  { adId, claim, attempts }: ClaimedPicture,
  { maxAttempts, pausesMs }: Pick<Pace, "maxAttempts" | "pausesMs">,
  error: unknown,
): Promise<void> {
  const isStrangers = error instanceof FetchError;
  const isOver = (isStrangers && !error.isTransient) || attempts >= maxAttempts;
  const pause = Math.max(pausesMs[attempts - 1] ?? pausesMs.at(-1) ?? 0, (isStrangers && error.retryAfterMs) || 0);
  await db.query(
    `update private.ad_pictures
        set state = $3, error = $4, next_attempt_at = now() + $5 * interval '1 ms', claimed_until = null,
            changed_at = now()
      where ad_id = $1 and claim = $2 and state = 'working'`,
    [adId, claim, isOver ? "failed" : "waiting", isStrangers ? error.message : OUR_FAULT, pause],
  );
}

/** Gives pictures back untried: this process stops, and another one, or the next start, goes on. */
export async function giveBack(db: Queryable, { adId, claim }: ClaimedPicture): Promise<void> {
  await db.query(
    `update private.ad_pictures
        set state = 'waiting', attempts = attempts - 1, next_attempt_at = now(), claimed_until = null, changed_at = now()
      where ad_id = $1 and claim = $2 and state = 'working'`,
    [adId, claim],
  );
}

/** Pictures of processes that died. Each death counts as an attempt, in case the picture was the cause. */
export async function freeAbandoned(db: Queryable, { maxAttempts }: Pick<Pace, "maxAttempts">): Promise<number> {
  const { rowCount } = await db.query(
    `update private.ad_pictures
        set state = case when attempts >= $1 then 'failed' else 'waiting' end, error = $2, next_attempt_at = now(),
            claimed_until = null, changed_at = now()
      where ad_id in (select ad_id from private.ad_pictures
                       where state = 'working' and claimed_until < now() for update skip locked)`,
    [maxAttempts, INTERRUPTED],
  );
  return rowCount ?? 0;
}
