import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findRunAs } from "../../src/server/database/embedded/run-as.ts";
import { until } from "./process.ts";

export type PgbouncerOptions = {
  /** The folder of PostgreSQL's socket. */
  host: string;
  user: string;
  password: string;
  port: number;
  /** Connections to PostgreSQL, for each database. */
  poolSize?: number;
};

/** A real pgbouncer in transaction mode in front of every database of one PostgreSQL. */
export async function startPgbouncer({ host, user, password, port, poolSize = 15 }: PgbouncerOptions) {
  try {
    execFileSync("pgbouncer", ["--version"], { stdio: "ignore" });
  } catch {
    throw new Error("pgbouncer is not installed: apt-get install pgbouncer");
  }
  const folder = mkdtempSync(join(tmpdir(), "bananabread-pgbouncer-"));
  chmodSync(folder, 0o755);
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(
    settings,
    `[databases]
* = host=${host} user=${user} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 1000
max_db_connections = 0
server_idle_timeout = 5
server_login_retry = 1
log_connections = 0
log_disconnections = 0
log_stats = 0
`,
    { mode: 0o644 },
  );
  // Like PostgreSQL, it refuses to run as root.
  const account = findRunAs();
  const child = spawn("pgbouncer", [settings], {
    stdio: "ignore",
    cwd: "/",
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  const ended = once(child, "exit");
  await until(() => child.exitCode !== null || accepts(port));
  if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}; its settings: ${settings}`);
  return {
    port,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.destroy() && resolve(true)).on("error", () =>
      resolve(false),
    );
  });
}
