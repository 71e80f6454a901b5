import { spawn } from "node:child_process";
import { once } from "node:events";
import { pino } from "pino";
import { startEmbeddedPostgres } from "../../src/server/database/embedded/start-embedded-postgres.ts";
import { PROJECT_ROOT } from "../../src/server/project-root.ts";
import { loadPostgresPassword, publishableKey } from "../../src/server/secrets/load-secrets.ts";
import { startS3 } from "../stand-ins/s3/start-s3.ts";
import { SECRET_KEY } from "../stand-ins/supabase/service-role.ts";
import { freePort } from "../support/server.ts";

export const SETUPS = ["embedded", "s3", "hosted"] as const;
export type Setup = (typeof SETUPS)[number];
type Env = Record<string, string>;
/** What runs around a server, and the settings with which the server finds it. */
export type Surroundings = { env: Env; stop: () => Promise<void> };

const SECRETS = {
  JWT_SECRET: "a-secret-of-more-than-32-characters",
  KEY_ENCRYPTION_SECRET: "another-secret-of-more-than-32-characters",
};

/** The set-up that this run of the end-to-end tests is about. */
export function currentSetup(): Setup {
  const setup = SETUPS.find((one) => one === (process.env.E2E_SETUP ?? "embedded"));
  if (!setup) throw new Error(`E2E_SETUP must be one of ${SETUPS.join(", ")}`);
  return setup;
}

/** Starts what the server with these settings needs in this set-up. */
export async function arrange(setup: Setup, env: Env & { DATA_DIR: string; PORT: string }): Promise<Surroundings> {
  if (setup === "embedded") return { env: {}, stop: () => Promise.resolve() };
  const postgres = await startPostgres(env.DATA_DIR);
  const given = { ...SECRETS, DATABASE_URL: postgres.url };
  const beside = setup === "s3" ? await startStore() : await startProject({ ...env, ...given });
  return {
    env: { ...given, ...beside.env },
    async stop() {
      await beside.stop();
      await postgres.stop();
    },
  };
}

/** In DATA_DIR, so that tests find it where they find the embedded one. */
async function startPostgres(dataDir: string) {
  const { connection, stop } = await startEmbeddedPostgres(
    dataDir,
    loadPostgresPassword(dataDir),
    pino({ level: "silent" }),
  );
  const { host, user, password, database } = connection;
  return { url: `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}`, stop };
}

/** A second copy of our own gateway, in a process of its own: the server in front may be killed without it. */
async function startProject(env: Env & { PORT: string }): Promise<Surroundings> {
  const port = String(await freePort());
  const child = spawn("node", ["--import", "tsx", "tests/stand-ins/supabase/run.ts"], {
    cwd: PROJECT_ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LOG_LEVEL: "warn",
      SITE_URL: `http://localhost:${env.PORT}`,
      // Their "additional redirect URLs": tests open the server in front by this name too.
      CORS_ORIGINS: `http://127.0.0.1:${env.PORT}`,
      ...env,
      PORT: port,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  await Promise.race([
    once(child.stdout, "data"),
    ended.then(() => Promise.reject(new Error("The stand-in for a hosted project did not start"))),
  ]);
  child.stdout.pipe(process.stderr);
  return {
    env: {
      SUPABASE_URL: `http://127.0.0.1:${port}`,
      SUPABASE_ANON_KEY: publishableKey({ jwtSecret: SECRETS.JWT_SECRET }),
      SUPABASE_SERVICE_ROLE_KEY: SECRET_KEY,
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function startStore(): Promise<Surroundings> {
  const { settings, stop } = await startS3();
  return { env: await settings(), stop };
}
