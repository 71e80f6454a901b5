import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ADS } from "../../../content/ads/ads.ts";
import { createFolderFiles } from "../../../src/server/adapters/storage/folder-files.ts";
import { adPictureName, createAdPictureFiles } from "../../../src/server/content/ad-picture-files.ts";
import { seedAds } from "../../../src/server/content/seed-ads.ts";
import { createRenderPool } from "../../../src/server/rendering/render-pool.ts";
import { FORMATS } from "../../../src/shared/formats.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";

const FEW = ADS.slice(0, 3);
const [first, second, third] = FEW as [(typeof ADS)[0], (typeof ADS)[0], (typeof ADS)[0]];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ ads: FEW });
});
afterAll(() => server.stop());

const stored = async () =>
  (await server.db.query("select id, name, image_url, created_at from public.ads_swipe order by created_at desc")).rows;

test("a server brings its swipe file along, in order, and starting again adds nothing", async () => {
  const before = await stored();
  expect(before.map(({ id }) => id)).toEqual(FEW.map(({ id }) => id));
  await seedAds(server.db, FEW);
  expect(await stored()).toEqual(before);
});

test("every ad says how wide its picture is, also one that was there before anybody asked", async () => {
  await server.db.query("update public.ads_swipe set aspect_ratio = null where id = $1", [first.id]);
  await seedAds(server.db, FEW);
  const { rows } = await server.db.query("select id, aspect_ratio from public.ads_swipe order by created_at desc");
  const shapes = FEW.map(({ id, format }) => [id, FORMATS[format].width / FORMATS[format].height] as const);
  expect(rows.map(({ id, aspect_ratio: ratio }) => [id, ratio])).toEqual(
    shapes.map(([id, ratio]) => [id, expect.closeTo(ratio, 4)]),
  );
});

test("another release changes what changed, takes out what it dropped, and leaves uploaded ads alone", async () => {
  const uploaded = await server.db.query(
    `insert into public.ads_swipe (name, image_url, created_at)
     values ('Uploaded', 'https://elsewhere.example/ad.png', '2020-01-01') returning id`,
  );
  await seedAds(server.db, [{ ...first, ad_goal: "Another goal than before" }, third]);
  expect((await stored()).map(({ id }) => id)).toEqual([first.id, third.id, uploaded.rows[0].id]);
  const changed = await server.db.query("select ad_goal from public.ads_swipe where id = $1", [first.id]);
  expect(changed.rows).toEqual([{ ad_goal: "Another goal than before" }]);
  await server.db.query("delete from public.ads_swipe where id = $1", [uploaded.rows[0].id]);
  await seedAds(server.db, FEW);
});

test("a picture nobody has asked for is painted then, in two sizes, and kept for ever", async () => {
  const get = (name: string, headers = {}) => fetch(`${server.url}/content/ads/${name}`, { headers });
  const answers = await Promise.all(
    (["list", "full", "list", "full"] as const).map((size) => get(adPictureName(second, size))),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const [list, full] = await Promise.all(
    answers.slice(0, 2).map(async (answer) => sharp(Buffer.from(await answer.arrayBuffer())).metadata()),
  );
  expect(list).toMatchObject({ format: "webp", width: 480 });
  expect(full).toMatchObject({ format: "webp", width: 1080 });
  expect(answers[0]?.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const etag = answers[0]?.headers.get("etag") ?? "";
  expect((await get(adPictureName(second, "list"), { "if-none-match": etag })).status).toBe(304);
  expect(readdirSync(join(server.config.DATA_DIR, "content/ads")).sort()).toEqual(
    [adPictureName(second, "full"), adPictureName(second, "list")].sort(),
  );
});

test("names that no ad has are refused before anything is painted or read", async () => {
  for (const name of ["nothing.webp", "..%2f..%2fpostgres", `${first.id}-0000000000000000.webp`, "%00"]) {
    const answer = await fetch(`${server.url}/content/ads/${name}`);
    expect([name, answer.status]).toEqual([name, 404]);
  }
});

test("filling the folder paints what is missing, once", async () => {
  const folder = mkdtempSync(join(tmpdir(), "bananabread-ads-"));
  const painting = createRenderPool({ threads: 1, waiting: 10, timeoutMs: 60_000 });
  try {
    const files = createAdPictureFiles(createFolderFiles(folder), painting, FEW);
    const fill = () => Promise.all(FEW.map((ad) => files.complete(ad)));
    expect(await fill()).toEqual([true, true, true]);
    expect(await fill()).toEqual([false, false, false]);
    rmSync(join(folder, adPictureName(first, "list")));
    expect(await fill()).toEqual([true, false, false]);
  } finally {
    await painting.close();
    rmSync(folder, { recursive: true });
  }
});
