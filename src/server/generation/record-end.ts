import type { AppError } from "../../shared/errors.ts";
import type { AiCall } from "../ai/call-provider.ts";
import { recordAiCalls } from "../ai/record-ai-calls.ts";
import { lockAccount } from "../database/lock-account.ts";
import { type Database, inTransaction } from "../database/pool.ts";
import { callKind } from "./call-kind.ts";
import type { NewGeneration } from "./claim-generation.ts";

/** Ends a generation without a picture: its state, the reason, and the calls that were made for it. */
export function recordEnd(
  pool: Database,
  generation: NewGeneration,
  end: { state: "failed" | "interrupted"; error: AppError },
  calls: AiCall[],
): Promise<void> {
  const { userId, id } = generation;
  return inTransaction(pool, async (transaction) => {
    // The account is deleted, so nothing may be stored about it any more.
    if (!(await lockAccount(transaction, userId, "add"))) return;
    const known = await transaction.query("select from public.generations where user_id = $1 and id = $2 for update", [
      userId,
      id,
    ]);
    if (known.rowCount === 0) return;
    // A cancelled generation stays cancelled.
    await transaction.query(
      `update public.generations
          set state = $3, error_code = $4, error_message = $5, finished_at = now(), updated_at = now(),
              lease_until = null, lease_holder = null
        where user_id = $1 and id = $2 and state in ('running', 'interrupted')`,
      [userId, id, end.state, end.error.code, end.error.message],
    );
    await recordAiCalls(transaction, { userId, kind: callKind(generation.type), generationId: id }, calls);
  });
}
