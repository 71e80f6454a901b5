import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The unprivileged account PostgreSQL runs under when we are root, since it refuses to run as root. */
export type RunAs = { name: string; uid: number; gid: number };

const OWN_ACCOUNT = "bananabread";

export function findRunAs(): RunAs | null {
  if (process.getuid?.() !== 0) return null;
  if (!accountNamed(OWN_ACCOUNT)) createAccount();
  const account = accountNamed(OWN_ACCOUNT) ?? accountNamed("postgres") ?? accountNamed("nobody");
  if (!account) throw new Error("PostgreSQL cannot run as root, and no unprivileged account could be found or made.");
  return account;
}

/** Whether that account can enter and use a path. The system decides, because parents, groups and ACLs all count. */
export function canReach(runAs: RunAs | null, path: string): boolean {
  const identity = runAs ? { uid: runAs.uid, gid: runAs.gid } : {};
  return spawnSync("/bin/sh", ["-c", 'test -x "$0"', path], { cwd: "/", ...identity }).status === 0;
}

function accountNamed(name: string): RunAs | undefined {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : undefined;
}

function createAccount() {
  try {
    execFileSync("useradd", ["--system", "--no-create-home", "--shell", "/usr/sbin/nologin", OWN_ACCOUNT], {
      stdio: "ignore",
    });
  } catch {
    // Two servers may start at once, or there is no useradd: what counts is whether the account exists afterwards.
  }
}
