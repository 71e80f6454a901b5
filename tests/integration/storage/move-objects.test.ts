import { truncateSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ObjectStore } from "../../../src/server/adapters/storage/port.ts";
import { readConfig } from "../../../src/server/config/config.ts";
import { type MoveResult, moveObjects } from "../../../src/server/objects/move-objects.ts";
import { createObjectStore } from "../../../src/server/parts/shelves.ts";
import { openBucket } from "../../support/s3.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { png } from "./images.ts";
import { type Member, signInPaid } from "./members.ts";
import { storedFiles } from "./stored-files.ts";

const COUNT = 12;
let server: TestServer;
let maker: Member;
let bucket: Awaited<ReturnType<typeof openBucket>>;
let files: ObjectStore;
let s3: ObjectStore;
const pictures = new Map<string, Buffer>();

beforeAll(async () => {
  server = await startTestServer({ store: "files" });
  maker = await signInPaid(server, "maker@example.com");
  bucket = await openBucket();
  files = createObjectStore(server.config);
  s3 = createObjectStore(readConfig(bucket.env));
  for (let seed = 0; seed < COUNT; seed += 1) await upload(`${seed}.png`, seed);
});
afterAll(async () => {
  await maker.close();
  await server.stop();
  await bucket.close();
});

async function upload(file: string, seed: number) {
  const picture = await png(30, 30, seed);
  const name = `${maker.id}/${file}`;
  const { error } = await maker.creatives.upload(name, picture, { contentType: "image/png" });
  if (error) throw error;
  pictures.set(name, picture);
}
const keys = async () => {
  const { rows } = await server.db.query(
    "select bucket_id as bucket, name, version from storage.objects order by name",
  );
  return rows as { bucket: string; name: string; version: string }[];
};
const move = (from: ObjectStore, to: ObjectStore, onProgress: (result: MoveResult, total: number) => void = () => {}) =>
  moveObjects(server.db, from, to, onProgress);

test("a run that is cut off goes on where it stopped, and says how far it is", async () => {
  let room = 5;
  const cutOff: ObjectStore = {
    ...s3,
    restore: (...given) => (room-- > 0 ? s3.restore(...given) : Promise.reject(new Error("the line broke"))),
  };
  const first = await move(files, cutOff);
  expect([first.copied, first.faults.length]).toEqual([5, COUNT - 5]);
  const steps: string[] = [];
  const second = await move(files, s3, ({ copied, known }, total) => steps.push(`${copied + known} of ${total}`));
  expect(second).toMatchObject({ copied: COUNT - 5, known: 5, gone: 0, faults: [] });
  expect(steps.at(-1)).toBe(`${COUNT} of ${COUNT}`);
  expect(await move(files, s3)).toMatchObject({ copied: 0, known: COUNT });
  for (const key of await keys()) {
    const copy = Buffer.from(await new Response((await s3.get(key))?.body).arrayBuffer());
    expect(copy.equals(pictures.get(key.name) ?? Buffer.alloc(0))).toBe(true);
  }
});

test("what is stored while it runs is left to the next run, and what is deleted meanwhile leaves no copy", async () => {
  await upload("during.png", 50);
  const [leaving] = (await keys()).filter(({ name }) => name.endsWith("during.png"));
  if (!leaving) throw new Error("there is no object");
  const deletedMeanwhile: ObjectStore = {
    ...s3,
    async restore(key, ...rest) {
      await s3.restore(key, ...rest);
      if (key.version === leaving.version) await maker.creatives.remove([leaving.name]);
    },
  };
  expect(await move(files, deletedMeanwhile)).toMatchObject({ copied: 0, known: COUNT, gone: 1, faults: [] });
  expect(await s3.stat(leaving)).toBeNull();
});

test("a damaged file is named and not copied, and neither is one that is missing", async () => {
  await upload("damaged.png", 60);
  await upload("missing.png", 61);
  const found = (await keys()).filter(({ name }) => /damaged|missing/.test(name));
  for (const { name, version } of found) {
    const file = (await storedFiles(server)).find((path) => path.endsWith(version)) ?? "";
    if (name.endsWith("damaged.png")) truncateSync(file, 100);
    else await files.remove({ bucket: "creatives", name, version });
  }
  const { faults, known } = await move(files, s3);
  expect(known).toBe(COUNT);
  expect(faults.map(({ name }) => name).sort()).toEqual(found.map(({ name }) => `creatives/${name}`));
  expect(faults.map(({ why }) => why)).toContain("the file is missing");
  for (const key of found) expect(await s3.stat(key)).toBeNull();
  await server.db.query("delete from storage.objects where name = any ($1)", [found.map(({ name }) => name)]);
});

test("everything comes back to files as it was", async () => {
  for (const key of await keys()) await files.remove(key);
  expect(await move(s3, files)).toMatchObject({ copied: COUNT, faults: [] });
  for (const [name, picture] of pictures) {
    if (!(await keys()).some((key) => key.name === name)) continue;
    const { data } = await maker.creatives.download(name);
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(picture)).toBe(true);
  }
});
