import { createServer } from "node:http";
import { pino } from "pino";
import { request } from "undici";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ADS } from "../../../content/ads/ads.ts";
import { createS3Bucket } from "../../../src/server/adapters/storage/s3/s3-bucket.ts";
import { readConfig } from "../../../src/server/config/config.ts";
import { adPictureName } from "../../../src/server/content/ad-picture-files.ts";
import { createShelves } from "../../../src/server/parts/shelves.ts";
import { startServer } from "../../../src/server/server.ts";
import { until } from "../../support/process.ts";
import { openBucket } from "../../support/s3.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { png } from "./images.ts";
import { type Member, signInPaid } from "./members.ts";
import { keptRenditions, storedFiles } from "./stored-files.ts";

const FEW = ADS.slice(0, 1);
let bucket: Awaited<ReturnType<typeof openBucket>>;
let first: TestServer;
let second: TestServer;
let maker: Member;

/** Two processes with nothing in common but the database and the bucket. */
beforeAll(async () => {
  bucket = await openBucket();
  first = await startTestServer({ env: bucket.env, ads: FEW });
  second = await startTestServer({ env: { ...bucket.env, DATABASE_URL: first.databaseUrl }, ads: FEW });
  maker = await signInPaid(first, "maker@example.com");
});
afterAll(async () => {
  await maker.close();
  await second.stop();
  await first.stop();
  await bucket.close();
});

const contentKeys = async () => {
  const { objects } = first.config;
  const keys: string[] = [];
  if (objects.kind === "s3") {
    for await (const page of createS3Bucket(objects).list("content/")) keys.push(...page.map(({ key }) => key));
  }
  return keys;
};

test("what one process stores every other one shows, whole, in part and smaller, until it is deleted", async () => {
  const picture = await png(400, 300);
  const name = `${maker.id}/shared.png`;
  expect((await maker.creatives.upload(name, picture, { contentType: "image/png" })).error).toBeNull();
  const address = `${second.url}/storage/v1/object/public/creatives/${name}`;
  const whole = await fetch(address);
  expect(Buffer.from(await whole.arrayBuffer()).equals(picture)).toBe(true);
  expect(whole.headers.get("content-type")).toBe("image/png");
  const part = await fetch(address, { headers: { Range: "bytes=10-19" } });
  expect([part.status, Buffer.from(await part.arrayBuffer()).equals(picture.subarray(10, 20))]).toEqual([206, true]);

  const smaller = (server: TestServer) =>
    fetch(`${server.url}/storage/v1/render/image/public/creatives/${name}?width=320`).then((answer) =>
      answer.arrayBuffer(),
    );
  const [made, kept] = [await smaller(second), await smaller(first)];
  expect(Buffer.from(made).equals(Buffer.from(kept))).toBe(true);
  expect(await keptRenditions(first)).toHaveLength(1);

  await maker.creatives.remove([name]);
  expect((await fetch(address)).status).toBe(404);
  await until(async () => (await storedFiles(first)).length === 0 && (await keptRenditions(first)).length === 0);
});

test("a picture of the swipe file is painted by one process, and read by the others", async () => {
  const [ad] = FEW;
  if (!ad) throw new Error("there is no ad");
  const path = `/content/ads/${adPictureName(ad, "list")}`;
  const painted = Buffer.from(await (await fetch(first.url + path)).arrayBuffer());
  expect(await contentKeys()).toHaveLength(2);
  const read = Buffer.from(await (await fetch(second.url + path)).arrayBuffer());
  expect(read.equals(painted)).toBe(true);
});

test("a rendition that was made while its original went is found and removed", async () => {
  const shelves = createShelves(first.config);
  await shelves.renditions.write(`${"0".repeat(32)}-${"0".repeat(64)}.png`, "320", Buffer.from("late"));
  const [, renditions] = shelves.swept;
  const found: { version: string; remove: () => Promise<void> }[] = [];
  for await (const page of renditions?.listOld(new Date(Date.now() + 60_000)) ?? []) found.push(...page);
  expect(found.map(({ version }) => version)).toEqual([`${"0".repeat(32)}-${"0".repeat(64)}.png`]);
  for (const file of found) await file.remove();
  expect(await keptRenditions(first)).toEqual([]);
});

test.each([
  ["a store that is not there", { S3_ENDPOINT: "http://127.0.0.1:1" }, /The S3 store cannot be used: .*ECONNREFUSED/],
  [
    "a bucket that is not there",
    { S3_BUCKET: "never-made" },
    /cannot be used: .*NoSuchBucket.*: there is no such bucket/,
  ],
  ["a wrong secret", { S3_SECRET_ACCESS_KEY: "hunter2-hunter2" }, /cannot be used: .*403/],
])("%s stops the start with a clear word, and without a secret", async (_, wrong, words) => {
  const starting = startServer(readConfig({ ...bucket.env, ...wrong }), pino({ level: "silent" }));
  await expect(starting).rejects.toThrow(words);
  await expect(starting).rejects.not.toThrow(/hunter2/);
});

/** Who reads the bucket without a key: everything, or only what is below these prefixes. */
async function publicSite(isShown: (path: string) => boolean) {
  const { objects } = first.config;
  if (objects.kind !== "s3") throw new Error("not in S3");
  const store = createS3Bucket(objects);
  const site = createServer(async (request, response) => {
    const path = request.url?.slice(1) ?? "";
    const found = path && isShown(path) ? await store.get(path) : null;
    if (found) response.writeHead(200, { "content-type": "image/png" });
    else response.writeHead(403);
    if (found) found.body.pipe(response);
    else response.end();
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const address = site.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    close: () => {
      site.closeAllConnections();
      site.close();
    },
  };
}

/** As a browser asks for a picture in a page; fetch always says that a script asks. */
async function showInPage(url: string, headers: Record<string, string> = {}) {
  const answer = await request(url, {
    headers: { ...headers, "sec-fetch-dest": "image", "sec-fetch-mode": "no-cors" },
  });
  await answer.body.dump();
  return answer;
}

test("with a public address, pages load pictures from there; scripts and downloads get them from us", async () => {
  const site = await publicSite((path) => /^objects\/(creatives|ads)\//.test(path));
  const env = { ...bucket.env, DATABASE_URL: first.databaseUrl, S3_PUBLIC_URL: `${site.url}/` };
  const server = await startTestServer({ env });
  try {
    const picture = await png(50, 50, 3);
    const name = `${maker.id}/public.png`;
    await maker.creatives.upload(name, picture, { contentType: "image/png" });
    const address = `${server.url}/storage/v1/object/public/creatives/${name}`;
    const sent = await showInPage(address);
    expect([sent.statusCode, sent.headers.vary]).toEqual([302, "Sec-Fetch-Dest, Sec-Fetch-Mode"]);
    const location = String(sent.headers.location);
    expect(location.startsWith(`${site.url}/objects/creatives/`)).toBe(true);
    expect(Buffer.from(await (await fetch(location)).arrayBuffer()).equals(picture)).toBe(true);
    expect((await fetch(address, { redirect: "manual" })).status).toBe(200);
    expect((await showInPage(`${address}?download=`)).statusCode).toBe(200);
    const own = address.replace("/public/", "/authenticated/");
    expect((await showInPage(own, maker.headers)).statusCode).toBe(200);
    expect((await fetch(server.url)).headers.get("content-security-policy")).toContain(`blob: ${site.url};`);

    await maker.creatives.remove([name]);
    expect((await showInPage(address)).statusCode).toBe(404);
    await until(async () => (await fetch(location)).status === 403);
  } finally {
    await server.stop();
    site.close();
  }
});

test.each([
  ["shows more than what is public", () => true, "shows files that are not public"],
  ["does not show what is public", () => false, "does not show what is public: it answered 403"],
])("a public address that %s stops the start, and no probe is left", async (_, isShown, words) => {
  const site = await publicSite(isShown);
  const before = await storedFiles(first);
  try {
    const env = { ...bucket.env, DATABASE_URL: first.databaseUrl, S3_PUBLIC_URL: site.url };
    await expect(startTestServer({ env })).rejects.toThrow(words);
    expect(await storedFiles(first)).toEqual(before);
  } finally {
    site.close();
  }
});
