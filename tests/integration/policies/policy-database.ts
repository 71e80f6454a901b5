import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { createDatabase } from "../../support/database.ts";
import { type Actor, actAs } from "./people.ts";
import { seedEverybody } from "./seeds.ts";

/** A database with everybody in it. Each test runs in a transaction of its own that leaves nothing behind. */
export function policyDatabase() {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await seedEverybody(client, ["public", "private", "auth", "storage"]);
  });
  afterAll(async () => {
    await client?.end();
    await database?.drop();
  });
  beforeEach(async () => {
    await client.query("begin");
  });
  afterEach(async () => {
    await client.query("rollback");
  });

  /** As the server, which owns the tables. */
  async function server(sql: string, values: unknown[] = []) {
    return (await client.query(sql, values)).rows;
  }

  /** As a client of the API. A statement that fails rejects with PostgreSQL's error and changes nothing. */
  async function as(actor: Actor, sql: string, values: unknown[] = []) {
    await client.query("savepoint acting");
    try {
      await actAs(client, actor);
      const { rows } = await client.query(sql, values);
      await client.query("reset role");
      return rows;
    } catch (error) {
      await client.query("rollback to savepoint acting");
      throw error;
    }
  }

  return { as, server };
}
