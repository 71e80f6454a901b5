import { readdirSync, readlinkSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { png } from "./images.ts";
import { type Member, signInPaid } from "./members.ts";
import { removeStoredFile, storedFiles } from "./stored-files.ts";

let server: TestServer;
let maker: Member;
let picture: Buffer;
let url: string;

beforeAll(async () => {
  server = await startTestServer();
  maker = await signInPaid(server, "maker@example.com");
  picture = await png(100, 100);
  await maker.creatives.upload(`${maker.id}/a.png`, picture, { contentType: "image/png" });
  url = maker.creatives.getPublicUrl(`${maker.id}/a.png`).data.publicUrl;
});
afterAll(async () => {
  await maker?.close();
  await server?.stop();
});

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test("a public picture may be kept for an hour, if nothing else was asked for, and is never taken for a page", async () => {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/png",
    "content-length": String(picture.length),
    "content-disposition": "inline",
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=3600, s-maxage=600",
    "accept-ranges": "bytes",
    etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
  });
  expect((await bytesOf(answer)).equals(picture)).toBe(true);
});

test("a picture is kept for as long as its upload says, however it is sent", async () => {
  const bytes = new Uint8Array(picture);
  const upload = async (name: string, cacheControl: string, body: Blob | Uint8Array) => {
    const options = { contentType: "image/png", cacheControl };
    const { error } = await maker.creatives.upload(`${maker.id}/${name}`, body as Blob, options);
    const { publicUrl } = maker.creatives.getPublicUrl(`${maker.id}/${name}`).data;
    return error ?? (await fetch(publicUrl)).headers.get("cache-control");
  };
  const blob = new Blob([bytes], { type: "image/png" });
  expect(await upload("blob.png", "90", blob)).toBe("public, max-age=90, s-maxage=90");
  expect(await upload("bytes.png", "86400", bytes)).toBe("public, max-age=86400, s-maxage=600");
  expect((await maker.creatives.info(`${maker.id}/bytes.png`)).data?.cacheControl).toBe("max-age=86400");
  for (const body of [blob, bytes]) {
    expect(await upload("refused.png", "1, immutable", body)).toMatchObject({
      status: 400,
      message: expect.stringContaining("not offered by this gateway"),
    });
  }
});

test("a removed name can be taken again, and whoever has the former picture is sent the new one", async () => {
  const name = `${maker.id}/again.png`;
  const { publicUrl } = maker.creatives.getPublicUrl(name).data;
  await maker.creatives.upload(name, picture, { contentType: "image/png", cacheControl: "0" });
  const etag = (await fetch(publicUrl)).headers.get("etag") ?? "";
  const removal = await fetch(`${server.url}/storage/v1/object/creatives/${name}`, {
    method: "DELETE",
    headers: maker.headers,
  });
  expect([removal.status, await removal.json()]).toEqual([200, { message: "Successfully deleted" }]);
  await maker.creatives.upload(name, await png(30, 30), { contentType: "image/png", cacheControl: "0" });
  const answer = await fetch(publicUrl, { headers: { "If-None-Match": etag } });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=0, s-maxage=0"]);
});

test("HEAD says the same without the bytes", async () => {
  const [get, head] = [await fetch(url), await fetch(url, { method: "HEAD" })];
  const without = (answer: Response) => {
    const { date, "x-request-id": id, connection, "keep-alive": kept, ...rest } = Object.fromEntries(answer.headers);
    return rest;
  };
  expect(head.status).toBe(200);
  expect(without(head)).toEqual(without(get));
  expect((await bytesOf(head)).length).toBe(0);
  await get.arrayBuffer();
  expect((await fetch(`${url}x`, { method: "HEAD" })).status).toBe(404);
});

test("whoever has the picture already is not sent it again", async () => {
  const first = await fetch(url, { method: "HEAD" });
  const etag = first.headers.get("etag") ?? "";
  const modified = first.headers.get("last-modified") ?? "";
  const status = async (headers: Record<string, string>) => (await fetch(url, { headers })).status;
  expect(await status({ "If-None-Match": etag })).toBe(304);
  expect(await status({ "If-None-Match": `"other", W/${etag}` })).toBe(304);
  expect(await status({ "If-None-Match": "*" })).toBe(304);
  expect(await status({ "If-None-Match": '"other"' })).toBe(200);
  expect(await status({ "If-Modified-Since": modified })).toBe(304);
  expect(await status({ "If-Modified-Since": "Thu, 01 Jan 2015 00:00:00 GMT" })).toBe(200);
  expect(await status({ "If-Modified-Since": "nonsense" })).toBe(200);
  // The ETag takes precedence over the date.
  expect(await status({ "If-None-Match": '"other"', "If-Modified-Since": modified })).toBe(200);
});

test("two pictures with the same content share their tag, others do not", async () => {
  await maker.creatives.upload(`${maker.id}/same.png`, picture, { contentType: "image/png" });
  await maker.creatives.upload(`${maker.id}/other.png`, await png(100, 100, 9), { contentType: "image/png" });
  const tag = async (name: string) =>
    (await fetch(maker.creatives.getPublicUrl(`${maker.id}/${name}`).data.publicUrl)).headers.get("etag");
  expect(await tag("same.png")).toBe(await tag("a.png"));
  expect(await tag("other.png")).not.toBe(await tag("a.png"));
});

test("a part of a picture can be asked for", async () => {
  const ask = (range: string, more: Record<string, string> = {}) => fetch(url, { headers: { Range: range, ...more } });
  const part = await ask("bytes=10-19");
  expect(part.status).toBe(206);
  expect(part.headers.get("content-range")).toBe(`bytes 10-19/${picture.length}`);
  expect(part.headers.get("content-length")).toBe("10");
  expect((await bytesOf(part)).equals(picture.subarray(10, 20))).toBe(true);
  expect((await bytesOf(await ask("bytes=-7"))).equals(picture.subarray(-7))).toBe(true);
  expect((await bytesOf(await ask("bytes=100-"))).equals(picture.subarray(100))).toBe(true);
  const beyond = await ask(`bytes=${picture.length}-`);
  expect(beyond.status).toBe(416);
  expect(beyond.headers.get("content-range")).toBe(`bytes */${picture.length}`);
  expect(await beyond.json()).toEqual({ statusCode: "416", error: "invalid_range", message: "invalid range provided" });
  expect((await ask("bytes=0-1,4-5")).status).toBe(200);
  const etag = part.headers.get("etag") ?? "";
  expect((await ask("bytes=0-3", { "If-Range": etag })).status).toBe(206);
  expect((await ask("bytes=0-3", { "If-Range": '"older"' })).status).toBe(200);
});

test("a download gets the name that was asked for, made harmless", async () => {
  const disposition = async (query: string) => (await fetch(`${url}?${query}`)).headers.get("content-disposition");
  expect(await disposition("download=")).toBe("attachment; filename=\"a.png\"; filename*=UTF-8''a.png");
  expect(await disposition("download=Mein%20Bild.png")).toBe(
    "attachment; filename=\"Mein Bild.png\"; filename*=UTF-8''Mein%20Bild.png",
  );
  expect(await disposition("download=%C3%A9t%C3%A9.png")).toBe(
    "attachment; filename=\"_t_.png\"; filename*=UTF-8''%C3%A9t%C3%A9.png",
  );
  for (const bad of [
    "..%2F..%2Fevil.png",
    "a%0d%0aSet-Cookie:x",
    "a%22;b=%22c",
    "%00",
    `x%ed%a0%80`,
    "y".repeat(5000),
  ]) {
    expect(await disposition(`download=${bad}`)).toMatch(
      /^attachment; filename="[^"\\/\r\n]+"; filename\*=UTF-8''[^/\r\n]+$/,
    );
  }
});

test("the owner's own download is not left in shared caches", async () => {
  for (const way of ["object", "object/authenticated"]) {
    const answer = await fetch(`${server.url}/storage/v1/${way}/creatives/${maker.id}/a.png`, {
      headers: maker.headers,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    expect((await bytesOf(answer)).equals(picture)).toBe(true);
  }
});

test("forty readers at once all get the whole picture, and leave no file open", async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(url).then(bytesOf)));
  expect(answers.every((bytes) => bytes.equals(picture))).toBe(true);
  const openFiles = () => {
    return readdirSync("/proc/self/fd").filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).startsWith(`${server.config.DATA_DIR}/objects`);
      } catch {
        return false;
      }
    });
  };
  await fetch(url, { method: "HEAD" });
  await (await fetch(url, { headers: { "If-None-Match": "*" } })).text();
  await expect.poll(openFiles).toEqual([]);
});

test("a picture whose file is gone is not there", async () => {
  await maker.creatives.upload(`${maker.id}/lost.png`, await png(50, 50, 77), { contentType: "image/png" });
  const { data } = await maker.creatives.info(`${maker.id}/lost.png`);
  for (const file of await storedFiles(server))
    if (file.endsWith(String(data?.version))) await removeStoredFile(server, file);
  const lost = maker.creatives.getPublicUrl(`${maker.id}/lost.png`).data.publicUrl;
  expect((await fetch(lost)).status).toBe(404);
  expect((await fetch(`${lost.replace("/object/", "/render/image/")}?width=320`)).status).toBe(404);
});
