import type { PoolClient } from "pg";
import type { Database } from "../database/pool.ts";
import type { Asker, FairShare } from "./fair-share.ts";

/** The database as one asker sees it: every connection is waited for in turn with everybody else's. */
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
 * The pool sets `release` anew whenever it hands the connection out, and until then keeps what is set here. So this must
 * not hold on to the request: the next one would find its memory full of those that are over.
 */
function leaveOnRelease(client: PoolClient, leave: () => void): PoolClient {
  const release = client.release;
  client.release = (broken) => {
    release.call(client, broken);
    leave();
  };
  return client;
}
