import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "../../../src/server/database/migrate.ts";
import { GATEWAY_SCHEMA, PRODUCT_SCHEMA } from "../../../src/server/database/open-database.ts";
import { createPool } from "../../../src/server/database/pool.ts";
import { createObjectStore } from "../../../src/server/parts/shelves.ts";
import { createEmptyDatabase, type TestDatabase } from "../../support/database.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { png } from "../storage/images.ts";
import { signInPaid } from "../storage/members.ts";
import { newPlace, type Place, restore, takeBackup } from "./places.ts";

const folder = mkdtempSync(join(tmpdir(), "bananabread-backup-"));
const file = join(folder, "tuesday.backup");
const SECRETS = {
  JWT_SECRET: "a-secret-of-more-than-32-characters",
  KEY_ENCRYPTION_SECRET: "another-secret-of-more-than-32-characters",
};
let server: TestServer;
let database: TestDatabase;
let place: Place;
beforeAll(async () => {
  server = await startTestServer();
  const maker = await signInPaid(server, "maker@loafworks.test");
  for (const name of ["1.png", "2.png"]) {
    const { error } = await maker.creatives.upload(`${maker.id}/${name}`, await png(), { contentType: "image/png" });
    if (error) throw error;
  }
  await maker.close();
  await takeBackup(server, file);
  database = await createEmptyDatabase();
  place = await newPlace({ DATABASE_URL: database.url, ...SECRETS });
});
afterAll(async () => {
  place.remove();
  await database.drop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function tables(): Promise<string[]> {
  const pool = createPool({ connectionString: database.url }, pino({ level: "silent" }));
  const { rows } = await pool.query(
    "select schemaname || '.' || tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  await pool.end();
  return rows.map(({ name }) => name);
}

const whole = () => readFileSync(file);
const FAULTS: Record<string, { bytes?: () => Buffer; passphrase?: string; says: string }> = {
  "a wrong passphrase": { passphrase: "three loaves and no fish", says: "The passphrase is not the one" },
  "a file cut off in the middle": {
    bytes: () => whole().subarray(0, whole().length / 2),
    says: "damaged or was cut off",
  },
  "a file without its last frame": { bytes: () => whole().subarray(0, -21), says: "damaged or was cut off" },
  "a file with one bit changed": {
    bytes: () => flipped(whole(), Math.floor(whole().length / 2)),
    says: "damaged or was cut off",
  },
  "a file with more behind its end": { bytes: () => Buffer.concat([whole(), whole()]), says: "damaged or was cut off" },
  "a file that is something else": {
    bytes: () => Buffer.alloc(5_000, "x"),
    says: "This is not a backup of BananaBread",
  },
};

function flipped(bytes: Buffer, at: number): Buffer {
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}

test.each(Object.entries(FAULTS))(
  "%s is refused before anything is touched",
  async (_, { bytes, passphrase, says }) => {
    const path = bytes ? join(folder, "faulty.backup") : file;
    if (bytes) writeFileSync(path, bytes());
    await expect(restore(place.config, path, passphrase)).rejects.toThrow(says);
    expect(await tables()).toEqual([]);
    expect(place.files()).toEqual([]);
  },
);

test("a backup of a newer version is refused", async () => {
  const newer = join(folder, "newer.backup");
  const entry = ["product/20991231000000_flying_toasters.sql", "0"];
  await server.db.query("insert into private.migrations (name, checksum) values ($1, $2)", entry);
  await takeBackup(server, newer);
  await server.db.query("delete from private.migrations where name = $1", [entry[0]]);
  await expect(restore(place.config, newer)).rejects.toThrow("newer version");
  expect(await tables()).toEqual([]);
});

test("a running installation is never restored over", async () => {
  await expect(restore(server.config, file)).rejects.toThrow("The database is not empty");
  const embedded = await newPlace();
  writeFileSync(join(embedded.dataDir, "holiday.txt"), "");
  await expect(restore(embedded.config, file)).rejects.toThrow("is not empty");
  expect(embedded.files()).toEqual(["holiday.txt"]);
  embedded.remove();
});

test("a store that fails half-way leaves neither rows nor files, and the next try succeeds", async () => {
  const store = createObjectStore(place.config);
  let stored = 0;
  const failing = () => ({
    ...store,
    async restore(...given: Parameters<typeof store.restore>) {
      stored += 1;
      if (stored >= 2) throw new Error("the disk is full");
      await store.restore(...given);
    },
  });
  await expect(restore(place.config, file, undefined, failing)).rejects.toThrow("the disk is full");
  const { rows } = await query("select count(*) as people from auth.users");
  expect(rows).toEqual([{ people: 0 }]);
  for await (const files of store.listOld(new Date(Date.now() + 60_000))) expect(files).toEqual([]);
  expect(await restore(place.config, file)).toMatchObject({ objects: 2 });
});

test("a backup of an older version gets the newer version's schema", async () => {
  const source = await createEmptyDatabase();
  const pool = createPool({ connectionString: source.url }, pino({ level: "silent" }));
  const sets = [GATEWAY_SCHEMA, PRODUCT_SCHEMA];
  const newest = (await query("select max(name) as name from private.migrations")).rows[0]?.name;
  await migrate(pool, sets, (name) => name !== newest);
  const older = join(folder, "older.backup");
  await takeBackup({ ...server, db: pool }, older);
  await pool.end();
  await source.drop();
  const target = await createEmptyDatabase();
  const next = await newPlace({ DATABASE_URL: target.url, ...SECRETS });
  await restore(next.config, older);
  const restored = createPool({ connectionString: target.url }, pino({ level: "silent" }));
  expect((await restored.query("select max(name) as name from private.migrations")).rows).toEqual([{ name: newest }]);
  await restored.end();
  next.remove();
  await target.drop();
});

async function query(sql: string) {
  const pool = createPool({ connectionString: database.url }, pino({ level: "silent" }));
  try {
    return await pool.query(sql);
  } finally {
    await pool.end();
  }
}
