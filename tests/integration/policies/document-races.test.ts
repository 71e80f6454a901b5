import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createDatabase, type TestDatabase } from "../../support/database.ts";
import { until } from "../../support/process.ts";

const USER = "22222222-0000-4000-8000-000000000001";
let database: TestDatabase;
let pool: pg.Pool;
let first: string;
let second: string;

beforeAll(async () => {
  database = await createDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  await pool.query("insert into auth.users (id, email) values ($1, 'racer@example.com')", [USER]);
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});
beforeEach(async () => {
  first = await insert(pool, null);
  second = await insert(pool, first);
});

async function insert(db: pg.Pool | pg.PoolClient, documentId: string | null): Promise<string> {
  const id = randomUUID();
  await db.query(
    "insert into creatives (id, user_id, document_id, title, prompt, type, image_url) values ($1, $2, $3, 'T', 'P', 'meta', '/')",
    [id, USER, documentId],
  );
  return id;
}
const remove = (db: pg.Pool | pg.PoolClient, ...ids: string[]) =>
  db.query("delete from creatives where id = any ($1)", [ids]);
const left = async () =>
  (
    await pool.query(
      "select (select count(*)::int from documents) as documents, (select count(*)::int from creatives) as versions",
    )
  ).rows[0];

/** Does one thing, then another on a connection of its own, which has to wait; then the first is done for good. */
async function overtake<T>(one: (client: pg.PoolClient) => Promise<unknown>, other: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await one(client);
    const outcome = other();
    // Looked at below; until then nobody would hear it fail.
    outcome.catch(() => {});
    await until(async () => (await waiting()) > 0);
    await client.query("commit");
    return await outcome;
  } finally {
    client.release();
  }
}

async function waiting(): Promise<number> {
  const { rows } = await pool.query<{ waiting: string }>(
    "select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return Number(rows[0]?.waiting);
}

it("two who delete the last two versions at once leave no document behind", async () => {
  await overtake(
    (client) => remove(client, first),
    () => remove(pool, second),
  );
  expect(await left()).toEqual({ documents: 0, versions: 0 });
});

it("a version that comes while the last ones are deleted is refused: there is nothing left to join", async () => {
  const late = overtake(
    (client) => remove(client, first, second),
    () => insert(pool, first),
  );
  await expect(late).rejects.toMatchObject({ code: "23503" });
  expect(await left()).toEqual({ documents: 0, versions: 0 });
});

it("a version that came before the last ones were deleted keeps the document", async () => {
  await overtake(
    (client) => insert(client, first),
    () => remove(pool, first, second),
  );
  expect(await left()).toEqual({ documents: 1, versions: 1 });
  await pool.query("delete from creatives");
});

it("a version that is deleted while somebody goes back to it leaves the newest shown", async () => {
  const back = () =>
    pool.query("update documents d set shown_id = c.id from creatives c where c.id = $1 and d.id = c.document_id", [
      first,
    ]);
  await overtake((client) => remove(client, first), back);
  const { rows } = await pool.query("select version_id from creative_cards");
  expect(rows).toEqual([{ version_id: second }]);
  await pool.query("delete from creatives");
});
