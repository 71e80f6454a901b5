import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { from } from "pg-copy-streams";
import type { Database, Transaction } from "../database/pool.ts";
import { copied, type Manifest, SCHEMAS, type Table, tableOf } from "./entries.ts";
import { listTables } from "./list-tables.ts";

/** Migrations fill this one; the backup's rows take their place. */
const FILLED_BY_MIGRATIONS = "storage.buckets";

/** Throws when the database has rows, tables that are not ours, or a schema newer than the backup's. */
export async function requireEmpty(db: Database, { migrations }: Manifest): Promise<void> {
  const { rows: found } = await db.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any ($1) and c.relkind = 'r'`,
    [SCHEMAS],
  );
  if (found.length === 0) return;
  const refused = new Error("The database is not empty. Restore into a new one; nothing was changed here.");
  if (!found.some(({ name }) => name === "private.migrations")) throw refused;
  const applied = await db.query<{ name: string }>("select name from private.migrations");
  if (applied.rows.some(({ name }) => !(name in migrations))) throw refused;
  // Made by a restore that was interrupted: all the tables are there, and nothing is in them.
  for (const { name } of found) {
    if ([FILLED_BY_MIGRATIONS, "private.migrations"].includes(name)) continue;
    const { rowCount } = await db.query(`select from ${name} limit 1`);
    if (rowCount) throw refused;
  }
}

/**
 * Fills the tables of an empty database, in the order of the backup, which foreign keys allow. Triggers are off
 * meanwhile: what they would write is in the backup too.
 */
export async function loadTables(transaction: Transaction, { sequences }: Manifest) {
  const expected = new Map((await listTables(transaction)).map((table) => [tableOf(table), table]));
  await transaction.query(`delete from ${FILLED_BY_MIGRATIONS}`);
  const loaded: string[] = [];
  return {
    async load(table: Table, content: AsyncIterable<Uint8Array>) {
      const name = tableOf(table);
      if (expected.get(name)?.columns.join() !== table.columns.join() || loaded.includes(name)) {
        throw new Error(`the backup's ${name} does not fit the database's`);
      }
      await transaction.query(`alter table ${name} disable trigger user`);
      await pipeline(content, createGunzip(), transaction.query(from(`copy ${copied(table)} from stdin`)));
      loaded.push(name);
    },
    async finish(): Promise<number> {
      const missing = [...expected.keys()].filter((name) => !loaded.includes(name));
      if (missing.length > 0) throw new Error(`the backup has no ${missing.join(", ")}`);
      for (const name of loaded) await transaction.query(`alter table ${name} enable trigger user`);
      for (const { name, last } of sequences) await transaction.query("select setval($1, $2)", [name, last]);
      return loaded.length;
    },
  };
}
