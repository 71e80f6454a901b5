import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import { DataDirInUseError } from "./embedded/data-dir-lock.ts";
import { joinRunningDatabase } from "./embedded/join-running-database.ts";
import { openDatabase } from "./open-database.ts";

/** For commands: joins the database of the running server, or opens it for this one command when none runs. */
export function openOrJoinDatabase(config: Config, logger: Logger) {
  return openDatabase(config, logger).catch((error: unknown) => {
    if (error instanceof DataDirInUseError) return joinRunningDatabase(config, logger);
    throw error;
  });
}
