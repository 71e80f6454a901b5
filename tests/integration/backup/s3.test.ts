import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ObjectStore } from "../../../src/server/adapters/storage/port.ts";
import { createS3Bucket, inMemory } from "../../../src/server/adapters/storage/s3/s3-bucket.ts";
import { backUp } from "../../../src/server/backup/back-up.ts";
import { readConfig } from "../../../src/server/config/config.ts";
import { createObjectStore } from "../../../src/server/parts/shelves.ts";
import { loadSecrets } from "../../../src/server/secrets/load-secrets.ts";
import { startS3 } from "../../stand-ins/s3/start-s3.ts";
import { createEmptyDatabase } from "../../support/database.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { png } from "../storage/images.ts";
import { signInPaid } from "../storage/members.ts";
import { removeStoredFile, storedFiles } from "../storage/stored-files.ts";
import { newPlace, PASSPHRASE, type Place, restore, takeBackup } from "./places.ts";

const SECRETS = {
  JWT_SECRET: "quite-another-secret-of-32-characters",
  KEY_ENCRYPTION_SECRET: "and-yet-another-secret-of-32-characters",
};
const COUNT = 4;
const folder = mkdtempSync(join(tmpdir(), "bananabread-backup-"));
const file = join(folder, "wednesday.backup");
const pictures = new Map<string, Buffer>();
let s3: Awaited<ReturnType<typeof startS3>>;
let settings: Record<string, string>;
let server: TestServer;

beforeAll(async () => {
  s3 = await startS3();
  settings = await s3.settings();
  server = await startTestServer({ env: settings });
  const maker = await signInPaid(server, "maker@loafworks.test");
  for (let seed = 0; seed < COUNT; seed += 1) {
    const name = `${maker.id}/${seed}.png`;
    // Larger than one piece of a backup.
    const picture = await png(400, 300, seed);
    const { error } = await maker.creatives.upload(name, picture, { contentType: "image/png" });
    if (error) throw error;
    pictures.set(name, picture);
  }
  await maker.close();
  expect(await takeBackup(server, file)).toMatchObject({ objects: COUNT, damaged: [] });
});
afterAll(async () => {
  await server.stop();
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** An empty database, and whatever store the settings name. */
async function inEmptyDatabase(env: Record<string, string>, work: (place: Place) => Promise<void>) {
  const database = await createEmptyDatabase();
  const place = await newPlace({ DATABASE_URL: database.url, ...SECRETS, ...env });
  try {
    await work(place);
  } finally {
    place.remove();
    await database.drop();
  }
}

async function expectPicturesBack(place: Place, names = [...pictures.keys()]) {
  const running = await place.start();
  for (const name of names) {
    const answer = await fetch(`${place.url}/storage/v1/object/public/creatives/${name}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(pictures.get(name) ?? Buffer.alloc(0))).toBe(true);
  }
  await running.stop();
}

test("everything is back in another bucket, though the store is busy in between", () =>
  s3.settings().then((another) =>
    inEmptyDatabase(another, async (place) => {
      s3.failNext({ method: "PUT", key: /^objects\//, status: 503, times: 2 });
      expect(await restore(place.config, file)).toMatchObject({ objects: COUNT, damaged: 0 });
      await expectPicturesBack(place);
    }),
  ));

test("when only the database was lost, the pictures in the bucket are used as they are", () =>
  inEmptyDatabase(settings, async (place) => {
    s3.seen.length = 0;
    await restore(place.config, file);
    expect(s3.seen.filter((request) => request.startsWith("PUT"))).toEqual([]);
    await expectPicturesBack(place);
  }));

test("a store that goes away half-way leaves no picture in the bucket, and the next try succeeds", async () => {
  const another = await s3.settings();
  await inEmptyDatabase(another, async (place) => {
    const broken: typeof createObjectStore = (config) => {
      const store = createObjectStore(config);
      let room = 2;
      return {
        ...store,
        restore: (...given) => (room-- > 0 ? store.restore(...given) : Promise.reject(new Error("the store is away"))),
      };
    };
    await expect(restore(place.config, file, PASSPHRASE, broken)).rejects.toThrow("the store is away");
    const { objects } = readConfig(another);
    const left: unknown[] = [];
    if (objects.kind === "s3") for await (const page of createS3Bucket(objects).list("objects/")) left.push(...page);
    expect(left).toEqual([]);
    expect(await restore(place.config, file)).toMatchObject({ objects: COUNT });
  });
});

test("a connection that breaks does not end a backup; what is damaged or missing in the bucket is named, and the rest restored into files", async () => {
  const [damaged = "", missing = "", ...whole] = [...pictures.keys()];
  const { rows } = await server.db.query("select name, version from storage.objects");
  const versionOf = new Map(rows.map(({ name, version }) => [name, version]));
  const keyOf = async (name: string) =>
    (await storedFiles(server)).find((key) => key.endsWith(versionOf.get(name))) ?? "";
  const { objects } = server.config;
  if (objects.kind !== "s3") throw new Error("the pictures are not in S3");
  const type = { "content-type": "image/png" };
  await createS3Bucket(objects).put(await keyOf(damaged), inMemory(Buffer.alloc(500_000, "rot")), type);
  await removeStoredFile(server, await keyOf(missing));

  const store = createObjectStore(server.config);
  const broken = new Set<string>();
  const flaky: ObjectStore = {
    ...store,
    async get(key) {
      const found = await store.get(key);
      if (!found || broken.has(key.name)) return found;
      broken.add(key.name);
      await found.body.cancel();
      return { ...found, body: new ReadableStream({ pull: (body) => body.error(new Error("the line broke")) }) };
    },
  };
  const path = join(folder, "damaged.backup");
  const done = await backUp({ pool: server.db, store: flaky, secrets: loadSecrets(server.config) }, path, PASSPHRASE);
  expect(done.objects).toBe(whole.length);
  expect(done.damaged.sort()).toEqual([damaged, missing].map((name) => `creatives/${name}`).sort());
  await inEmptyDatabase({}, async (place) => {
    expect(await restore(place.config, path)).toMatchObject({ objects: whole.length, damaged: 1 });
    await expectPicturesBack(place, whole);
  });
});
