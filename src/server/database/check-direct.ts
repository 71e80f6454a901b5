import { ConfigError } from "../config/config.ts";
import type { Database } from "./pool.ts";

/** Migrations go one way and everything else the other: they must not end up in two databases. */
export async function checkDirect(pool: Database, direct: Database) {
  const [usual, straight] = await Promise.all([pool, direct].map(whereTo));
  if (usual !== straight) throw new ConfigError(["DATABASE_DIRECT_URL leads to another database than DATABASE_URL"]);
}

async function whereTo(db: Database): Promise<string> {
  const { rows } = await db.query<{ place: string }>(
    "select concat_ws(' ', current_database(), current_user, pg_postmaster_start_time()) as place",
  );
  return rows[0]?.place ?? "";
}
