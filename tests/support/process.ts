import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { pino } from "pino";
import { readConfig } from "../../src/server/config/config.ts";
import { joinRunningDatabase } from "../../src/server/database/embedded/join-running-database.ts";
import { readPostmaster } from "../../src/server/database/embedded/postmaster.ts";
import { PROJECT_ROOT } from "../../src/server/project-root.ts";
import { arrange, currentSetup, type Surroundings } from "../setups/arrange.ts";
import { freePort } from "./server.ts";

/** What `npm start` prints once it accepts requests. */
const READY = "BananaBread is ready at";
// Long, because they only end a wait that would never succeed: a busy machine is not a broken server.
const PATIENCE_MS = 90_000;
const LAUNCH_PATIENCE_MS = 180_000;

/**
 * A place for servers that are started, killed and started again as real processes, in the set-up of this run: with an
 * embedded database, unless E2E_SETUP says otherwise.
 */
export async function createPlace() {
  const dataDir = mkdtempSync(join(tmpdir(), "bananabread-process-"));
  sharePaintedPictures(dataDir);
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: dataDir, AUTH_RATE_LIMIT: "1000000" };
  let surroundings: Surroundings | undefined;
  return {
    dataDir,
    env,
    url: `http://127.0.0.1:${port}`,
    async launch(extra: Record<string, string> = {}) {
      surroundings ??= await arrange(currentSetup(), { ...env, ...extra });
      return launch({ ...env, ...surroundings.env, ...extra }, `http://127.0.0.1:${port}`);
    },
    run: (script: string, ...args: string[]) =>
      execFileSync("node", ["scripts/run.mjs", script, ...args], {
        cwd: PROJECT_ROOT,
        env: withPath({ ...env, ...surroundings?.env }),
      }).toString(),
    postgresPid: () => readPostmaster(join(dataDir, "postgres/data"))?.pid,
    /** Returns who was killed. Never process 0, which would be everybody around this test. */
    killPostgres(): number {
      const pid = readPostmaster(join(dataDir, "postgres/data"))?.pid;
      if (!pid) throw new Error("there is no PostgreSQL to kill");
      process.kill(pid, "SIGKILL");
      return pid;
    },
    async query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
      const { pool } = joinRunningDatabase(readConfig(env), pino({ level: "silent" }));
      try {
        return (await pool.query<Row>(sql, values)).rows;
      } finally {
        await pool.end();
      }
    },
    async remove() {
      await surroundings?.stop();
      rmSync(realpathSync(join(dataDir, "postgres")), { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Painting all meme templates, as every new installation does, takes it as long as hundreds of requests. Those beside
 * Playwright's server use what that one painted.
 */
function sharePaintedPictures(dataDir: string) {
  const { E2E_DATA_DIR } = process.env;
  if (!E2E_DATA_DIR) return;
  const painted = join(E2E_DATA_DIR, "content");
  mkdirSync(painted, { recursive: true });
  symlinkSync(painted, join(dataDir, "content"));
}

/** The server as `npm start` runs it, and only with this environment. Returns once it is ready, or has ended. */
export async function launch(env: Record<string, string>, url: string) {
  const child = spawn("node", ["scripts/run.mjs", "start"], { cwd: PROJECT_ROOT, env: withPath(env) });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const ended = new Promise<number | string>((resolve) => {
    child.on("exit", (code, signal) => resolve(signal ?? code ?? 0));
  });
  const server = {
    child,
    ended,
    output: () => output,
    isReady: () => isReady(url),
    async kill(signal: NodeJS.Signals) {
      child.kill(signal);
      return ended;
    },
  };
  // Relies on the server's output: another process might answer on that address.
  await until(() => isOver(child) || output.includes(READY), LAUNCH_PATIENCE_MS);
  return server;
}

export async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Waits for what a test needs, and says so when it never comes. */
export async function until(condition: () => boolean | Promise<boolean>, patienceMs = PATIENCE_MS) {
  const deadline = Date.now() + patienceMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`waited ${patienceMs} ms in vain for ${condition}`);
    await sleep(20);
  }
}

/** A zombie that nobody has waited for is not alive. */
export function isAlive(pid: number | undefined): boolean {
  try {
    process.kill(pid ?? 0, 0);
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
const withPath = (env: Record<string, string>) => ({ PATH: process.env.PATH, HOME: process.env.HOME, ...env });
