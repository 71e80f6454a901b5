import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import { loadPostgresPassword } from "../../secrets/load-secrets.ts";
import { createPool } from "../pool.ts";
import { OWN_NAME } from "./own-database.ts";
import { readPostmaster } from "./postmaster.ts";

/** Connects to the embedded database of the server that holds DATA_DIR, as a second, short-lived client. */
export function joinRunningDatabase(config: Config, logger: Logger) {
  const running = readPostmaster(join(config.DATA_DIR, "postgres/data"));
  if (!running?.isReady) throw new Error("The server is just starting or stopping. Try again in a moment.");
  const password = loadPostgresPassword(config.DATA_DIR);
  const connection = { host: running.socketFolder, user: OWN_NAME, password, database: OWN_NAME };
  const pool = createPool(connection, logger);
  return { pool, close: () => pool.end() };
}
