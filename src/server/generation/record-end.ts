import type { AppError } from "../../shared/errors.ts";
import type { AiCall } from "../ai/call-provider.ts";
import { recordAiCalls } from "../ai/record-ai-calls.ts";
import { lockAccount } from "../database/lock-account.ts";
import { type Database, inTransaction } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
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
    const { rows } = await transaction.query<Row<"public.generations", "state">>(
      "select state from public.generations where user_id = $1 and id = $2 for update",
      [userId, id],
    );
    // Gone, or finished by another process, which has recorded its calls too.
    if (!rows[0] || rows[0].state === "succeeded") return;
    // A cancelled generation stays cancelled.
    await transaction.query(
      `update public.generations
          set state = $3, error_code = $4, error_message = $5, finished_at = now(), updated_at = now(),
              lease_until = null, lease_holder = null, ticket = null
        where user_id = $1 and id = $2 and state in ('running', 'interrupted')`,
      [userId, id, end.state, end.error.code, end.error.message],
    );
    await recordAiCalls(transaction, { userId, kind: callKind(generation.type), generationId: id }, calls);
  });
}
