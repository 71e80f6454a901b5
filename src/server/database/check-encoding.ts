import type { Database } from "./pool.ts";

/** A database that counts bytes, or knows only Latin letters, breaks titles and search, noticed only much later. */
export async function checkEncoding(pool: Database) {
  const { rows } = await pool.query<{ encoding: string; version: number; knows_letters: boolean }>(`
    select current_setting('server_encoding') as encoding,
           current_setting('server_version_num')::int as version,
           length('é') = 1 and 'ж' ~ '^[[:alpha:]]$' and upper('ж') = 'Ж' as knows_letters
  `);
  const [found] = rows;
  if (!found || found.version < 150_000) {
    throw new Error(`PostgreSQL 15 or newer is needed, this server says ${found?.version}.`);
  }
  if (found.encoding !== "UTF8" || !found.knows_letters) {
    throw new Error(
      `The database must be UTF8 with a locale that knows all letters (this one: ${found.encoding}). Make it with: create database ... encoding 'UTF8' locale 'C.UTF-8' template template0`,
    );
  }
}
