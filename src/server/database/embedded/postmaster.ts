import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import { CHILD_ENVIRONMENT } from "./cluster.ts";
import type { Places } from "./places.ts";
import type { RunAs } from "./run-as.ts";

const PORT = 5432;
const START_PATIENCE_MS = 20_000;
const STOP_PATIENCE_MS = 20_000;

/** What `data/postmaster.pid` says about the PostgreSQL that runs on that folder. */
export type RunningPostmaster = { pid: number; socketFolder: string; isReady: boolean };

export function readPostmaster(data: string): RunningPostmaster | null {
  try {
    const lines = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    const [pid = "", , , , socketFolder = "", , , status = ""] = lines;
    return { pid: Number(pid), socketFolder, isReady: status.trim() === "ready" };
  } catch {
    return null;
  }
}

/** Starts PostgreSQL and resolves when it accepts connections. */
export async function startPostmaster(places: Places, binaries: Binaries, runAs: RunAs | null): Promise<ChildProcess> {
  const deadline = Date.now() + START_PATIENCE_MS;
  for (;;) {
    const child = launch(places, binaries, runAs);
    while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
      const running = readPostmaster(places.data);
      if (running?.pid === child.pid && running?.isReady) return child;
      await sleep(10);
    }
    child.kill("SIGQUIT");
    const log = logTail(places.log);
    // Backends of a killed postmaster exit a moment later; until then the data folder is in use.
    if (Date.now() > deadline || !/shared memory block|lock file/.test(log)) {
      throw new Error(`PostgreSQL did not start. The end of ${places.log}:\n${log}`);
    }
    await sleep(200);
  }
}

function launch(places: Places, binaries: Binaries, runAs: RunAs | null): ChildProcess {
  const options = {
    listen_addresses: "",
    unix_socket_directories: places.socketFolder,
    unix_socket_permissions: "0700",
    port: PORT,
    max_connections: 60,
    timezone: "UTC",
    log_timezone: "UTC",
    log_min_messages: "warning",
    log_checkpoints: "off",
  };
  const log = openSync(places.log, "a", 0o600);
  const child = spawn(
    binaries.postgres,
    ["-D", places.data, ...Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    // Its own process group: Ctrl+C must reach us first, so that requests are answered before the database stops.
    { cwd: "/", env: CHILD_ENVIRONMENT, detached: true, stdio: ["ignore", log, log], ...identity(runAs) },
  );
  closeSync(log);
  return child;
}

function identity(runAs: RunAs | null) {
  return runAs ? { uid: runAs.uid, gid: runAs.gid } : {};
}

/** Stops whatever PostgreSQL runs on this folder, our own child or one left over from a crash of ours. */
export async function stopPostmaster(data: string) {
  const running = readPostmaster(data);
  if (!running || !isPostgresOf(running.pid, data)) return;
  for (const [signal, patience] of [
    ["SIGINT", STOP_PATIENCE_MS],
    ["SIGQUIT", 5_000],
    ["SIGKILL", 5_000],
  ] as const) {
    trySignal(running.pid, signal);
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if (!isPostgresOf(running.pid, data)) return;
      await sleep(20);
    }
  }
}

/** The process id may have been reused since: only a live PostgreSQL on this very folder counts. */
function isPostgresOf(pid: number, data: string): boolean {
  if (!trySignal(pid, 0)) return false;
  try {
    // A zombie, whose parent has not waited for it yet, has an empty command line.
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(data);
  } catch {
    return process.platform !== "linux";
  }
}

function trySignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

function logTail(log: string): string {
  return readFileSync(log, "utf8").trimEnd().split("\n").slice(-8).join("\n");
}
