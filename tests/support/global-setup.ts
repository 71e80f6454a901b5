import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import type { SocketConnection } from "../../src/server/database/connection.ts";
import { OWN_NAME } from "../../src/server/database/embedded/own-database.ts";
import { startEmbeddedPostgres } from "../../src/server/database/embedded/start-embedded-postgres.ts";
import { migrate } from "../../src/server/database/migrate.ts";
import { GATEWAY_SCHEMA, PRODUCT_SCHEMA } from "../../src/server/database/open-database.ts";
import { createPool } from "../../src/server/database/pool.ts";
import { startPgbouncer } from "./pgbouncer.ts";
import { freePort } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: { hosts: string[]; password: string; poolerPorts: number[] };
  }
}

const PASSWORD = "only-for-tests";
const logger = pino({ level: "silent" });

/**
 * One real PostgreSQL for each worker, because roles, locks and the number of connections belong to a whole server and
 * files that run at the same time must not meet there. Each file then gets databases of its own.
 */
export default async function setup(project: TestProject) {
  const servers = await Promise.all(Array.from({ length: Number(project.config.maxWorkers) }, startPostgres));
  const poolers = process.env.TEST_BEHIND === "pgbouncer" ? await startPoolers(servers.map(({ host }) => host)) : [];
  project.provide("postgres", {
    hosts: servers.map(({ host }) => host),
    password: PASSWORD,
    poolerPorts: poolers.map(({ port }) => port),
  });
  return async () => {
    await Promise.all(poolers.map(({ stop }) => stop()));
    await Promise.all(servers.map(({ remove }) => remove()));
  };
}

/** For `npm run test:pgbouncer`: every test server then reaches its database through pgbouncer. */
async function startPoolers(hosts: string[]) {
  const poolers: Awaited<ReturnType<typeof startPgbouncer>>[] = [];
  for (const host of hosts) {
    poolers.push(await startPgbouncer({ host, user: OWN_NAME, password: PASSWORD, port: await freePort() }));
  }
  return poolers;
}

/** The schema is created once, in the database that all others are copied from. */
async function startPostgres() {
  const dataDir = mkdtempSync(join(tmpdir(), "bananabread-test-"));
  const postgres = await startEmbeddedPostgres(dataDir, PASSWORD, logger);
  await forgoSafety(postgres.adminConnection);
  const pool = createPool(postgres.connection, logger);
  await migrate(pool, [GATEWAY_SCHEMA, PRODUCT_SCHEMA]);
  await pool.end();
  return {
    host: postgres.adminConnection.host,
    async remove() {
      await postgres.stop();
      rmSync(realpathSync(join(dataDir, "postgres")), { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Nothing here outlives the run. Tests about crashes start a PostgreSQL of their own, with durability on. */
async function forgoSafety(admin: SocketConnection) {
  const pool = createPool(admin, logger);
  for (const setting of ["fsync", "full_page_writes"]) await pool.query(`alter system set ${setting} = off`);
  await pool.query("select pg_reload_conf()");
  // Thousands of connections, each of which would hash the password some thousand times on both sides.
  for (const role of [OWN_NAME, "postgres"]) {
    await pool.query(`set scram_iterations = 1; alter role ${role} password '${PASSWORD}'`);
  }
  await pool.end();
}
