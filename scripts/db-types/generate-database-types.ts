import { join } from "node:path";
import type { Queryable } from "../../src/server/database/pool.ts";
import { PROJECT_ROOT } from "../../src/server/project-root.ts";
import { readFunctions, readRelations } from "./read-catalog.ts";
import { renderDatabase } from "./render-database.ts";

export const DATABASE_TYPES_FILE = join(PROJECT_ROOT, "src/shared/database-types.ts");

/** The whole text of the file, for the schema this database holds. */
export async function generateDatabaseTypes(database: Queryable): Promise<string> {
  return renderDatabase(await readRelations(database), await readFunctions(database));
}
