import type pg from "pg";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { RemoveObject } from "../../../src/server/adapters/storage/port.ts";
import { createPool } from "../../../src/server/database/pool.ts";
import { sweepObjectDeletions } from "../../../src/server/objects/sweep-object-deletions.ts";
import { createDatabase, type TestDatabase } from "../../support/database.ts";
import { until } from "../../support/process.ts";

const logger = pino({ level: "silent" });
let database: TestDatabase;
let onlooker: pg.Pool;

beforeAll(async () => {
  database = await createDatabase();
  onlooker = newPool();
});
afterAll(async () => {
  await onlooker?.end();
  await database?.drop();
});
afterEach(() => onlooker.query("delete from private.object_deletions"));

const newPool = (max = 5) => createPool({ connectionString: database.url }, logger, max);
const queueFiles = (count: number) =>
  onlooker.query(
    `insert into private.object_deletions (bucket, name, version)
     select 'creatives', 'me/' || n, 'version ' || n from generate_series(1, $1) n`,
    [count],
  );
const readQueue = async () =>
  (
    await onlooker.query(
      "select count(*) as files, count(*) filter (where next_attempt_at <= now()) as due, max(attempts) as attempts from private.object_deletions",
    )
  ).rows[0];

/** A store of files that notes what it is asked to remove, and answers when `answer` does. */
function storeThat(answer: (name: string) => Promise<void>) {
  const asked: string[] = [];
  const objects: RemoveObject = {
    remove: () => Promise.resolve(true),
    removeFile: ({ name }) => {
      asked.push(name);
      return answer(name);
    },
  };
  return { asked, objects };
}
const never = () => new Promise<void>(() => {});

test("while the store does not answer, a pool of one connection serves everybody, and stopping waits for nobody", async () => {
  await queueFiles(20);
  const pool = newPool(1);
  const stopping = new AbortController();
  const { asked, objects } = storeThat(never);
  const sweeps = [1, 2, 3].map(() => sweepObjectDeletions(pool, objects, logger, stopping.signal));
  await until(() => asked.length > 0);
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  const held = await onlooker.query(
    "select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  );
  expect(held.rowCount).toBe(0);
  await onlooker.query("select from private.object_deletions for update nowait");
  // Taken: another process finds nothing to do.
  const idle = storeThat(() => Promise.resolve());
  await sweepObjectDeletions(onlooker, idle.objects, logger);
  expect(idle.asked).toEqual([]);
  stopping.abort();
  await Promise.all(sweeps);
  // And nobody has to wait for the lease of a process that stopped in good order.
  expect(await readQueue()).toEqual({ files: 20, due: 20, attempts: 0 });
  await pool.end();
});

test("two processes share the work, and each file is removed once", async () => {
  await queueFiles(400);
  let meet = () => {};
  const bothAreAtIt = new Promise<void>((resolve) => {
    meet = resolve;
  });
  const stores = [1, 2].map(() => storeThat(() => bothAreAtIt));
  const pools = [newPool(), newPool()];
  const sweeps = stores.map(({ objects }, index) => sweepObjectDeletions(pools[index] ?? onlooker, objects, logger));
  await until(() => stores.every(({ asked }) => asked.length > 0));
  meet();
  await Promise.all(sweeps);
  const asked = stores.flatMap((store) => store.asked);
  expect(asked).toHaveLength(400);
  expect(new Set(asked).size).toBe(400);
  expect(await readQueue()).toMatchObject({ files: 0 });
  await Promise.all(pools.map((pool) => pool.end()));
});

test("when the database is lost after the store has removed the files, the same is done again later, without harm", async () => {
  await queueFiles(3);
  const pool = newPool();
  let hasRemoved = false;
  const { objects } = storeThat(async () => {
    hasRemoved = true;
  });
  const connect: typeof pool.connect = () =>
    hasRemoved ? Promise.reject(new Error("the database is away")) : pool.connect();
  const failing = {
    connect: connect as () => Promise<pg.PoolClient>,
    query: pool.query.bind(pool) as typeof pool.query,
  };
  await expect(sweepObjectDeletions(failing, objects, logger)).rejects.toThrow("the database is away");
  expect(await readQueue()).toEqual({ files: 3, due: 0, attempts: 0 });
  await onlooker.query("update private.object_deletions set next_attempt_at = next_attempt_at - interval '2 minutes'");
  const again = storeThat(() => Promise.resolve());
  await sweepObjectDeletions(pool, again.objects, logger);
  expect(again.asked.sort()).toEqual(["me/1", "me/2", "me/3"]);
  expect(await readQueue()).toMatchObject({ files: 0 });
  await pool.end();
});

test("one file that the store does not answer about does not hold up the others", async () => {
  await queueFiles(50);
  const stopping = new AbortController();
  const { asked, objects } = storeThat((name) => (name === "me/1" ? never() : Promise.resolve()));
  const sweep = sweepObjectDeletions(onlooker, objects, logger, stopping.signal);
  await until(() => asked.length === 50);
  stopping.abort();
  await sweep;
  expect((await onlooker.query("select name from private.object_deletions")).rows).toEqual([{ name: "me/1" }]);
});
