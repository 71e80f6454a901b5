import type { Database } from "../database/pool.ts";
import type { Asker, FairShare } from "./fair-share.ts";

/** The database as one asker sees it: every connection is waited for in turn with everybody else's. */
export function databaseFor(asker: Asker, pool: Database, share: FairShare): Database {
  const connect = async () => {
    const leave = await share.enter(asker);
    try {
      const client = await pool.connect();
      const release = client.release;
      // The pool sets this anew whenever it hands the connection out.
      client.release = (broken) => {
        release.call(client, broken);
        leave();
      };
      return client;
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
