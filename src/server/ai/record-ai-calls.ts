import type { Queryable } from "../database/pool.ts";
import type { AiCall } from "./call-provider.ts";

type Subject = {
  userId: string;
  kind: "image" | "edit" | "enhance" | "reroll" | "captions" | "key_check";
  generationId?: string;
};

/** One row per call. If the generation was ended earlier its row exists already, and is updated with the outcome. */
export async function recordAiCalls(db: Queryable, subject: Subject, calls: AiCall[]): Promise<void> {
  const { userId, kind, generationId } = subject;
  for (const { model, outcome, priceUsd, startedAt, durationMs } of calls) {
    const values = [userId, generationId ?? null, model, outcome, priceUsd, startedAt, durationMs];
    if (generationId) {
      const { rowCount } = await db.query(
        `update public.ai_calls set model = $3, outcome = $4, price_usd = $5, started_at = $6, duration_ms = $7
          where user_id = $1 and generation_id = $2 and outcome = 'interrupted'`,
        values,
      );
      if (rowCount) continue;
    }
    await db.query(
      `insert into public.ai_calls (user_id, generation_id, model, outcome, price_usd, started_at, duration_ms, kind)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [...values, kind],
    );
  }
}
