import { readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lockDataDir } from "../database/embedded/data-dir-lock.ts";
import { stopPostmaster } from "../database/embedded/postmaster.ts";
import { RESTORE_MARK } from "../database/embedded/unfinished-restore.ts";
import { type Secrets, writeSecrets } from "../secrets/load-secrets.ts";

/**
 * Prepares DATA_DIR for a restore: locked, marked as unfinished, with the backup's secrets. Refused when anything is in
 * it already, unless a killed restore left it, which is removed first.
 */
export async function emptyDataDir(dataDir: string, url: string, secrets: Secrets) {
  const unlock = lockDataDir(dataDir, url);
  try {
    const found = readdirSync(dataDir).filter((name) => name !== "lock.json");
    if (found.includes(RESTORE_MARK)) await removeAll(dataDir);
    else if (found.length > 0) {
      throw new Error(`${dataDir} is not empty. Restore into a DATA_DIR of its own, or move this one away first.`);
    }
    writeFileSync(join(dataDir, RESTORE_MARK), "", { mode: 0o600, flush: true });
    writeSecrets(dataDir, secrets);
  } catch (error) {
    unlock();
    throw error;
  }
  return {
    async giveUp() {
      await removeAll(dataDir);
      unlock();
    },
    finish() {
      rmSync(join(dataDir, RESTORE_MARK));
      unlock();
    },
  };
}

/** The mark last: as long as anything is left, it says what this is. */
async function removeAll(dataDir: string) {
  const names = readdirSync(dataDir).filter((name) => name !== "lock.json" && name !== RESTORE_MARK);
  if (names.includes("postgres")) {
    // It may be a link to where the account that runs PostgreSQL can reach it, and it runs under that name.
    const home = realpathSync(join(dataDir, "postgres"));
    await stopPostmaster(join(home, "data"));
    rmSync(home, { recursive: true, force: true });
  }
  for (const name of [...names, RESTORE_MARK]) rmSync(join(dataDir, name), { recursive: true, force: true });
}
