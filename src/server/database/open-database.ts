import { join } from "node:path";
import type { Logger } from "pino";
import { type Config, ConfigError } from "../config/config.ts";
import { PROJECT_ROOT } from "../project-root.ts";
import { loadPostgresPassword, loadSecrets, type Secrets } from "../secrets/load-secrets.ts";
import { checkEncoding } from "./check-encoding.ts";
import type { PostgresConnection } from "./connection.ts";
import { lockDataDir } from "./embedded/data-dir-lock.ts";
import { startEmbeddedPostgres } from "./embedded/start-embedded-postgres.ts";
import { refuseUnfinishedRestore } from "./embedded/unfinished-restore.ts";
import { type MigrationSet, migrate } from "./migrate.ts";
import { createPool, type Database } from "./pool.ts";

/** The schema that a hosted Supabase project already has; we create it ourselves otherwise. */
export const GATEWAY_SCHEMA: MigrationSet = {
  name: "gateway",
  folder: join(PROJECT_ROOT, "src/server/gateway/schema"),
};
export const PRODUCT_SCHEMA: MigrationSet = { name: "product", folder: join(PROJECT_ROOT, "supabase/migrations") };

/** Few, because the work that uses them is quick. */
const RESERVED_CONNECTIONS = 4;
/** For migrations, then for listening. */
const DIRECT_CONNECTIONS = 2;

export type OpenDatabase = {
  pool: Database;
  /** Connections that clients' reads cannot use up: for signing in, paying and /ready. */
  reserve: Database;
  /** Connections that stay our own from one statement to the next, where there is a pooler between. */
  direct: Database;
  secrets: Secrets;
  close: () => Promise<void>;
};

/** While a backup is restored, DATA_DIR is locked already, and the schema becomes what it was in the backup. */
export type Restoring = {
  /** Throws when the database is not for this backup to fill. */
  check: (pool: Database) => Promise<void>;
  isWanted: (migration: string) => boolean;
};

/** The schemas that this installation makes itself. */
export const schemasOf = ({ supabase }: Pick<Config, "supabase">): MigrationSet[] =>
  supabase ? [{ ...PRODUCT_SCHEMA, isHosted: true }] : [GATEWAY_SCHEMA, PRODUCT_SCHEMA];

/** The database of DATABASE_URL or, without one, the embedded one on DATA_DIR: checked, migrated, ready for use. */
export async function openDatabase(config: Config, logger: Logger, restoring?: Restoring): Promise<OpenDatabase> {
  const undo: (() => unknown)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    let connection: PostgresConnection;
    let directConnection: PostgresConnection;
    if (config.database.kind === "embedded") {
      if (!restoring) {
        undo.push(lockDataDir(config.DATA_DIR, config.SITE_URL));
        refuseUnfinishedRestore(config.DATA_DIR);
      }
      const embedded = await startEmbeddedPostgres(config.DATA_DIR, loadPostgresPassword(config.DATA_DIR), logger);
      undo.push(embedded.stop);
      connection = embedded.connection;
      directConnection = connection;
    } else {
      connection = { connectionString: config.database.url };
      directConnection = { connectionString: config.database.directUrl };
    }
    const secrets = loadSecrets(config);
    const pool = createPool(connection, logger);
    undo.push(() => pool.end());
    const reserve = createPool(connection, logger, RESERVED_CONNECTIONS);
    undo.push(() => reserve.end());
    const direct = createPool(directConnection, logger, DIRECT_CONNECTIONS);
    undo.push(() => direct.end());
    await checkEncoding(pool);
    await checkDirect(pool, direct);
    await restoring?.check(pool);
    const applied = await migrate(direct, schemasOf(config), restoring?.isWanted);
    if (applied.length > 0) logger.info({ applied: applied.length }, "database schema brought up to date");
    return { pool, reserve, direct, secrets, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Migrations go one way and everything else the other: they must not end up in two databases. */
async function checkDirect(pool: Database, direct: Database) {
  const [usual, straight] = await Promise.all([pool, direct].map(whereTo));
  if (usual !== straight) throw new ConfigError(["DATABASE_DIRECT_URL leads to another database than DATABASE_URL"]);
}

async function whereTo(db: Database): Promise<string> {
  const { rows } = await db.query<{ place: string }>(
    "select concat_ws(' ', current_database(), current_user, pg_postmaster_start_time()) as place",
  );
  return rows[0]?.place ?? "";
}
