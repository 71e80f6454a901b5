import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ObjectStore } from "../../../src/server/adapters/storage/port.ts";
import { readConfig } from "../../../src/server/config/config.ts";
import { createObjectStore } from "../../../src/server/parts/shelves.ts";
import { PROJECT_ROOT } from "../../../src/server/project-root.ts";
import { startS3 } from "../../stand-ins/s3/start-s3.ts";
import { until } from "../../support/process.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { png } from "../storage/images.ts";
import { signInPaid } from "../storage/members.ts";
import { storedFiles } from "../storage/stored-files.ts";

const COUNT = 20;
type Key = { bucket: string; name: string; version: string };
let server: TestServer;
let s3: Awaited<ReturnType<typeof startS3>>;
let options: { cwd: string; env: Record<string, string | undefined> };
let keys: Key[];
let files: ObjectStore;
let bucket: ObjectStore;
const pictures = new Map<string, Buffer>();

beforeAll(async () => {
  s3 = await startS3();
  const settings = await s3.settings();
  server = await startTestServer({ store: "files" });
  const { DATA_DIR, JWT_SECRET, KEY_ENCRYPTION_SECRET } = server.config;
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    DATA_DIR,
    JWT_SECRET,
    KEY_ENCRYPTION_SECRET,
    DATABASE_URL: server.databaseUrl,
    ...settings,
  };
  options = { cwd: PROJECT_ROOT, env };
  files = createObjectStore(server.config);
  bucket = createObjectStore(readConfig(settings));
  const maker = await signInPaid(server, "maker@example.com");
  for (let seed = 0; seed < COUNT; seed += 1) {
    const name = `${maker.id}/${seed}.png`;
    const picture = await png(30, 30, seed);
    await maker.creatives.upload(name, picture, { contentType: "image/png" });
    pictures.set(name, picture);
  }
  await maker.close();
  ({ rows: keys } = await server.db.query("select bucket_id as bucket, name, version from storage.objects"));
});
afterAll(async () => {
  await server.stop();
  await s3.stop();
});

const command = (direction: string) => ["scripts/run.mjs", "move-objects", direction];
const move = async (direction: string) => (await promisify(execFile)("node", command(direction), options)).stdout;

/** Lets the store fall silent about one object, waits until the command is there, and kills it. */
async function killInTheMiddle(direction: string, method: "PUT" | "GET", goal: () => Promise<number>) {
  s3.failNext({ method, key: new RegExp(`${keys.at(-1)?.version}$`), status: "silence", times: 1 });
  const moving = spawn("node", command(direction), { ...options, stdio: "ignore" });
  await until(async () => (await goal()) >= COUNT / 2);
  moving.kill("SIGKILL");
  expect(await once(moving, "exit")).toEqual([null, "SIGKILL"]);
}

async function expectAllIn(store: ObjectStore) {
  for (const key of keys) {
    const copy = Buffer.from(await new Response((await store.get(key))?.body).arrayBuffer());
    expect(copy.equals(pictures.get(key.name) ?? Buffer.alloc(0))).toBe(true);
  }
}
const countIn = async (store: ObjectStore) => (await Promise.all(keys.map(store.stat))).filter(Boolean).length;

test("npm run move-objects -- to-s3, killed with -9 half-way and run again, leaves everything in the bucket, whole", async () => {
  await killInTheMiddle("to-s3", "PUT", () => countIn(bucket));
  const before = await countIn(bucket);
  expect(before).toBeLessThan(COUNT);
  expect(await move("to-s3")).toContain(
    `were copied and checked, ${before} were there already, 0 were deleted meanwhile`,
  );
  await expectAllIn(bucket);
  expect(await move("to-s3")).toContain(`${COUNT} were there already`);
});

test("back with to-files, killed and run again, leaves everything in the folder, and nothing unfinished", async () => {
  for (const key of keys) await files.remove(key);
  await killInTheMiddle("to-files", "GET", () => countIn(files));
  const before = await countIn(files);
  expect(before).toBeLessThan(COUNT);
  expect(await move("to-files")).toContain(`${before} were there already`);
  await expectAllIn(files);
  expect(await storedFiles(server)).toHaveLength(COUNT);
  expect(readdirSync(join(server.config.DATA_DIR, "objects/.unfinished"))).toEqual([]);
});
