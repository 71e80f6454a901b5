import { randomInt } from "node:crypto";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { createMailbox } from "../../src/server/adapters/mail/mailbox.ts";
import { readConfig } from "../../src/server/config/config.ts";
import { joinRunningDatabase } from "../../src/server/database/embedded/join-running-database.ts";
import { createPool } from "../../src/server/database/pool.ts";
import { type ServerOptions, startServer } from "../../src/server/server.ts";
import { createDatabase } from "./database.ts";
import { openBucket } from "./s3.ts";
import { startTransactionPooler } from "./transaction-pooler.ts";

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
export type StoreKind = "files" | "s3";
export type DatabaseKind = "embedded" | "DATABASE_URL";

/** The whole server in this process, on a free port, with its own database and mailbox. */
export async function startTestServer(
  options: Pick<ServerOptions, "functions" | "composer" | "generation" | "pictures" | "ads" | "memes" | "pixels"> & {
    database?: DatabaseKind;
    /** Puts a pooler in transaction mode between, with or without a way past it. */
    pooler?: "alone" | "with a direct address";
    env?: Record<string, string>;
    logTo?: (line: string) => void;
    /** Where pictures are stored; files, unless `npm run test:s3` says otherwise. */
    store?: StoreKind;
  } = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), "bananabread-server-"));
  const port = Number(options.env?.PORT ?? (await freePort()));
  const bucket =
    (options.store ?? process.env.TEST_STORE) === "s3" && !options.env?.S3_ENDPOINT ? await openBucket() : null;
  const database = options.database === "embedded" ? null : await createDatabase();
  const pooler = database && options.pooler ? await startTransactionPooler(database.url) : null;
  const pooledUrl = pooler?.url ?? (options.env?.DATABASE_URL ? null : database?.pooledUrl);
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: dataDir,
    AUTH_RATE_LIMIT: "100000",
    // A public site waits for its balancer when it stops; `process/draining.test.ts` is about that.
    DRAIN_SECONDS: "0",
    ...(database && {
      DATABASE_URL: pooledUrl ?? database.url,
      ...(pooledUrl && options.pooler !== "alone" && { DATABASE_DIRECT_URL: database.url }),
      JWT_SECRET: "a-secret-of-more-than-32-characters",
      KEY_ENCRYPTION_SECRET: "another-secret-of-more-than-32-characters",
    }),
    ...bucket?.env,
    ...options.env,
  });
  const logger = pino({ level: options.logTo ? "trace" : "silent" }, { write: options.logTo ?? (() => {}) });
  const server = await startServer(config, logger, options);
  const db = database
    ? createPool({ connectionString: database.url }, logger)
    : joinRunningDatabase(config, logger).pool;
  const mailbox = createMailbox(join(dataDir, "mailbox"), "", () => {});
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    config,
    /** Empty for an embedded database. */
    databaseUrl: database?.url ?? "",
    /** The database, as its owner. */
    db,
    mails: () => mailbox.list(),
    async stop() {
      await db.end();
      await server.stop();
      await pooler?.stop();
      await bucket?.close();
      if (database) await database.drop();
      else rmSync(realpathSync(join(dataDir, "postgres")), { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Systems assign the ports above these to outgoing connections: one of those could be taken before it is used. */
const PORTS = { from: 12_000, to: 32_000 };

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
