import type { Queryable } from "../database/pool.ts";
import { WAITS_FOR_WORDS } from "./letterings.ts";

export const INTERRUPTED =
  "This generation was interrupted before its image arrived. The AI service may have charged for it. Nothing is sent again by itself: press Try again to start a new one.";

/**
 * Ends generations that no process is working on, and records that their call may have been made. Never sends it again,
 * since the service bills every call. Those with a ticket or a picture are left to
 * `takeOverJobs`. Returns how many it ended.
 */
export async function interruptAbandoned(db: Queryable, ticketHours: number): Promise<number> {
  const { rows } = await db.query<{ ended: number }>(
    `with dead as (
       update public.generations
          set state = 'interrupted', error_code = 'interrupted', error_message = $1, finished_at = now(),
              updated_at = now(), lease_until = null, lease_holder = null, ticket = null
        where (user_id, id) in (select user_id, id from public.generations
                                 where state in ('queued', 'running') and lease_until < now()
                                   and (ticket is null or created_at <= now() - make_interval(hours => $2))
                                   and not ${WAITS_FOR_WORDS}
                                 for update skip locked)
       returning user_id, id, type, created_at, service, model
     ),
     -- It was noted before it was sent, with what it may have cost.
     noted as (
       update public.ai_calls c set outcome = 'interrupted' from dead
        where c.user_id = dead.user_id and c.generation_id = dead.id and c.outcome = 'pending'
       returning c.user_id, c.generation_id
     ),
     free as (
       insert into public.ai_calls (user_id, generation_id, kind, outcome, started_at, service, model)
       select user_id, id, case when type = 'edit' then 'edit' else 'image' end, 'interrupted', created_at, service, model
         from dead where (user_id, id) not in (select user_id, generation_id from noted)
     )
     select count(*)::int as ended from dead`,
    [INTERRUPTED, ticketHours],
  );
  return rows[0]?.ended ?? 0;
}
