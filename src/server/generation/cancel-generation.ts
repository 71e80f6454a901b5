import { lockStarts } from "../ai/lock-starts.ts";
import { requireAccount } from "../database/lock-account.ts";
import { inTransaction } from "../database/pool.ts";
import { keepEarlyCancel, NEVER_SENT } from "./early-cancels.ts";
import type { GenerationKey } from "./generation-key.ts";
import type { GenerationParts } from "./generation-parts.ts";

const CANCELLED =
  "The generation was cancelled and no image is kept. The AI service may still charge for a call that was under way.";

/** Cancels a generation for its user. A late result is dropped; a generation that has ended is unchanged. */
export async function cancelGeneration(
  { pool, leases }: Pick<GenerationParts, "pool" | "leases">,
  key: GenerationKey,
): Promise<{ cancelled: boolean; message: string }> {
  const message = await inTransaction(pool, async (transaction) => {
    await requireAccount(transaction, key.userId, "add");
    await lockStarts(transaction, key.userId);
    const running = await transaction.query(
      `update public.generations
          set state = 'cancelled', error_code = 'cancelled', error_message = $3, finished_at = now(),
              updated_at = now(), lease_until = null, ticket = null
        where user_id = $1 and id = $2 and state in ('queued', 'running')`,
      [key.userId, key.id, CANCELLED],
    );
    if (running.rowCount) return CANCELLED;
    const coming = await transaction.query(
      `select where private.user_has_access($1)
          and not exists (select from public.generations where user_id = $1 and id = $2)`,
      [key.userId, key.id],
    );
    if (!coming.rowCount) return null;
    // Cancelled while the request is still being sent.
    await keepEarlyCancel(transaction, key);
    return NEVER_SENT;
  });
  if (!message) return { cancelled: false, message: "This generation has ended already." };
  leases.cancel(key);
  return { cancelled: true, message };
}
