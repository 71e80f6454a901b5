import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { startEmbeddedPostgres } from "../../src/server/database/embedded/start-embedded-postgres.ts";
import { migrate } from "../../src/server/database/migrate.ts";
import { GATEWAY_SCHEMA, PRODUCT_SCHEMA } from "../../src/server/database/open-database.ts";
import { createPool } from "../../src/server/database/pool.ts";

const PASSWORD = "only-for-benchmarks";

/** A database of its own for one benchmark. */
export async function startBenchDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), "bananabread-bench-"));
  const logger = pino({ level: "silent" });
  const postgres = await startEmbeddedPostgres(dataDir, PASSWORD, logger);
  const { connection } = postgres;
  const pool: pg.Pool = createPool(connection, logger);
  await migrate(pool, [GATEWAY_SCHEMA, PRODUCT_SCHEMA]);
  return {
    pool,
    dataDir,
    socket: { ...connection, password: PASSWORD },
    url: `postgres://${connection.user}:${PASSWORD}@/${connection.database}?host=${encodeURIComponent(connection.host)}`,
    /** For what only a superuser may do: further databases, settings. */
    async asAdmin(...statements: string[]) {
      const admin = new pg.Client(postgres.adminConnection);
      await admin.connect();
      for (const statement of statements) await admin.query(statement);
      await admin.end();
    },
    async stop() {
      await pool.end();
      await postgres.stop();
      rmSync(realpathSync(join(dataDir, "postgres")), { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
