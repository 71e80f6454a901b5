import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Logger } from "pino";
import type { Database } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import { type GenerationKey, placeOf } from "./generation-key.ts";
import { interruptAbandoned } from "./interrupt-abandoned.ts";
import { LEASE_SECONDS } from "./lease-seconds.ts";
import { type Abandoned, TICKET_HOURS, takeOverJobs } from "./tickets.ts";

const RENEW_EVERY_MS = 5_000;

export type Leases = ReturnType<typeof createLeases>;

/** A run whose row is not written yet can be cancelled, but a missing row does not mean that it was. */
type Run = { control: AbortController; isWritten: boolean };

/**
 * The generations this process is working on. One statement renews all of their leases; if a lease cannot be renewed,
 * the generation was cancelled through another process. Expired leases belonged to processes that died.
 */
export function createLeases(pool: Database, logger: Logger, onJob: (job: Abandoned) => void) {
  const holder = `${hostname()} ${process.pid} ${randomUUID()}`;
  const held = new Map<string, Run>();
  let isStopping = false;

  async function renew(places: string[]) {
    const { rows } = await pool.query<Row<"public.generations", "user_id" | "id">>(
      `update public.generations set lease_until = now() + make_interval(secs => $2), updated_at = now()
        where lease_holder = $1 and state = 'running' and user_id || '/' || id = any ($3) returning user_id, id`,
      [holder, LEASE_SECONDS, places],
    );
    return new Set(rows.map(({ user_id, id }) => placeOf({ userId: user_id, id })));
  }

  async function tick() {
    // Only runs whose row was written before the query: one claimed meanwhile may be missing from the result.
    const before = [...held].filter(([, run]) => run.isWritten);
    const renewed = before.length > 0 ? await renew(before.map(([place]) => place)) : new Set<string>();
    for (const [place, run] of before) {
      if (!renewed.has(place) && held.get(place) === run && (await isCancelled(place))) {
        run.control.abort("cancelled");
      }
    }
    const dead = await interruptAbandoned(pool, TICKET_HOURS);
    if (dead > 0) logger.warn({ generations: dead }, "generations were interrupted by the end of their process");
    if (isStopping) return;
    for (const job of await takeOverJobs(pool, holder)) {
      logger.warn({ generation: job.id, userId: job.userId }, "a job whose process has ended is taken over");
      onJob(job);
    }
  }

  /** Cancelled by its user, or deleted with the account. */
  async function isCancelled(place: string): Promise<boolean> {
    const [userId, id] = place.split("/");
    const { rows } = await pool.query(
      "select from public.generations where user_id = $1 and id = $2 and state <> 'cancelled'",
      [userId, id],
    );
    return rows.length === 0;
  }

  let ticking = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  return {
    holder,
    cancel: (key: GenerationKey) => held.get(placeOf(key))?.control.abort("cancelled"),
    /** From here to `release` the run can be cancelled; from `markWritten` on, its row shows whether it was. */
    hold(key: GenerationKey) {
      const run: Run = { control: new AbortController(), isWritten: false };
      held.set(placeOf(key), run);
      if (isStopping) run.control.abort("stopping");
      return {
        signal: run.control.signal,
        markWritten() {
          run.isWritten = true;
        },
        release: () => held.delete(placeOf(key)),
      };
    },
    start() {
      const look = () => {
        ticking = ticking.then(tick).catch((error: unknown) => {
          logger.warn({ err: error }, "the leases of generations could not be renewed");
        });
      };
      look();
      timer = setInterval(look, RENEW_EVERY_MS);
    },
    /** Ends all runs, and ends every later one before it sends anything. */
    endAll() {
      isStopping = true;
      for (const { control } of held.values()) control.abort("stopping");
    },
    async stop() {
      clearInterval(timer);
      await ticking;
    },
  };
}
