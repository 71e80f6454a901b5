import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const holderSchema = z.object({ pid: z.number(), bornAt: z.string(), url: z.string(), since: z.string() });
export type Holder = z.infer<typeof holderSchema>;

export class DataDirInUseError extends Error {
  readonly holder: Holder;

  constructor(dataDir: string, holder: Holder) {
    super(
      `${dataDir} is in use by process ${holder.pid} (${holder.url}, since ${holder.since}). Stop that one first, or choose another DATA_DIR.`,
    );
    this.name = "DataDirInUseError";
    this.holder = holder;
  }
}

/**
 * One server per DATA_DIR. The lock file appears whole or not at all (a hard link is atomic), and names its holder by
 * process id and start time, so that a lock left by a crash is recognised even when the id has been reused.
 */
export function lockDataDir(dataDir: string, url: string): () => void {
  // Under root, the account that runs PostgreSQL must be able to enter its own folder, but not list this one.
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const lock = join(dataDir, "lock.json");
  const draft = `${lock}.${process.pid}`;
  const me: Holder = { pid: process.pid, bornAt: birthOf(process.pid) ?? "", url, since: new Date().toISOString() };
  writeFileSync(draft, JSON.stringify(me), { mode: 0o600 });
  try {
    while (!tryLink(draft, lock)) {
      const holder = readHolder(lock);
      if (holder && isAlive(holder)) throw new DataDirInUseError(dataDir, holder);
      removeStale(lock, holder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readHolder(lock)?.pid === process.pid) rmSync(lock, { force: true });
  };
}

/** Moved aside and then checked again: another process may have replaced the stale lock with its own meanwhile. */
function removeStale(lock: string, judged: Holder | null) {
  const aside = `${lock}.stale-${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  const moved = readHolder(aside);
  if (moved && (moved.pid !== judged?.pid || moved.bornAt !== judged.bornAt)) tryLink(aside, lock);
  rmSync(aside, { force: true });
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function readHolder(lock: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(lock, "utf8")));
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  const birth = birthOf(holder.pid);
  return birth === null || birth === holder.bornAt;
}

/** Start time in clock ticks since boot (field 22 of /proc/PID/stat); null where there is no /proc. */
function birthOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}
