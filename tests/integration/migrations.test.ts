import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkEncoding } from "../../src/server/database/check-encoding.ts";
import { migrate } from "../../src/server/database/migrate.ts";
import { GATEWAY_SCHEMA, PRODUCT_SCHEMA } from "../../src/server/database/open-database.ts";
import { createPool } from "../../src/server/database/pool.ts";
import { createEmptyDatabase, type TestDatabase } from "../support/database.ts";

let database: TestDatabase;
let pools: pg.Pool[];
let folder: string;

beforeAll(async () => {
  database = await createEmptyDatabase();
  pools = Array.from({ length: 4 }, () => createPool({ connectionString: database.url }, pino({ level: "silent" })));
  folder = mkdtempSync(join(tmpdir(), "migrations-"));
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
  rmSync(folder, { recursive: true });
});

test("four processes that start at once apply every migration exactly once", async () => {
  const sets = [GATEWAY_SCHEMA, PRODUCT_SCHEMA];
  const applied = (await Promise.all(pools.map((pool) => migrate(pool, sets)))).flat();
  expect(applied.length).toBeGreaterThan(5);
  expect(new Set(applied).size).toBe(applied.length);
  expect(await migrate(pools[0] as pg.Pool, sets)).toEqual([]);
});

test("a migration that fails half-way leaves nothing behind and says which one it was", async () => {
  const [pool] = pools as [pg.Pool];
  writeFileSync(join(folder, "001_half.sql"), "create table public.half (id int); select nonsense;");
  await expect(migrate(pool, [{ name: "test", folder }])).rejects.toThrow("Migration test/001_half.sql failed");
  const { rows } = await pool.query("select to_regclass('public.half') as found");
  expect(rows).toEqual([{ found: null }]);
});

test("a migration that was changed after it ran is refused", async () => {
  const [pool] = pools as [pg.Pool];
  writeFileSync(join(folder, "001_half.sql"), "create table public.whole (id int);");
  await migrate(pool, [{ name: "test", folder }]);
  writeFileSync(join(folder, "001_half.sql"), "create table public.other (id int);");
  await expect(migrate(pool, [{ name: "test", folder }])).rejects.toThrow("was changed after it had been applied");
});

test("the database counts characters and knows letters of every script", async () => {
  await expect(checkEncoding(pools[0] as pg.Pool)).resolves.toBeUndefined();
});
