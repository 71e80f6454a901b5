import type { Logger } from "pino";
import type { Database } from "../../database/pool.ts";
import { type Catalogue, readCatalogue, readTimezones } from "./catalogue.ts";

const LOOK_AGAIN_AFTER_MS = 1_000;

export type SchemaCache = {
  /** The catalogue as last read; pass a test to have it read again when a requested name is missing from it. */
  find: <T>(look: (catalogue: Catalogue) => T | undefined) => Promise<T | undefined>;
  /** The names of all time zones. Read when first asked for: PostgreSQL opens a file for each of them. */
  timezones: () => Promise<ReadonlySet<string>>;
  reload: () => Promise<void>;
};

/**
 * Keeps the catalogue in memory. It is read again when a migration announces a change (NOTIFY pgrst) and, since a
 * pooler may drop notifications, when a name is not found; at most once a second, so that this cannot be abused.
 */
export function createSchemaCache(pool: Database, logger: Pick<Logger, "warn">): SchemaCache {
  let loading: Promise<Catalogue> | undefined;
  let loadedAt = 0;
  let zones: Promise<ReadonlySet<string>> | undefined;

  const load = () => {
    loadedAt = Date.now();
    loading = readCatalogue(pool, logger);
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };

  return {
    async find(look) {
      const found = look(await (loading ?? load()));
      if (found !== undefined || Date.now() - loadedAt < LOOK_AGAIN_AFTER_MS) return found;
      return look(await load());
    },
    timezones() {
      zones ??= readTimezones(pool).catch((error: unknown) => {
        zones = undefined;
        throw error;
      });
      return zones;
    },
    async reload() {
      await load();
    },
  };
}
