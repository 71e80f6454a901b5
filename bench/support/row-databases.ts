import pg from "pg";
import { migrate } from "../../src/server/database/migrate.ts";
import { GATEWAY_SCHEMA, PRODUCT_SCHEMA } from "../../src/server/database/open-database.ts";
import type { startBenchDatabase } from "./database.ts";
import { fillCreatives, OWN_CREATIVES } from "./fill-creatives.ts";
import type { Case } from "./load.ts";
import { createPaidUser, signIn } from "./paid-user.ts";
import { startOwnServer } from "./start-own-server.ts";

export type RowDatabase = Awaited<ReturnType<typeof openRows>>;

/** A database of its own with this many creatives, one user of which is signed in, and a server on it. */
export async function openRows(cluster: Awaited<ReturnType<typeof startBenchDatabase>>, creatives: number) {
  const name = `rows_${creatives}`;
  await cluster.asAdmin(`create database ${name} owner bananabread template template0`);
  const url = cluster.url.replace(/\/bananabread\?/, `/${name}?`);
  const pool = new pg.Pool({ connectionString: url });
  await migrate(pool, [GATEWAY_SCHEMA, PRODUCT_SCHEMA]);
  const userId = await createPaidUser(pool);
  const startedAt = performance.now();
  await fillCreatives(pool, userId, creatives / OWN_CREATIVES);
  const fillSeconds = (performance.now() - startedAt) / 1000;
  const server = await startOwnServer({ url, dataDir: cluster.dataDir });
  return {
    creatives,
    pool,
    userId,
    fillSeconds,
    deep: await lastPage(pool, userId),
    /** Not before all databases are filled: that may take longer than a session lasts. */
    async signIn() {
      const { token } = await signIn(pool, userId);
      return (routine: string, query: Record<string, string> = {}): Case => ({
        name: `${creatives.toLocaleString("en")} creatives`,
        server,
        path: `/rest/v1/rpc/${routine}?${new URLSearchParams(query)}`,
        headers: { authorization: `Bearer ${token}` },
      });
    },
    async stop() {
      await server.stop();
      await pool.end();
      await cluster.asAdmin(`drop database ${name} with (force)`);
    },
  };
}

/** The cursor that the last full page of somebody's gallery begins behind. */
async function lastPage(pool: pg.Pool, userId: string) {
  const { rows } = await pool.query<{ after_id: string; after_changed_at: string }>(
    `select id as after_id, to_json(changed_at) #>> '{}' as after_changed_at from public.documents
      where user_id = $1 order by changed_at, id limit 1 offset 24`,
    [userId],
  );
  const [row] = rows;
  if (!row) throw new Error("there is no last page");
  return row;
}
