import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { TestServer } from "../../support/server.ts";

/** Every file that lies in the store, finished or not. */
export function storedFiles(server: TestServer): string[] {
  const folder = join(server.config.DATA_DIR, "objects");
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
