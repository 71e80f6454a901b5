import type { Queryable, Transaction } from "../database/pool.ts";
import { sweepRows } from "../database/sweep-rows.ts";
import type { GenerationKey } from "./generation-key.ts";

/** A request has five minutes to arrive before its connection is closed. */
const KEPT_FOR = "6 minutes";
/** Far more than anybody cancels in that time; beyond it the oldest note is dropped. */
const MAX_PER_PERSON = 20;

export const NEVER_SENT = "The generation was cancelled before anything was sent. Nothing was charged.";

/** Notes that a generation must not start when its request arrives. */
export async function keepEarlyCancel(transaction: Transaction, { userId, id }: GenerationKey): Promise<void> {
  await transaction.query(
    `insert into private.early_cancels (user_id, generation_id, expires_at) values ($1, $2, now() + $3::interval)
     on conflict (user_id, generation_id) do update set expires_at = excluded.expires_at`,
    [userId, id, KEPT_FOR],
  );
  await transaction.query(
    `delete from private.early_cancels where user_id = $1 and generation_id in
       (select generation_id from private.early_cancels where user_id = $1
         order by generation_id = $2 desc, expires_at desc offset $3)`,
    [userId, id, MAX_PER_PERSON],
  );
}

/** Whether this one was cancelled before it arrived. It has arrived now, so the note is deleted. */
export async function takeEarlyCancel(transaction: Transaction, { userId, id }: GenerationKey): Promise<boolean> {
  const { rows } = await transaction.query<{ is_valid: boolean }>(
    `delete from private.early_cancels where user_id = $1 and generation_id = $2
     returning expires_at > now() as is_valid`,
    [userId, id],
  );
  return rows[0]?.is_valid ?? false;
}

export async function sweepEarlyCancels(db: Queryable): Promise<void> {
  await sweepRows(db, "private.early_cancels", "expires_at <= now()");
}
