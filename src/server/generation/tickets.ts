import type { ServiceId } from "../../shared/ai-services/services.ts";
import { briefSchema } from "../../shared/brief/brief.ts";
import { serviceSchema } from "../../shared/contracts/ai-services.ts";
import { formatSchema } from "../../shared/formats.ts";
import type { Ticket } from "../adapters/ai/port.ts";
import type { Wait } from "../ai/call-provider.ts";
import { outlastRestart } from "../database/outlast-restart.ts";
import type { Database, Queryable } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import type { NewGeneration } from "./claim-generation.ts";
import type { GenerationKey } from "./generation-key.ts";
import { LEASE_SECONDS } from "./lease-seconds.ts";
import { WAITS_FOR_WORDS } from "./letterings.ts";

/** A service forgets its jobs at some time; asking for an older one makes no sense. */
export const TICKET_HOURS = 24;
/** More than one process has under way when it dies. */
const MAX_AT_ONCE = 20;

/** Keeps a job's ticket. From now on a crash is followed by questions about the job, not by its end. */
export async function keepTicket(
  { pool, wait }: { pool: Database; wait: Wait },
  { userId, id }: GenerationKey,
  ticket: Ticket,
): Promise<void> {
  const values = [userId, id, JSON.stringify(ticket)];
  await outlastRestart(
    () => pool.query("update public.generations set ticket = $3 where user_id = $1 and id = $2", values),
    wait,
  );
}

/** Ends this process's lease at once, so that the next one need not wait for it to run out. */
export async function letGo(db: Queryable, { userId, id }: GenerationKey): Promise<void> {
  await db.query(
    `update public.generations set lease_until = now(), lease_holder = null
      where user_id = $1 and id = $2 and state = 'running'`,
    [userId, id],
  );
}

/** Without a ticket its picture is there already, and only its words are missing. */
export type Abandoned = NewGeneration & { ticket: Ticket | null; service: ServiceId };

type AbandonedRow = Row<
  "public.generations",
  | "user_id"
  | "id"
  | "prompt"
  | "type"
  | "title"
  | "format"
  | "service"
  | "model"
  | "brief"
  | "source_id"
  | "brand_id"
  | "ticket"
>;

/** Takes over jobs whose process died: each by one process, which then holds its lease. */
export async function takeOverJobs(pool: Database, holder: string): Promise<Abandoned[]> {
  const { rows } = await pool.query<AbandonedRow>(
    `update public.generations set lease_holder = $1, lease_until = now() + make_interval(secs => $2), updated_at = now()
      where (user_id, id) in (select user_id, id from public.generations
                               where state = 'running' and lease_until < now()
                                 and ((ticket is not null and created_at > now() - make_interval(hours => $3))
                                   or ${WAITS_FOR_WORDS})
                               limit $4 for update skip locked)
     returning user_id, id, prompt, type, title, format, service, model, brief, source_id, brand_id, ticket`,
    [holder, LEASE_SECONDS, TICKET_HOURS, MAX_AT_ONCE],
  );
  return rows.map(({ user_id, source_id, brand_id, ticket, service, model, format, brief, ...rest }) => ({
    ...rest,
    userId: user_id,
    sourceId: source_id ?? undefined,
    brandId: brand_id ?? undefined,
    format: formatSchema.parse(format),
    brief: briefSchema.safeParse(brief).data,
    service: serviceSchema.parse(service),
    model: model ?? "",
    quality: null,
    ticket: ticket as Ticket | null,
    mostUsd: (ticket as Ticket | null)?.usd ?? 0,
  }));
}
