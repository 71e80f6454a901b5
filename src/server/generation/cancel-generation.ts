import { inTransaction } from "../database/pool.ts";
import type { GenerationKey, GenerationParts } from "./generation-parts.ts";
import { lockStarts } from "./lock-starts.ts";

const CANCELLED =
  "The generation was cancelled and no image is kept. The AI service may still charge for a call that was under way.";
const NEVER_SENT = "The generation was cancelled before anything was sent. Nothing was charged.";

/** Ends a generation for its user. What arrives of it afterwards is dropped; one that has ended stays as it is. */
export async function cancelGeneration(
  { pool, leases }: Pick<GenerationParts, "pool" | "leases">,
  key: GenerationKey,
): Promise<{ cancelled: boolean; message: string }> {
  const message = await inTransaction(pool, async (transaction) => {
    await lockStarts(transaction, key.userId);
    const running = await transaction.query(
      `update public.generations
          set state = 'cancelled', error_code = 'cancelled', error_message = $3, finished_at = now(),
              updated_at = now(), lease_until = null
        where user_id = $1 and id = $2 and state in ('queued', 'running')`,
      [key.userId, key.id, CANCELLED],
    );
    if (running.rowCount) return CANCELLED;
    // Pressed while the request is still on its way: the row that is there when it arrives keeps it from starting.
    const coming = await transaction.query(
      `insert into public.generations (user_id, id, state, prompt, type, title, error_code, error_message, finished_at)
       select $1, $2, 'cancelled', '', '', '', 'cancelled', $3, now() where private.user_has_access($1)
       on conflict do nothing`,
      [key.userId, key.id, NEVER_SENT],
    );
    return coming.rowCount ? NEVER_SENT : null;
  });
  if (!message) return { cancelled: false, message: "This generation has ended already." };
  leases.cancel(key);
  return { cancelled: true, message };
}
