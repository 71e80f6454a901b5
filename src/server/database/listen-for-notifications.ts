import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database, Transaction } from "./pool.ts";

const RECONNECT_AFTER_MS = 5_000;

type Heard = {
  /** The handler of a message, by channel. */
  channels: Record<string, (payload: string) => void>;
  /** Called whenever listening begins: earlier messages were missed. */
  onBegin: () => Promise<void>;
};

/**
 * Receives what migrations and other processes announce by NOTIFY, on a connection of its own, for as long as the
 * server runs. A pooler may drop notifications, so callers must also work without them.
 */
export function listenForNotifications(pool: Database, logger: Logger, { channels, onBegin }: Heard) {
  const stopping = new AbortController();

  const listenOn = async (client: Transaction) => {
    const lost = new Promise<void>((resolve) => {
      client.once("error", () => resolve());
      client.once("end", () => resolve());
      stopping.signal.addEventListener("abort", () => resolve());
      // Stopped while still connecting: the abort event has fired already and will not fire again.
      if (stopping.signal.aborted) resolve();
    });
    client.on("notification", ({ channel, payload }) => channels[channel]?.(payload ?? ""));
    for (const channel of Object.keys(channels)) await client.query(`listen ${channel}`);
    await onBegin();
    await lost;
  };

  const listen = async () => {
    while (!stopping.signal.aborted) {
      try {
        const client = await pool.connect();
        try {
          await listenOn(client);
        } finally {
          // Also if the database went down meanwhile: the pool waits forever for a client that is not released.
          client.release(true);
        }
      } catch (error) {
        logger.debug({ err: error }, "not listening for notifications");
      }
      await sleep(RECONNECT_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const listening = listen();

  return {
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}
