import { existsSync } from "node:fs";
import { join } from "node:path";

/** Lies in DATA_DIR while a backup is being restored there. */
export const RESTORE_MARK = "restoring";

/** What a killed restore left behind is no installation. */
export function refuseUnfinishedRestore(dataDir: string) {
  if (!existsSync(join(dataDir, RESTORE_MARK))) return;
  throw new Error(`A restore into ${dataDir} did not finish. Run npm run restore again; it starts from the beginning.`);
}
