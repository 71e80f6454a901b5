import pg from "pg";
import { until } from "./process.ts";
import type { TestServer } from "./server.ts";

/** Holds the locks of a statement, on a connection of the test's own, until they are released. */
export async function hold({ databaseUrl, db }: TestServer, sql: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("begin");
  await client.query(sql, values);
  return {
    /** Waits until this many others wait for a lock, or the given promise has settled without waiting. */
    async untilWaiting(others: number, orEnded: Promise<unknown>) {
      let hasEnded = false;
      const noteEnd = () => {
        hasEnded = true;
      };
      void orEnded.then(noteEnd, noteEnd);
      await until(async () => hasEnded || (await countWaiting(db)) >= others);
    },
    async letGo() {
      await client.query("rollback");
      await client.end();
    },
  };
}

async function countWaiting(db: TestServer["db"]): Promise<number> {
  const { rows } = await db.query<{ waiting: number }>(
    "select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.waiting ?? 0;
}

/** Deadlocks would be retried and go unnoticed. With this setting they last for ever, and the test fails. */
export async function letDeadlocksLast({ databaseUrl }: TestServer) {
  const admin = new pg.Client({ connectionString: databaseUrl.replace(/\/\/\w+:/, "//postgres:") });
  await admin.connect();
  const { rows } = await admin.query<{ name: string }>("select quote_ident(current_database()) as name");
  await admin.query(`alter database ${rows[0]?.name} set deadlock_timeout = '1h'`);
  // The setting applies to new connections only, so the open ones are closed.
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()",
    [rows[0]?.name],
  );
  await admin.end();
}
