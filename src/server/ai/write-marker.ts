import type { Transaction } from "../database/pool.ts";

/** The profile shows the end of the default service's key, and nothing when none is chosen. */
export async function writeMarker(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query(
    `update public.user_profiles set api_key_encrypted =
       (select case when s.image_service = 'composer' then 'v1:••••demo' else 'v1:••••' || k.last_four end
          from private.ai_settings s
          left join private.api_keys k on k.user_id = s.user_id and k.service = s.image_service
         where s.user_id = $1)
      where id = $1`,
    [userId],
  );
}
