import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { queueOrphans } from "../../../src/server/objects/queue-orphans.ts";
import { removeFromStore } from "../../../src/server/objects/store-object.ts";
import { sweepObjectDeletions } from "../../../src/server/objects/sweep-object-deletions.ts";
import { createObjectStore } from "../../../src/server/parts/shelves.ts";
import { until } from "../../support/process.ts";
import { call } from "../generation/studio.ts";
import { noise } from "../storage/images.ts";
import { signIn, signInPaid } from "../storage/members.ts";
import { storedFiles } from "../storage/stored-files.ts";
import { type Desk, openDesk } from "./picture-desk.ts";

const HOSTS = ["a.test", "b.test", "c.test", "d.test", "e.test", "f.test", "pictures.test"];

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk({ names: HOSTS });
});
beforeEach(async () => {
  await desk.server.db.query("delete from public.ads_swipe");
  desk.host.forget();
  desk.host.answerWith(desk.sendPicture);
});
afterAll(() => desk.stop());

/** A door that the stand-in's answers wait behind. */
function hold() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  desk.host.answerWith(async (response) => {
    await opened;
    desk.sendPicture(response);
  });
  return open;
}

const stateOf = async (id: string) => (await desk.outcomes([id]))[0]?.state;

test("a picture becomes a copy of ours: upright, without metadata, for everybody to see", async () => {
  const photo = await noise(80, 60)
    .jpeg()
    .withExif({ IFD0: { Make: "Loafcam" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  desk.host.answerWith((response) => response.writeHead(200, { "content-type": "text/plain" }).end(photo));
  const [id = ""] = await desk.addAds([desk.at("photo.jpg")]);
  expect((await desk.process()).body).toEqual({ success: true, processed: 1 });
  await desk.finished();

  const { rows } = await desk.server.db.query("select supabase_image_url, aspect_ratio from public.ads_swipe");
  expect(rows[0].supabase_image_url).toMatch(new RegExp(`^/storage/v1/object/public/ads/${id}-[0-9a-f]{16}\\.webp$`));
  const answer = await fetch(desk.server.url + rows[0].supabase_image_url);
  expect(answer.headers.get("content-type")).toBe("image/webp");
  const copy = await sharp(await answer.arrayBuffer()).metadata();
  expect(copy).toMatchObject({ format: "webp", width: 60, height: 80 });
  expect([copy.exif, copy.orientation]).toEqual([undefined, undefined]);
  expect(rows[0].aspect_ratio).toBeCloseTo(60 / 80, 5);
  const smaller = rows[0].supabase_image_url.replace("/object/", "/render/image/");
  expect((await fetch(`${desk.server.url}${smaller}?width=320`)).status).toBe(200);

  const { recent, ...figures } = await desk.progress();
  expect(figures).toMatchObject({ local: 1, external: 0, failed: 0, working: 0, waiting: 0, is_running: false });
  expect(recent).toMatchObject([
    { ad_id: id, state: "done", detail: expect.stringMatching(/^60 × 80, /), image_url: rows[0].supabase_image_url },
  ]);
});

test("eight at once and two from one host, and hosts take turns", async () => {
  const open = hold();
  const many = Array.from({ length: 12 }, (_, i) => desk.at(`${i}.jpg`, "a.test"));
  const others = HOSTS.slice(1).flatMap((name) => [0, 1, 2].map((i) => desk.at(`${i}.jpg`, name)));
  await desk.addAds([...many, ...others]);
  await desk.process();
  await until(() => desk.host.open() === 8);
  const hosts = desk.host.asked.map(({ host }) => host);
  expect(new Set(hosts).size).toBe(4);
  expect(await desk.progress()).toMatchObject({ working: 8, waiting: 22, external: 30, local: 0, run_total: 30 });
  open();
  await desk.finished();
  expect(desk.host.most).toEqual({ atOnce: 8, perHost: 2 });
  expect(desk.host.asked).toHaveLength(30);
  // The others did not wait for the one with many.
  const place = (name: string) => desk.host.asked.findLastIndex(({ host }) => host === name);
  expect(Math.max(...HOSTS.slice(1).map(place))).toBeLessThan(place("a.test"));
});

test("a server that is busy is asked again, when it wants to be", async () => {
  const times: number[] = [];
  desk.host.answerWith((response) => {
    times.push(performance.now());
    if (times.length === 1) response.writeHead(429, { "retry-after": "1" }).end();
    else if (times.length === 2) response.writeHead(503).end();
    else desk.sendPicture(response);
  });
  const [id = ""] = await desk.addAds([desk.at("busy.jpg")]);
  await desk.process();
  await until(async () => times.length === 1 && (await stateOf(id)) === "waiting");
  expect((await desk.progress()).recent).toMatchObject([{ detail: "The server answered 429, will be tried again" }]);
  await desk.finished();
  expect((await desk.outcomes([id]))[0]).toMatchObject({ state: "done", attempts: 3, error: null });
  const [first = 0, second = 0] = times;
  expect(second - first).toBeGreaterThan(990);
});

test("what is queued is not queued again; what failed is tried again when asked, and nothing shipped is touched", async () => {
  await desk.server.db.query(
    `insert into public.ads_swipe (name, image_url, supabase_image_url)
     values ('Shipped', '/content/ads/a.webp', '/content/ads/a.webp')`,
  );
  desk.host.answerWith((response) => response.writeHead(404).end());
  const [lost = ""] = await desk.addAds([desk.at("lost.jpg")]);
  const both = await Promise.all([desk.process(), desk.process()]);
  expect(both.map(({ body }) => body.processed).sort()).toEqual([0, 1]);
  await desk.finished();
  expect(await desk.progress()).toMatchObject({ local: 1, external: 0, failed: 1 });
  expect((await desk.process()).body.processed).toBe(0);

  desk.host.answerWith(desk.sendPicture);
  const [fresh = ""] = await desk.addAds([desk.at("fresh.jpg")]);
  expect((await desk.process({ only_failed: true })).body.processed).toBe(1);
  await desk.finished();
  expect([await stateOf(lost), await stateOf(fresh)]).toEqual(["done", undefined]);
  expect((await desk.process({ retry_failed: true, ad_ids: [lost, fresh] })).body.processed).toBe(1);
  await desk.finished();
  expect(desk.host.asked.map(({ path }) => path)).toEqual(["/lost.jpg", "/lost.jpg", "/fresh.jpg"]);
});

test("one upload by itself", async () => {
  const upload = "6f1c0a9b-e27d-4836-a1f0-9c3be7d2648b";
  await desk.server.db.query(
    `insert into private.ad_uploads (id, file_name, fingerprint, rows) values ($1, 'a.csv', 'a', 1)`,
    [upload],
  );
  const [its = ""] = await desk.addAds([desk.at("its.jpg"), desk.at("other.jpg")]);
  await desk.server.db.query("update public.ads_swipe set upload_id = $1 where id = $2", [upload, its]);
  expect((await desk.process({ upload_id: upload })).body.processed).toBe(1);
  await desk.finished();
  expect(await desk.progress({ upload_id: upload })).toMatchObject({ local: 1, external: 0, recent: [{ ad_id: its }] });
  expect(await desk.progress()).toMatchObject({ local: 1, external: 1 });
});

test("the copy of an ad that is deleted meanwhile is not kept", async () => {
  const before = (await storedFiles(desk.server)).length;
  const open = hold();
  await desk.addAds([desk.at("gone.jpg")]);
  await desk.process();
  await until(() => desk.host.open() === 1);
  await desk.server.db.query("delete from public.ads_swipe");
  open();
  await until(() => desk.host.open() === 0);
  await desk.addAds([desk.at("next.jpg")]);
  await desk.process();
  await desk.finished();
  await until(async () => (await storedFiles(desk.server)).length === before + 1);
});

test("the copy of a deleted ad stays while the ad can be taken back, and goes after that", async () => {
  const { server } = desk;
  const [kept = "", gone = ""] = await desk.addAds([desk.at("kept.jpg"), desk.at("gone.jpg")]);
  await desk.process();
  await desk.finished();
  const upload = "5e1c0a9b-e27d-4836-a1f0-9c3be7d2648b";
  await server.db.query(
    `insert into private.ad_uploads (id, file_name, fingerprint, rows) values ($1, 'b.csv', 'b', 1)`,
    [upload],
  );
  await server.db.query(
    `insert into private.removed_ads (id, upload_id, ad) select id, $1, to_jsonb(a) from public.ads_swipe a where id = $2`,
    [upload, kept],
  );
  await server.db.query("delete from public.ads_swipe");
  await server.db.query("update storage.objects set created_at = now() - interval '2 hours'");
  const logger = pino({ level: "silent" });
  const sweep = async () => {
    await queueOrphans(server.db);
    const store = createObjectStore(server.config);
    await sweepObjectDeletions(server.db, removeFromStore(store), logger);
    const { rows } = await server.db.query<{ name: string }>(
      "select name from storage.objects where bucket_id = 'ads'",
    );
    return rows.map(({ name }) => name.slice(0, 36));
  };
  expect(await sweep()).toEqual([kept]);
  expect(gone).not.toBe("");
  await server.db.query("delete from private.removed_ads");
  expect(await sweep()).toEqual([]);
  expect(await storedFiles(server)).toEqual([]);
});

test("only administrators can ask, and every time is in the audit log", async () => {
  const { server, bananaman } = desk;
  await desk.addAds([desk.at("a.jpg")]);
  const paid = await signInPaid(server, "member@loafworks.test");
  const visitor = await signIn(server, "visitor@loafworks.test");
  for (const who of [paid, visitor]) {
    for (const name of ["process-ads-swipe-images", "ad-pictures-progress"]) {
      expect(await call(server, who, name, {})).toMatchObject({ status: 403, body: { code: "forbidden" } });
    }
  }
  const tooMany = Array.from({ length: 1_001 }, () => bananaman.id);
  for (const bad of [{ ad_ids: tooMany }, { ad_ids: ["1"] }, { upload_id: "x" }, { all: true }]) {
    expect((await desk.process(bad)).status).toBe(400);
  }
  expect(desk.host.asked).toEqual([]);
  await server.db.query("delete from private.audit_log");
  await desk.process();
  const { rows } = await server.db.query("select actor, action, details from private.audit_log");
  expect(rows).toEqual([
    { actor: bananaman.id, action: "process-ads-swipe-images", details: { processed: 1, retry_failed: false } },
  ]);
});
