import type pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { beginChore } from "../../../src/server/database/begin-chore.ts";
import { createPool } from "../../../src/server/database/pool.ts";
import { createDatabase, type TestDatabase } from "../../support/database.ts";
import { startTestServer } from "../../support/server.ts";

const HOUR_MS = 60 * 60_000;
let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createDatabase();
  pool = createPool({ connectionString: database.url }, pino({ level: "silent" }));
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

const ask = (name = "tidying") => beginChore(pool, name, HOUR_MS);
const letAnHourPass = () => pool.query("update private.chores set begun_at = begun_at - interval '1 hour'");

test("of ten that ask at once one begins, and the next one an hour later", async () => {
  const askAll = async () => (await Promise.all(Array.from({ length: 10 }, () => ask()))).filter(Boolean);
  expect(await askAll()).toHaveLength(1);
  expect(await askAll()).toHaveLength(0);
  await letAnHourPass();
  expect(await askAll()).toHaveLength(1);
  expect(await ask("something else")).toBe(true);
});

test("a server that starts looks for leftovers, unless another one did so within the hour", async () => {
  const startOne = async () => {
    const server = await startTestServer({ env: { DATABASE_URL: database.url } });
    // Stopping waits for what the start has begun.
    await server.stop();
    const { rows } = await pool.query("select begun_at from private.chores where name = 'orphans'");
    return rows[0].begun_at.getTime();
  };
  const first = await startOne();
  expect(await startOne()).toBe(first);
  await letAnHourPass();
  expect(await startOne()).toBeGreaterThan(first);
});
