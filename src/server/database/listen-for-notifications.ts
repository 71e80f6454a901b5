import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database, Transaction } from "./pool.ts";

const ECHO = "bananabread_echo";
const ECHO_WITHIN_MS = 5_000;
const CHECK_EVERY_MS = 30_000;
const LOOK_EVERY_MS = 5_000;
const RECONNECT_AFTER_MS = 5_000;
/** A pooler stays a pooler. Tried again all the same: the database may only have been slow. */
const TRY_AGAIN_AFTER_MS = 60_000;

const NOT_HEARD =
  "Notifications of the database do not arrive: DATABASE_URL seems to lead through a pooler in transaction mode. What other processes change is noticed within seconds instead of at once. Set DATABASE_DIRECT_URL to the database itself.";

type Heard = {
  /** The handler of a message, by channel. */
  channels: Record<string, (payload: string) => void>;
  /** Called when messages may have been missed: whenever listening begins and, while it does not work, regularly. */
  catchUp: () => Promise<void>;
};
type Pace = { echoWithinMs: number; checkEveryMs: number; lookEveryMs: number };
const PACE: Pace = { echoWithinMs: ECHO_WITHIN_MS, checkEveryMs: CHECK_EVERY_MS, lookEveryMs: LOOK_EVERY_MS };

/**
 * Receives what migrations and other processes announce by NOTIFY, on a connection of its own, for as long as the
 * server runs. A pooler in transaction mode accepts LISTEN and drops what is announced, and so does a connection that
 * died silently. So a message of our own must come back, at the start and every half minute.
 */
export function listenForNotifications(
  { pool, direct }: { pool: Database; direct: Database },
  logger: Logger,
  { channels, catchUp }: Heard,
  pace = PACE,
) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {});
  const echoes = new Map<string, () => void>();
  let isDeaf = false;

  async function hearsItself(): Promise<boolean> {
    const id = randomUUID();
    const echo = new Promise<true>((resolve) => echoes.set(id, () => resolve(true)));
    const patience = new AbortController();
    try {
      await pool.query("select pg_notify($1, $2)", [ECHO, id]);
      const late = sleep(pace.echoWithinMs, false, { signal: AbortSignal.any([signal, patience.signal]) });
      return await Promise.race([echo, late.catch(() => false)]);
    } finally {
      patience.abort();
      echoes.delete(id);
    }
  }

  /** Until the connection is lost or turns out not to hear anything. */
  async function listenOn(client: Transaction) {
    const lost = new AbortController();
    for (const event of ["error", "end"] as const) client.once(event, () => lost.abort());
    client.on("notification", ({ channel, payload = "" }) => {
      if (channel === ECHO) echoes.get(payload)?.();
      else channels[channel]?.(payload);
    });
    for (const channel of [ECHO, ...Object.keys(channels)]) await client.query(`listen ${channel}`);
    for (let hasBegun = false; !signal.aborted && !lost.signal.aborted; hasBegun = true) {
      const hears = await hearsItself();
      if (signal.aborted || lost.signal.aborted) return;
      if (!hears) {
        // A pooler would go on listening in our name.
        await client.query("unlisten *");
        if (!isDeaf) logger.warn(NOT_HEARD);
        isDeaf = true;
        return;
      }
      isDeaf = false;
      if (!hasBegun) await catchUp();
      const either = AbortSignal.any([signal, lost.signal]);
      await sleep(pace.checkEveryMs, undefined, { signal: either }).catch(() => {});
    }
  }

  async function listen() {
    while (!signal.aborted) {
      try {
        const client = await direct.connect();
        try {
          await listenOn(client);
        } finally {
          // Also if the database went down meanwhile: the pool waits forever for a client that is not released.
          client.release(true);
        }
      } catch (error) {
        logger.debug({ err: error }, "not listening for notifications");
      }
      const until = Date.now() + (isDeaf ? TRY_AGAIN_AFTER_MS : RECONNECT_AFTER_MS);
      while (!signal.aborted && Date.now() < until) {
        await catchUp().catch((error: unknown) => logger.debug({ err: error }, "could not catch up"));
        await pause(pace.lookEveryMs);
      }
    }
  }
  const listening = listen();

  return {
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}
