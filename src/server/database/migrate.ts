import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Database, inTransaction, type Transaction } from "./pool.ts";
import { LEDGER_SQL, noteInLedger } from "./supabase-ledger.ts";

export type MigrationSet = {
  name: string;
  folder: string;
  /** In a hosted project, which the CLI of Supabase may have brought up to date. */
  isHosted?: boolean;
};

/** Any constant will do, as long as all processes agree on it. */
const LOCK = 7_261_003_417;

/**
 * Applies missing migrations in order, each file in a transaction of its own. Any number of processes may start at
 * once: each takes the same lock inside its transaction and checks again, which also works behind a transaction-mode
 * pooler.
 */
export async function migrate(
  pool: Database,
  sets: MigrationSet[],
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  await inTransaction(pool, async (transaction) => {
    await lock(transaction);
    await transaction.query(`
      create schema if not exists private;
      create table if not exists private.migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      );
      alter table private.migrations enable row level security;
      revoke all on schema private from public;
    `);
    if (sets.some(({ isHosted }) => isHosted)) await transaction.query(LEDGER_SQL);
  });
  const applied: string[] = [];
  for await (const { set, file, name, sql } of readMigrations(sets)) {
    if (isWanted(name) && (await applyOnce(pool, set, file, sql))) applied.push(name);
  }
  if (applied.length > 0) await pool.query("notify pgrst, 'reload schema'");
  return applied;
}

async function* readMigrations(sets: MigrationSet[]) {
  for (const set of sets) {
    for (const file of (await readdir(set.folder)).filter((name) => name.endsWith(".sql")).sort()) {
      yield { set, file, name: nameOf(set, file), sql: await readFile(join(set.folder, file), "utf8") };
    }
  }
}

/** Each one's checksum, by name. */
export async function knownMigrations(sets: MigrationSet[]): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  for await (const { name, sql } of readMigrations(sets)) known.set(name, checksumOf(sql));
  return known;
}

const nameOf = (set: MigrationSet, file: string) => `${set.name}/${file}`;
const checksumOf = (sql: string) => createHash("sha256").update(sql).digest("hex");

function applyOnce(pool: Database, set: MigrationSet, file: string, sql: string): Promise<boolean> {
  const name = nameOf(set, file);
  const checksum = checksumOf(sql);
  return inTransaction(pool, async (transaction) => {
    await lock(transaction);
    const { rows } = await transaction.query("select checksum from private.migrations where name = $1", [name]);
    if (rows.length > 0) {
      if (rows[0].checksum === checksum) return false;
      throw new Error(`Migration ${name} was changed after it had been applied. Add a new one instead.`);
    }
    const isThere = set.isHosted ? await noteInLedger(transaction, file, sql) : false;
    try {
      if (!isThere) await transaction.query(sql);
    } catch (cause) {
      throw new Error(`Migration ${name} failed: ${(cause as Error).message}`, { cause });
    }
    await transaction.query("insert into private.migrations (name, checksum) values ($1, $2)", [name, checksum]);
    return !isThere;
  });
}

function lock(transaction: Transaction) {
  return transaction.query("select pg_advisory_xact_lock($1)", [LOCK]);
}
