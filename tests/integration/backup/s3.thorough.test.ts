import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ObjectStore } from "../../../src/server/adapters/storage/port.ts";
import { createS3Bucket, inMemory } from "../../../src/server/adapters/storage/s3/s3-bucket.ts";
import { backUp } from "../../../src/server/backup/back-up.ts";
import { readConfig } from "../../../src/server/config/config.ts";
import { createObjectStore } from "../../../src/server/parts/shelves.ts";
import { loadSecrets } from "../../../src/server/secrets/load-secrets.ts";
import { removeStoredFile, storedFiles } from "../storage/stored-files.ts";
import { COUNT, openBackedUpBucket } from "./backed-up-bucket.ts";
import { PASSPHRASE, restore } from "./places.ts";

let bucket: Awaited<ReturnType<typeof openBackedUpBucket>>;
beforeAll(async () => {
  bucket = await openBackedUpBucket();
});
afterAll(() => bucket.close());

test("when only the database was lost, the pictures in the bucket are used as they are", () =>
  bucket.inEmptyDatabase(bucket.settings, async (place) => {
    bucket.s3.seen.length = 0;
    await restore(place.config, bucket.file);
    expect(bucket.s3.seen.filter((request) => request.startsWith("PUT"))).toEqual([]);
    await bucket.expectPicturesBack(place);
  }));

test("a store that goes away half-way leaves no picture in the bucket, and the next try succeeds", async () => {
  const another = await bucket.s3.settings();
  await bucket.inEmptyDatabase(another, async (place) => {
    const broken: typeof createObjectStore = (config) => {
      const store = createObjectStore(config);
      let room = 2;
      return {
        ...store,
        restore: (...given) => (room-- > 0 ? store.restore(...given) : Promise.reject(new Error("the store is away"))),
      };
    };
    await expect(restore(place.config, bucket.file, PASSPHRASE, broken)).rejects.toThrow("the store is away");
    const { objects } = readConfig(another);
    const left: unknown[] = [];
    if (objects.kind === "s3") for await (const page of createS3Bucket(objects).list("objects/")) left.push(...page);
    expect(left).toEqual([]);
    expect(await restore(place.config, bucket.file)).toMatchObject({ objects: COUNT });
  });
});

test("a connection that breaks does not end a backup; what is damaged or missing in the bucket is named, and the rest restored into files", async () => {
  const [damaged = "", missing = "", ...whole] = [...bucket.pictures.keys()];
  const { rows } = await bucket.server.db.query("select name, version from storage.objects");
  const versionOf = new Map(rows.map(({ name, version }) => [name, version]));
  const keyOf = async (name: string) =>
    (await storedFiles(bucket.server)).find((key) => key.endsWith(versionOf.get(name))) ?? "";
  const { objects } = bucket.server.config;
  if (objects.kind !== "s3") throw new Error("the pictures are not in S3");
  const type = { "content-type": "image/png" };
  await createS3Bucket(objects).put(await keyOf(damaged), inMemory(Buffer.alloc(500_000, "rot")), type);
  await removeStoredFile(bucket.server, await keyOf(missing));

  const store = createObjectStore(bucket.server.config);
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
  const path = join(bucket.folder, "damaged.backup");
  const done = await backUp(
    { pool: bucket.server.db, store: flaky, secrets: loadSecrets(bucket.server.config) },
    path,
    PASSPHRASE,
  );
  expect(done.objects).toBe(whole.length);
  expect(done.damaged.sort()).toEqual([damaged, missing].map((name) => `creatives/${name}`).sort());
  await bucket.inEmptyDatabase({}, async (place) => {
    expect(await restore(place.config, path)).toMatchObject({ objects: whole.length, damaged: 1 });
    await bucket.expectPicturesBack(place, whole);
  });
});
