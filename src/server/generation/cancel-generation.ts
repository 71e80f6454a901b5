import type { GenerationKey, GenerationParts } from "./generation-parts.ts";

const CANCELLED =
  "The generation was cancelled and no image is kept. The AI service may still charge for a call that was under way.";

/** Ends a generation for its user. What arrives of it afterwards is dropped; one that has ended stays as it is. */
export async function cancelGeneration(
  { pool, leases }: Pick<GenerationParts, "pool" | "leases">,
  key: GenerationKey,
): Promise<{ cancelled: boolean; message: string }> {
  const { rowCount } = await pool.query(
    `update public.generations
        set state = 'cancelled', error_code = 'cancelled', error_message = $3, finished_at = now(), updated_at = now(),
            lease_until = null
      where user_id = $1 and id = $2 and state in ('queued', 'running')`,
    [key.userId, key.id, CANCELLED],
  );
  if (!rowCount) return { cancelled: false, message: "This generation has ended already." };
  leases.cancel(key);
  return { cancelled: true, message: CANCELLED };
}
