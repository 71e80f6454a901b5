import type { Queryable } from "../database/pool.ts";
import type { AiCall } from "./call-provider.ts";

export type CallKind = "image" | "edit" | "enhance" | "reroll" | "captions" | "brief" | "key_check";

type Subject = {
  userId: string;
  kind: CallKind;
  generationId?: string;
  /** The note that was made before sending, for a call without a generation. */
  reservedId?: string | undefined;
};

/**
 * One row per call. A row that was noted before sending, or that was ended as interrupted meanwhile, gets the outcome of
 * the first; where nothing was sent after all, it goes.
 */
export async function recordAiCalls(db: Queryable, subject: Subject, calls: AiCall[]): Promise<void> {
  const { userId, kind, generationId, reservedId } = subject;
  const noted = generationId
    ? { where: "generation_id = $2 and outcome in ('pending', 'interrupted')", id: generationId }
    : { where: "id = $2", id: reservedId };
  let isNoted = noted.id !== undefined;
  for (const call of calls) {
    const { service, model, outcome, billed, priceUsd, possibleUsd, startedAt, durationMs } = call;
    const values = [userId, model, outcome, priceUsd, startedAt, durationMs, service, billed, possibleUsd];
    if (isNoted) {
      isNoted = false;
      const { rowCount } = await db.query(
        `update public.ai_calls set model = $3, outcome = $4, price_usd = $5, started_at = $6, duration_ms = $7,
                service = $8, billed = $9, possible_usd = $10
          where user_id = $1 and ${noted.where}`,
        [userId, noted.id, ...values.slice(1)],
      );
      if (rowCount) continue;
    }
    await db.query(
      `insert into public.ai_calls (user_id, model, outcome, price_usd, started_at, duration_ms, service, billed,
                                    possible_usd, kind, generation_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [...values, kind, generationId ?? null],
    );
  }
  if (calls.length > 0 || noted.id === undefined) return;
  await db.query(`delete from public.ai_calls where user_id = $1 and ${noted.where} and outcome = 'pending'`, [
    userId,
    noted.id,
  ]);
}

/** What a process that died left behind; those of generations end with them. */
export async function endPendingCalls(db: Queryable): Promise<void> {
  await db.query(
    `update public.ai_calls c set outcome = 'interrupted'
      where outcome = 'pending' and started_at < now() - interval '30 minutes'
        and not exists (select from public.generations g where g.user_id = c.user_id and g.id = c.generation_id
                           and g.state in ('queued', 'running'))`,
  );
}
