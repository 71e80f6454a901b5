import type { PoolClient } from "pg";
import type { Database } from "../database/pool.ts";
import type { Asker, FairShare } from "./fair-share.ts";

/** The database for one client: it waits its turn for every connection, like all other clients. */
export function databaseFor(asker: Asker, pool: Database, share: FairShare): Database {
  const connect = async () => {
    const leave = await share.enter(asker);
    try {
      return leaveOnRelease(await pool.connect(), leave);
    } catch (error) {
      leave();
      throw error;
    }
  };
  const query = async (text: string, values?: unknown[]) => {
    const client = await connect();
    try {
      return await client.query(text, values);
    } finally {
      client.release();
    }
  };
  return { connect, query: query as Database["query"] };
}

/**
 * The pool replaces `release` only when it hands the connection out again. Until then it keeps the one set here, so
 * that one must not refer to the request: finished requests would stay in memory.
 */
function leaveOnRelease(client: PoolClient, leave: () => void): PoolClient {
  const release = client.release;
  client.release = (broken) => {
    release.call(client, broken);
    leave();
  };
  return client;
}
