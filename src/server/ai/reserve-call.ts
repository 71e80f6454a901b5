import { randomUUID } from "node:crypto";
import type { ServiceId } from "../../shared/ai-services/services.ts";
import { AppError } from "../../shared/errors.ts";
import type { Queryable } from "../database/pool.ts";
import type { CallKind } from "./record-ai-calls.ts";

/** Counted for a picture whose price its service does not list. */
export const UNLISTED_USD = 0.25;

/** The current month, UTC: its first day, and its first moment. */
export const MONTH = "date_trunc('month', now() at time zone 'UTC')::date";
export const MONTH_START = "date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'";

/** The cap, if there is one, and what counts toward it. */
const STANDING = `
  select s.cap_usd::float8 as cap,
         (select coalesce(sum(c.price_usd + c.possible_usd), 0)::float8 from public.ai_calls c
           where c.user_id = $1 and c.started_at >= ${MONTH_START}) as spent
    from private.ai_settings s where s.user_id = $1 and s.cap_usd is not null`;

type NewCall = {
  userId: string;
  kind: CallKind;
  service: ServiceId;
  model: string | null;
  generationId?: string;
  /** With 0 nothing is spent, and nothing is noted. */
  mostUsd: number;
};

/**
 * Notes a call before it is sent, with the most it may cost, unless that would pass its user's cap. The caller holds the
 * lock on this user's starts, so two at once cannot both take what is left. Returns the id of the note.
 */
export async function reserveCall(db: Queryable, call: NewCall): Promise<string | undefined> {
  const { userId, kind, service, model, generationId, mostUsd } = call;
  if (mostUsd === 0) return undefined;
  const id = randomUUID();
  const { rowCount } = await db.query(
    `insert into public.ai_calls (id, user_id, generation_id, kind, service, model, outcome, billed, possible_usd)
     select $2::uuid, $1::uuid, $3::uuid, $4::text, $5::text, $6::text, 'pending', 'unknown', $7::numeric
      where not exists (select from (${STANDING}) standing where spent + $7::numeric::float8 > cap)`,
    [userId, id, generationId ?? null, kind, service, model, mostUsd],
  );
  if (rowCount) return id;
  const { rows } = await db.query<{ cap: number; spent: number }>(STANDING, [userId]);
  const { cap = 0, spent = 0 } = rows[0] ?? {};
  throw new AppError(
    "cap_reached",
    `This would pass your monthly cap of ${dollars(cap)}: ${dollars(spent)} is spent or may have been billed, and this call may cost ${dollars(mostUsd)}. Nothing was sent. Raise the cap in Settings, or use the built-in composer, which is free.`,
    { charge: { service, billed: "no", price_usd: 0, possible_usd: 0 } },
  );
}

/** Sums have two decimals, a single call three. */
export const dollars = (usd: number) => `$${usd.toFixed(usd < 1 && usd > 0 ? 3 : 2)}`;
