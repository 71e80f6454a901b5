import type { Queryable } from "./pool.ts";

/**
 * Where the CLI of Supabase notes which migrations a hosted project has. We keep it too, so that `supabase db push` and
 * our own start may bring the schema up to date in turns: neither applies what the other has applied.
 */
const TABLE = "supabase_migrations.schema_migrations";

/** As the CLI makes it. */
export const LEDGER_SQL = `
  create schema if not exists supabase_migrations;
  create table if not exists ${TABLE} (version text not null primary key);
  alter table ${TABLE} add column if not exists statements text[];
  alter table ${TABLE} add column if not exists name text;
`;

/** Notes the file, and says whether it stood there already. The CLI knows a migration by the number it begins with. */
export async function noteInLedger(db: Queryable, file: string, sql: string): Promise<boolean> {
  const [, version = file, name = ""] = /^(\d+)_(.*)\.sql$/.exec(file) ?? [];
  const noted = await db.query(
    `insert into ${TABLE} (version, name, statements) values ($1, $2, array[$3::text]) on conflict do nothing`,
    [version, name, sql],
  );
  return noted.rowCount === 0;
}
