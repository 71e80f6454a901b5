import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { canReach, type RunAs } from "./run-as.ts";

/** Where root puts files that the unprivileged account could not reach otherwise: a clone in a 0700 home, say. */
export const SHARED_HOME = "/var/lib/bananabread";

/** The kernel refuses longer socket paths; `/.s.PGSQL.5432.lock` is appended to the folder. */
const MAX_SOCKET_FOLDER_LENGTH = 107 - "/.s.PGSQL.5432.lock".length;

export type Places = { home: string; data: string; socketFolder: string; log: string };

/**
 * `DATA_DIR/postgres` holds the cluster. When the account that runs PostgreSQL cannot enter DATA_DIR, that entry is a
 * link to a folder under /var/lib/bananabread, so that it is still visible where the data is.
 */
export function preparePlaces(dataDir: string, runAs: RunAs | null): Places {
  const entry = join(dataDir, "postgres");
  if (!existsSync(entry)) {
    const goneTarget = linkTarget(entry);
    if (goneTarget) throw new Error(`${entry} points to ${goneTarget}, which is gone. Restore it, or remove the link.`);
    if (canReach(runAs, dataDir)) {
      mkdirSync(entry, { mode: 0o700 });
    } else {
      mkdirSync(SHARED_HOME, { recursive: true, mode: 0o755 });
      symlinkSync(mkdtempSync(join(SHARED_HOME, "data-")), entry);
    }
  }
  const home = realpathSync(entry);
  own(home, runAs);
  const log = join(home, "postgres.log");
  return { home, data: join(home, "data"), socketFolder: socketFolder(home, runAs), log };
}

/** Where the cluster is when it is not in DATA_DIR itself. Removing DATA_DIR then leaves it behind. */
export const clusterElsewhere = (dataDir: string): string | null => linkTarget(join(dataDir, "postgres"));

function linkTarget(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}

function socketFolder(home: string, runAs: RunAs | null): string {
  const inside = join(home, "socket");
  const folder = inside.length <= MAX_SOCKET_FOLDER_LENGTH ? inside : mkdtempSync("/tmp/bananabread-");
  mkdirSync(folder, { recursive: true });
  own(folder, runAs);
  return folder;
}

function own(folder: string, runAs: RunAs | null) {
  if (runAs) chownSync(folder, runAs.uid, runAs.gid);
  chmodSync(folder, 0o700);
}
