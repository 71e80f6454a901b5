import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import { DataDirInUseError } from "./embedded/data-dir-lock.ts";
import { joinRunningDatabase } from "./embedded/join-running-database.ts";
import { openDatabase } from "./open-database.ts";

/** For commands: the database of the server that runs, or opened for this one command when none does. */
export function openOrJoinDatabase(config: Config, logger: Logger) {
  return openDatabase(config, logger).catch((error: unknown) => {
    if (error instanceof DataDirInUseError) return joinRunningDatabase(config, logger);
    throw error;
  });
}
