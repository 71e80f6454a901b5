// npm run db:types: writes the types of the migrated schema: schema public for supabase-js, all rows for the server.
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { startEmbeddedPostgres } from "../src/server/database/embedded/start-embedded-postgres.ts";
import { migrate } from "../src/server/database/migrate.ts";
import { GATEWAY_SCHEMA, PRODUCT_SCHEMA } from "../src/server/database/open-database.ts";
import { createPool } from "../src/server/database/pool.ts";
import { DATABASE_TYPES_FILE, generateDatabaseTypes } from "./db-types/generate-database-types.ts";
import { generateRows } from "./db-types/generate-rows.ts";

const logger = pino({ level: "silent" });
const dataDir = mkdtempSync(join(tmpdir(), "bananabread-types-"));
const postgres = await startEmbeddedPostgres(dataDir, "only-for-types", logger);
const pool = createPool(postgres.connection, logger);
try {
  await migrate(pool, [GATEWAY_SCHEMA, PRODUCT_SCHEMA]);
  await writeFile(DATABASE_TYPES_FILE, await generateDatabaseTypes(pool));
  for (const [path, text] of await generateRows(pool)) await writeFile(path, text);
} finally {
  await pool.end();
  await postgres.stop();
  rmSync(realpathSync(join(dataDir, "postgres")), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}
