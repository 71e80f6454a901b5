import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "../../src/server/database/embedded/start-embedded-postgres.ts";
import { migrate } from "../../src/server/database/migrate.ts";
import { GATEWAY_SCHEMA, PRODUCT_SCHEMA } from "../../src/server/database/open-database.ts";
import { createPool } from "../../src/server/database/pool.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: { host: string; password: string };
  }
}

/** One real PostgreSQL for the whole run. The schema is laid out once; each test file then gets a copy of its own. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), "bananabread-test-"));
  const password = "only-for-tests";
  const logger = pino({ level: "silent" });
  const postgres = await startEmbeddedPostgres(dataDir, password, logger);
  const pool = createPool(postgres.connection, logger);
  await migrate(pool, [GATEWAY_SCHEMA, PRODUCT_SCHEMA]);
  await pool.end();
  project.provide("postgres", { host: postgres.adminConnection.host, password });
  return async () => {
    await postgres.stop();
    rmSync(realpathSync(join(dataDir, "postgres")), { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  };
}
