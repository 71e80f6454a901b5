import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

export type TestDatabase = {
  /** As the database's owner, an ordinary role with CREATEROLE. */
  url: string;
  /** The same database as superuser. */
  adminUrl: string;
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
  await asAdmin(`create database ${name} owner ${OWNER} template ${template}`);
  return { url: urlOf(OWNER, name), adminUrl, drop: () => asAdmin(`drop database ${name} with (force)`) };
}

function urlOf(user: string, database: string): string {
  const { host, password } = inject("postgres");
  return `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}`;
}

async function asAdmin(sql: string) {
  const client = new pg.Client(urlOf("postgres", "postgres"));
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
