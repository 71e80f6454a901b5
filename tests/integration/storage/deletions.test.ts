import type pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ObjectStore } from "../../../src/server/adapters/storage/port.ts";
import { createPool } from "../../../src/server/database/pool.ts";
import { removeFromStore } from "../../../src/server/objects/store-object.ts";
import { sweepObjectDeletions } from "../../../src/server/objects/sweep-object-deletions.ts";
import { createObjectStore } from "../../../src/server/parts/shelves.ts";
import { until } from "../../support/process.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { png } from "./images.ts";
import { type Member, signInPaid } from "./members.ts";
import { storedFiles } from "./stored-files.ts";

const logger = pino({ level: "silent" });
let server: TestServer;
let maker: Member;
let pool: pg.Pool;
let store: ObjectStore;
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
  maker = await signInPaid(server, "maker@example.com");
  pool = createPool({ connectionString: server.databaseUrl }, logger);
  store = createObjectStore(server.config);
});
afterAll(async () => {
  await pool?.end();
  await maker?.close();
  await server?.stop();
});
beforeEach(async () => {
  await server.db.query("delete from creatives; delete from storage.objects; delete from private.object_deletions");
});

async function addCreative(query = "") {
  const name = `${maker.id}/${++count}.png`;
  const { error } = await maker.creatives.upload(name, await png(), { contentType: "image/png" });
  if (error) throw error;
  await showIn(name, query);
  return name;
}
const showIn = (name: string, query = "") =>
  server.db.query(
    "insert into creatives (user_id, title, prompt, type, image_url) values ($1, 'Title', 'Prompt', 'meta', $2)",
    [maker.id, `/storage/v1/object/public/creatives/${name}${query}`],
  );
const queue = async () =>
  (await server.db.query("select name, attempts, next_attempt_at > now() as waits from private.object_deletions")).rows;
const isThere = async (name: string) =>
  (await fetch(maker.creatives.getPublicUrl(name).data.publicUrl, { method: "HEAD" })).ok;
const sweep = (from = store) => sweepObjectDeletions(pool, removeFromStore(from), logger);

test("deleting a creative takes its picture along", async () => {
  const before = (await storedFiles(server)).length;
  const name = await addCreative("?v=2");
  expect((await maker.supabase.from("creatives").delete().eq("user_id", maker.id)).error).toBeNull();
  expect(await isThere(name)).toBe(true);
  await sweep();
  expect(await isThere(name)).toBe(false);
  expect(await storedFiles(server)).toHaveLength(before);
  expect(await queue()).toEqual([]);
});

test("a picture that a thousand creatives showed is removed a few times, not a thousand", async () => {
  const name = await addCreative();
  await server.db.query(
    "insert into private.object_deletions (bucket, name) select 'creatives', $1 from generate_series(1, 1000)",
    [name],
  );
  await server.db.query("delete from creatives");
  const removals: string[] = [];
  const objects = removeFromStore(store);
  const remove: typeof objects.remove = (db, bucket, removed) => {
    removals.push(removed);
    return objects.remove(db, bucket, removed);
  };
  await sweepObjectDeletions(pool, { ...objects, remove }, logger);
  expect(removals.length).toBeLessThan(10);
  expect(await queue()).toEqual([]);
});

test("a picture that another creative still shows stays until that one goes too", async () => {
  const name = await addCreative();
  await showIn(name, "?copy");
  await server.db.query("delete from creatives where image_url like '%.png'");
  await sweep();
  expect(await isThere(name)).toBe(true);
  expect(await queue()).toEqual([]);
  await server.db.query("delete from creatives");
  await sweep();
  expect(await isThere(name)).toBe(false);
});

test("while the store fails, the picture is gone, its file is not forgotten, and the next try comes later and later", async () => {
  const name = await addCreative();
  await server.db.query("delete from creatives");
  const stored = (await storedFiles(server)).length;
  const broken: ObjectStore = { ...store, remove: () => Promise.reject(new Error("the disk is away")) };
  await sweep(broken);
  expect(await queue()).toEqual([{ name, attempts: 1, waits: true }]);
  expect(await isThere(name)).toBe(false);
  await sweep();
  expect(await storedFiles(server)).toHaveLength(stored);
  const pauses: number[] = [];
  for (const attempts of [0, 1, 5, 1000]) {
    await server.db.query("update private.object_deletions set next_attempt_at = now(), attempts = $1", [attempts]);
    await sweep(broken);
    const { rows } = await server.db.query(
      "select round(extract(epoch from next_attempt_at - now()))::int as pause from private.object_deletions",
    );
    pauses.push(rows[0].pause);
  }
  expect(pauses.map((pause) => Math.round(pause / 10) * 10)).toEqual([30, 60, 960, 6 * 3600]);
  await server.db.query("update private.object_deletions set next_attempt_at = now()");
  await sweep();
  expect(await storedFiles(server)).toHaveLength(stored - 1);
  expect(await queue()).toEqual([]);
});

test("one object that cannot be removed does not hold up the others, and several sweeps share the work", async () => {
  const names = [await addCreative(), await addCreative(), await addCreative()];
  const stuck = names[0] ?? "";
  await server.db.query("delete from creatives");
  await server.db.query(
    "insert into private.object_deletions (bucket, name) select 'creatives', 'never/was-' || n from generate_series(1, 60) n",
  );
  await server.db.query("insert into private.object_deletions (bucket, name) values ('creatives', '../../etc/passwd')");
  const removed: string[] = [];
  const partly: ObjectStore = {
    ...store,
    remove: (key) => {
      if (key.name === stuck) return Promise.reject(new Error("busy"));
      removed.push(key.name);
      return store.remove(key);
    },
  };
  await Promise.all([1, 2, 3].map(() => sweep(partly)));
  expect(removed.sort()).toEqual(names.slice(1).sort());
  expect(await queue()).toEqual([{ name: stuck, attempts: 1, waits: true }]);
});

test("deleting an account takes all its pictures along", async () => {
  const leaver = await signInPaid(server, "leaver@example.com");
  const name = `${leaver.id}/mine.png`;
  await leaver.creatives.upload(name, await png(), { contentType: "image/png" });
  await server.db.query(
    "insert into creatives (user_id, title, prompt, type, image_url) values ($1, 'T', 'P', 'meta', $2)",
    [leaver.id, `/storage/v1/object/public/creatives/${name}`],
  );
  await server.db.query("delete from auth.users where id = $1", [leaver.id]);
  await sweep();
  expect(await isThere(name)).toBe(false);
  await leaver.close();
});

test("a server that starts works off what was queued before", async () => {
  await server.db.query("insert into private.object_deletions (bucket, name) values ('creatives', 'long/gone.png')");
  const another = await startTestServer({ env: { DATABASE_URL: server.databaseUrl } });
  try {
    await until(async () => (await queue()).length === 0, 5000);
  } finally {
    await another.stop();
  }
});
