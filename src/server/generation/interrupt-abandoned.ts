import type { Queryable } from "../database/pool.ts";

export const INTERRUPTED =
  "This generation was interrupted before its image arrived. The AI service may have charged for it. Nothing is sent again by itself: press Retry to start a new one.";

/**
 * Ends generations that no process is working on, and records that their call may have been made. Never sends it again,
 * since the service bills every call. Returns how many it ended.
 */
export async function interruptAbandoned(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    `with dead as (
       update public.generations
          set state = 'interrupted', error_code = 'interrupted', error_message = $1, finished_at = now(),
              updated_at = now(), lease_until = null, lease_holder = null
        where (user_id, id) in (select user_id, id from public.generations
                                 where state in ('queued', 'running') and lease_until < now()
                                 for update skip locked)
       returning user_id, id, type, created_at
     )
     insert into public.ai_calls (user_id, generation_id, kind, outcome, started_at)
     select user_id, id, case when type = 'edit' then 'edit' else 'image' end, 'interrupted', created_at from dead`,
    [INTERRUPTED],
  );
  return rowCount ?? 0;
}
