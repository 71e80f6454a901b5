import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { inject } from "vitest";

export type TestDatabase = {
  /** As the database's owner, an ordinary role with CREATEROLE. */
  url: string;
  /** The same database as superuser. */
  adminUrl: string;
  /** Through pgbouncer, when the tests run behind it (`npm run test:pgbouncer`). */
  pooledUrl: string | null;
  drop: () => Promise<void>;
};

const OWNER = "bananabread";
const TEMPLATE = "bananabread";

/** A database that holds the whole schema and no rows. */
export const createDatabase = () => create(TEMPLATE);

/** A database that holds nothing. */
export const createEmptyDatabase = () => create("template0");

async function create(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const adminUrl = urlOf("postgres", name);
  await asAdmin((admin) => admin.query(`create database ${name} owner ${OWNER} template ${template}`));
  return {
    url: urlOf(OWNER, name),
    adminUrl,
    pooledUrl: pooledUrlOf(name),
    drop: () => asAdmin((admin) => drop(admin, name)),
  };
}

/** Waits for connections that are just closing: terminating one instead would fail some other test. */
async function drop(admin: pg.Client, name: string) {
  const deadline = Date.now() + 3_000;
  const isInUse = async () =>
    (await admin.query("select from pg_stat_activity where datname = $1 limit 1", [name])).rowCount !== 0;
  while (Date.now() < deadline && (await isInUse())) await sleep(10);
  await admin.query(`drop database ${name} with (force)`);
}

function urlOf(user: string, database: string): string {
  const { hosts, password } = inject("postgres");
  const host = hosts[Number(process.env.VITEST_POOL_ID) - 1] ?? "";
  return `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}`;
}

function pooledUrlOf(database: string): string | null {
  const port = inject("postgres").poolerPorts[Number(process.env.VITEST_POOL_ID) - 1];
  return port === undefined ? null : `postgres://${OWNER}@127.0.0.1:${port}/${database}`;
}

async function asAdmin(work: (admin: pg.Client) => Promise<unknown>) {
  const client = new pg.Client(urlOf("postgres", "postgres"));
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
