import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const settingsFile = (dataDir: string) => join(dataDir, "setup.json");

/** The settings of Playwright's server, for a command that is run beside it. */
export function serverSettings(): Record<string, string> {
  const { E2E_DATA_DIR = "" } = process.env;
  const file = settingsFile(E2E_DATA_DIR);
  return { ...(existsSync(file) && JSON.parse(readFileSync(file, "utf8"))), DATA_DIR: E2E_DATA_DIR };
}
