import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Logger } from "pino";
import type { ObjectKey, ObjectStore } from "../adapters/storage/port.ts";
import type { Config } from "../config/config.ts";
import { migrate } from "../database/migrate.ts";
import { openDatabase, schemasOf } from "../database/open-database.ts";
import { type Database, inTransaction, type Transaction } from "../database/pool.ts";
import { withPatience } from "../objects/with-patience.ts";
import { emptyDataDir } from "./empty-data-dir.ts";
import { loadTables, requireEmpty } from "./load-tables.ts";
import { type Backup, entriesOf, type Verified, verifyBackup } from "./read-backup.ts";
import { sealAnew } from "./seal-anew.ts";

export type Restored = { madeAt: string; tables: number; objects: number; damaged: number };
type CreateStore = (config: Config) => ObjectStore;

/**
 * Brings everything back into an installation that has nothing yet. Nothing is touched before the whole file was read
 * and found complete and unchanged. The rows come in one transaction; when anything fails, what was stored until then is
 * removed.
 */
export async function restoreBackup(
  config: Config,
  createStore: CreateStore,
  backup: Backup,
  logger: Logger,
): Promise<Restored> {
  const verified = await verifyBackup(backup, schemasOf(config));
  const isEmbedded = config.database.kind === "embedded";
  const place = isEmbedded ? await emptyDataDir(config.DATA_DIR, config.SITE_URL, verified.made.secrets) : null;
  try {
    const restored = await fill(config, createStore, verified, logger);
    place?.finish();
    return restored;
  } catch (error) {
    await place?.giveUp();
    throw error;
  }
}

async function fill(config: Config, createStore: CreateStore, verified: Verified, logger: Logger): Promise<Restored> {
  const { made, damaged } = verified;
  const check = (pool: Database) => requireEmpty(pool, made);
  const isWanted = (migration: string) => migration in made.migrations;
  const { pool, secrets, close } = await openDatabase(config, logger, { check, isWanted });
  const store = createStore(config);
  const added: ObjectKey[] = [];
  try {
    const counts = await inTransaction(pool, async (transaction) => {
      const loaded = await loadEntries(transaction, store, verified, added);
      await sealAnew(transaction, made.secrets, secrets);
      return loaded;
    });
    await migrate(pool, schemasOf(config));
    await pool.query("analyze");
    return { madeAt: made.madeAt, damaged: damaged.size, ...counts };
  } catch (error) {
    // Whether a commit went through may be unknown: files that rows name by now must stay.
    const isStillEmpty = await check(pool).then(
      () => true,
      () => false,
    );
    if (isStillEmpty) for (const key of added) await store.remove(key);
    throw error;
  } finally {
    await close();
  }
}

async function loadEntries(
  transaction: Transaction,
  store: ObjectStore,
  { backup, made, damaged }: Verified,
  added: ObjectKey[],
) {
  const tables = await loadTables(transaction, made);
  let objects = 0;
  for await (const { entry, content } of entriesOf(backup)) {
    if (entry.kind === "table") await tables.load(entry, content);
    if (entry.kind !== "object" || damaged.has(entry.version)) continue;
    objects += 1;
    // There already when only the database was lost. Such a file is not ours to remove later.
    if (await store.stat(entry)) continue;
    added.push(entry);
    const bytes = await buffer(content);
    await withPatience(() => store.restore(entry, Readable.from([bytes]), entry.size));
  }
  return { tables: await tables.finish(), objects };
}
