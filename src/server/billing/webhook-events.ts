import type { PaymentEvent } from "../adapters/payments/port.ts";
import type { Queryable } from "../database/pool.ts";

/** Whether an event was processed, so that a repeat can be skipped. */
export async function wasProcessed(db: Queryable, eventId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    "select from private.webhook_events where event_id = $1 and processed_at is not null",
    [eventId],
  );
  return rowCount !== 0;
}

/** Records an event that had no effect; false when it was recorded before. If it is sent again it is handled again. */
export async function noteIgnored(db: Queryable, { id, type }: PaymentEvent): Promise<boolean> {
  const { rowCount } = await db.query(
    "insert into private.webhook_events (event_id, type) values ($1, $2) on conflict do nothing",
    [id, type],
  );
  return rowCount !== 0;
}
