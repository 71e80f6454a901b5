import { randomUUID } from "node:crypto";
import type { Database } from "../../database/pool.ts";
import type { TestCheckout } from "./local.ts";

/** The share that a partial refund returns. */
export const PART_CENTS = 1_000;

/** The actions on the stand-in's page: when each is possible, what it changes, and which event reports it. */
const ACTIONS = {
  pay: { from: "progress = 'open'", change: "progress = 'paid'", event: "checkout.session.completed" },
  "pay-later": { from: "progress = 'open'", change: "progress = 'pending'", event: "checkout.session.completed" },
  arrive: {
    from: "progress = 'pending'",
    change: "progress = 'paid'",
    event: "checkout.session.async_payment_succeeded",
  },
  bounce: {
    from: "progress = 'pending'",
    change: "progress = 'failed'",
    event: "checkout.session.async_payment_failed",
  },
  "refund-part": {
    from: `progress = 'paid' and amount_refunded + ${PART_CENTS} < amount`,
    change: `amount_refunded = amount_refunded + ${PART_CENTS}`,
    event: "charge.refunded",
  },
  "refund-all": {
    from: "progress = 'paid' and amount_refunded < amount",
    change: "amount_refunded = amount",
    event: "charge.refunded",
  },
  dispute: {
    from: "progress = 'paid' and dispute is null",
    change: "dispute = 'open'",
    event: "charge.dispute.created",
  },
  "dispute-won": { from: "dispute = 'open'", change: "dispute = 'won'", event: "charge.dispute.closed" },
  "dispute-lost": { from: "dispute = 'open'", change: "dispute = 'lost'", event: "charge.dispute.closed" },
} as const;

export type LocalAction = keyof typeof ACTIONS;

export function isLocalAction(name: string): name is LocalAction {
  return Object.hasOwn(ACTIONS, name);
}

/** Changes the stand-in's rows and returns the event to send, as text; null when the state does not allow it. */
export async function actLocally(pool: Database, sessionId: string, action: LocalAction): Promise<string | null> {
  const { from, change, event } = ACTIONS[action];
  const { rows } = await pool.query<TestCheckout>(
    `update private.test_checkouts set ${change} where session_id = $1 and ${from} returning *`,
    [sessionId],
  );
  const [row] = rows;
  if (!row) return null;
  const object = event.startsWith("checkout.")
    ? { id: row.session_id, object: "checkout.session" }
    : { id: `obj_local_${randomUUID()}`, payment_intent: row.payment_intent_id };
  return JSON.stringify({
    id: `evt_local_${randomUUID().replaceAll("-", "")}`,
    object: "event",
    type: event,
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: { object },
  });
}
