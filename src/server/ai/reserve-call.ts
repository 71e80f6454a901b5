import { randomUUID } from "node:crypto";
import type { ServiceId } from "../../shared/ai-services/services.ts";
import { AppError } from "../../shared/errors.ts";
import type { Transaction } from "../database/pool.ts";
import type { CallKind } from "./record-ai-calls.ts";

/** Counted for a picture whose price its service does not list. */
export const UNLISTED_USD = 0.25;

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
export async function reserveCall(transaction: Transaction, call: NewCall): Promise<string | undefined> {
  const { userId, kind, service, model, generationId, mostUsd } = call;
  if (mostUsd === 0) return undefined;
  const { rows } = await transaction.query<{ cap: number; spent: number }>(
    `select s.cap_usd::float8 as cap,
            (select coalesce(sum(c.price_usd + c.possible_usd), 0)::float8 from public.ai_calls c
              where c.user_id = $1 and c.started_at >= ${MONTH_START}) as spent
       from private.ai_settings s where s.user_id = $1 and s.cap_usd is not null`,
    [userId],
  );
  const [standing] = rows;
  if (standing && standing.spent + mostUsd > standing.cap) {
    throw new AppError(
      "cap_reached",
      `This would pass your monthly cap of ${dollars(standing.cap)}: ${dollars(standing.spent)} is spent or may have been billed, and this call may cost ${dollars(mostUsd)}. Nothing was sent. Raise the cap in Settings, or use the built-in composer, which is free.`,
    );
  }
  const id = randomUUID();
  await transaction.query(
    `insert into public.ai_calls (id, user_id, generation_id, kind, service, model, outcome, billed, possible_usd)
     values ($1, $2, $3, $4, $5, $6, 'pending', 'unknown', $7)`,
    [id, userId, generationId ?? null, kind, service, model, mostUsd],
  );
  return id;
}

export async function hasCap(transaction: Transaction, userId: string): Promise<boolean> {
  const { rowCount } = await transaction.query(
    "select from private.ai_settings where user_id = $1 and cap_usd is not null",
    [userId],
  );
  return rowCount !== 0;
}

/** The current month, UTC: its first day, and its first moment. */
export const MONTH = "date_trunc('month', now() at time zone 'UTC')::date";
export const MONTH_START = "date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'";

/** Sums have two decimals, a single call three. */
export const dollars = (usd: number) => `$${usd.toFixed(usd < 1 && usd > 0 ? 3 : 2)}`;
