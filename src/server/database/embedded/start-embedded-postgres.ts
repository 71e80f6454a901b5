import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { SocketConnection } from "../connection.ts";
import { locateBinaries } from "./binaries.ts";
import { ensureCluster, SUPERUSER } from "./cluster.ts";
import { createOwnDatabase, OWN_NAME } from "./own-database.ts";
import { preparePlaces } from "./places.ts";
import { startPostmaster, stopPostmaster } from "./postmaster.ts";
import { findRunAs } from "./run-as.ts";

export type EmbeddedPostgres = {
  /** The database as its owner, an ordinary role that may create roles. */
  connection: SocketConnection;
  /** The same server as its superuser. Only the tests need it. */
  adminConnection: SocketConnection;
  stop: () => Promise<void>;
};

const MAX_RESTART_PAUSE_MS = 5_000;
const STEADY_AFTER_MS = 60_000;

/**
 * Runs the PostgreSQL that npm installed, on DATA_DIR. The caller holds the lock on DATA_DIR, so a server found running
 * there was orphaned by a crash and is stopped first. From then on a child that dies is logged and restarted.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  password: string,
  logger: Logger,
): Promise<EmbeddedPostgres> {
  const runAs = findRunAs();
  const places = preparePlaces(dataDir, runAs);
  const binaries = locateBinaries(runAs);
  await stopPostmaster(places.data);
  await ensureCluster(places, binaries, runAs, password);

  let isStopping = false;
  let failures = 0;
  let child: ChildProcess;

  const start = async () => {
    child = await startPostmaster(places, binaries, runAs);
    const startedAt = Date.now();
    child.once("exit", (code, signal) => {
      if (isStopping) return;
      failures = Date.now() - startedAt > STEADY_AFTER_MS ? 0 : failures + 1;
      logger.error({ code, signal, pid: child.pid }, "PostgreSQL ended unexpectedly, starting it again");
      void restart();
    });
  };
  const restart = async () => {
    while (!isStopping) {
      await sleep(Math.min(50 * 2 ** failures, MAX_RESTART_PAUSE_MS));
      try {
        await start();
        logger.info({ pid: child.pid }, "PostgreSQL runs again");
        return;
      } catch (error) {
        failures += 1;
        logger.error({ err: error }, "PostgreSQL could not be started again");
      }
    }
  };

  await start();
  const adminConnection = { host: places.socketFolder, user: SUPERUSER, password, database: "postgres" };
  await createOwnDatabase(adminConnection, password);
  logger.info({ data: places.data, runsAs: runAs?.name }, "PostgreSQL is running");
  return {
    connection: { ...adminConnection, user: OWN_NAME, database: OWN_NAME },
    adminConnection,
    stop: async () => {
      isStopping = true;
      await stopPostmaster(places.data);
    },
  };
}
