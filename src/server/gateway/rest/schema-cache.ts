import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database, Transaction } from "../../database/pool.ts";
import { type Catalogue, readCatalogue } from "./catalogue.ts";

const LOOK_AGAIN_AFTER_MS = 1_000;
const RECONNECT_AFTER_MS = 5_000;

export type SchemaCache = {
  /** The catalogue as it was last read; pass a test to have it read again when what is asked for is not in it. */
  find: <T>(look: (catalogue: Catalogue) => T | undefined) => Promise<T | undefined>;
  stop: () => Promise<void>;
};

/**
 * Keeps the catalogue in memory. It is read again when a migration says so (NOTIFY pgrst) and, for servers behind a
 * pooler that swallows notifications, when a name is not found; but not more than once a second, lest that be abused.
 */
export function createSchemaCache(pool: Database, logger: Logger): SchemaCache {
  const stopping = new AbortController();
  let loading: Promise<Catalogue> | undefined;
  let loadedAt = 0;

  const load = () => {
    loadedAt = Date.now();
    loading = readCatalogue(pool);
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };

  const listenOn = async (client: Transaction) => {
    const lost = new Promise<void>((resolve) => {
      client.once("error", () => resolve());
      client.once("end", () => resolve());
      stopping.signal.addEventListener("abort", () => resolve());
      // Told to stop while still connecting: that event is over and comes no more.
      if (stopping.signal.aborted) resolve();
    });
    client.on("notification", () => void load().catch(() => {}));
    await client.query("listen pgrst");
    // Whatever was announced while nobody listened.
    await load();
    await lost;
  };

  const listen = async () => {
    while (!stopping.signal.aborted) {
      try {
        const client = await pool.connect();
        try {
          await listenOn(client);
        } finally {
          // Also when the database went while it was asked: a pool waits for ever for a client that is not given back.
          client.release(true);
        }
      } catch (error) {
        logger.debug({ err: error }, "not listening for schema changes");
      }
      await sleep(RECONNECT_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const listening = listen();

  return {
    async find(look) {
      const found = look(await (loading ?? load()));
      if (found !== undefined || Date.now() - loadedAt < LOOK_AGAIN_AFTER_MS) return found;
      return look(await load());
    },
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}
