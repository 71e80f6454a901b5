import { execFile } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Binaries } from "./binaries.ts";
import type { Places } from "./places.ts";
import type { RunAs } from "./run-as.ts";

/** Letters of every script must count as letters, or trigram search does not find them; macOS has no C.UTF-8. */
export const LOCALE = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
export const SUPERUSER = "postgres";

/** The environment that PostgreSQL's programs see: only what they need. */
export const CHILD_ENVIRONMENT = { PATH: "/usr/bin:/bin", LC_ALL: LOCALE, TZ: "UTC" };

/** Makes the cluster in a temporary folder and renames it, so that an interrupted first start leaves nothing behind. */
export async function ensureCluster(places: Places, binaries: Binaries, runAs: RunAs | null, password: string) {
  if (existsSync(join(places.data, "PG_VERSION"))) return;
  const draft = mkdtempSync(join(places.home, "draft-"));
  const passwordFile = join(draft, "password");
  const data = join(draft, "data");
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (runAs) for (const path of [draft, data, passwordFile]) chownSync(path, runAs.uid, runAs.gid);
  try {
    await promisify(execFile)(
      binaries.initdb,
      [
        `--pgdata=${data}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        `--locale=${LOCALE}`,
        "--locale-provider=libc",
      ],
      { cwd: "/", env: CHILD_ENVIRONMENT, ...(runAs && { uid: runAs.uid, gid: runAs.gid }) },
    );
    renameSync(data, places.data);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
