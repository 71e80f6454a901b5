import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRenditionCache, type RenditionCache } from "../../../src/server/images/rendition-cache.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { noise, png } from "./images.ts";
import { type Member, signInPaid } from "./members.ts";
import { keptRenditions } from "./stored-files.ts";

const WEBP = { Accept: "image/avif,image/webp,*/*" };

describe("a smaller picture of a public one", () => {
  let server: TestServer;
  let maker: Member;
  let url: string;

  beforeAll(async () => {
    server = await startTestServer();
    maker = await signInPaid(server, "maker@example.com");
    await maker.creatives.upload(`${maker.id}/a.png`, await png(400, 300), { contentType: "image/png" });
    url = `${server.url}/storage/v1/render/image/public/creatives/${maker.id}/a.png`;
  });
  afterAll(async () => {
    await maker?.close();
    await server?.stop();
  });

  const look = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}?${query}`, { headers });
    expect(answer.status).toBe(200);
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect(answer.headers.get("content-type")).toBe(`image/${format}`);
    return `${format} ${width}x${height}`;
  };
  const keptFiles = () => keptRenditions(server);

  test("has the size that was asked for, and is never larger than the original", async () => {
    expect(await look("width=320")).toBe("png 320x240");
    expect(await look("width=320&resize=contain&quality=80")).toBe("png 320x240");
    expect(await look("width=640")).toBe("png 400x300");
    expect(await look("width=1080")).toBe("png 400x300");
  });

  test("is WebP for whoever can show it, unless the original is asked for", async () => {
    expect(await look("width=320", WEBP)).toBe("webp 320x240");
    expect(await look("width=320&format=webp")).toBe("webp 320x240");
    expect(await look("width=320&format=origin", WEBP)).toBe("png 320x240");
    const answer = await fetch(`${url}?width=320`, { headers: WEBP });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      vary: "Accept",
      "cache-control": "public, max-age=3600, s-maxage=600",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
  });

  test("is reached by supabase-js too", async () => {
    const { data } = maker.creatives.getPublicUrl(`${maker.id}/a.png`, {
      transform: { width: 320, quality: 80, resize: "contain" },
    });
    expect(data.publicUrl).toContain("/render/image/public/");
    const { width } = await sharp(await (await fetch(data.publicUrl)).arrayBuffer()).metadata();
    expect(width).toBe(320);
  });

  test("is reached by its policy, and by no other way", async () => {
    const ask = (who: Member, width: number) =>
      who.creatives.download(`${maker.id}/a.png`, { transform: { width, resize: "contain" } });
    const { data } = await ask(maker, 320);
    expect((await sharp(await data?.arrayBuffer()).metadata()).width).toBe(320);
    expect((await ask(maker, 321)).error).not.toBeNull();
    const stranger = `${server.url}/storage/v1/render/image/authenticated/creatives/${maker.id}/a.png?width=320`;
    expect((await fetch(stranger)).status).toBe(404);
    const answer = await fetch(stranger, { headers: maker.headers });
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
  });

  test("is made once and kept", async () => {
    const ask = () => fetch(`${url}?width=1080&format=webp`).then((answer) => answer.arrayBuffer());
    const before = (await keptFiles()).length;
    const [first, ...others] = await Promise.all(Array.from({ length: 12 }, ask));
    expect(await keptFiles()).toHaveLength(before + 1);
    for (const other of [...others, await ask()])
      expect(Buffer.from(other).equals(Buffer.from(first ?? new ArrayBuffer(0)))).toBe(true);
    expect(await keptFiles()).toHaveLength(before + 1);
  });

  test("is not sent again to whoever has it", async () => {
    const etag = (await fetch(`${url}?width=320`)).headers.get("etag") ?? "";
    expect((await fetch(`${url}?width=320`, { headers: { "If-None-Match": etag } })).status).toBe(304);
    expect((await fetch(`${url}?width=640`, { headers: { "If-None-Match": etag } })).status).toBe(200);
    expect((await fetch(`${url}?width=320`, { headers: { ...WEBP, "If-None-Match": etag } })).status).toBe(200);
  });

  test("is refused in every other size and shape, before anything is made", async () => {
    const before = (await keptFiles()).length;
    for (const query of [
      "",
      "width=",
      "width=319",
      "width=321",
      "width=0320",
      "width=2048",
      "width=-320",
      "width=99999999999999999999",
      "height=240",
      "width=320&height=240",
      "width=320&quality=79",
      "width=320&quality=81",
      "width=320&resize=cover",
      "width=320&resize=fill",
      "width=320&format=avif",
    ]) {
      const answer = await fetch(`${url}?${query}`);
      expect(answer.status, query).toBe(400);
      expect(await answer.json()).toMatchObject({ statusCode: "400", error: "InvalidRequest" });
    }
    expect(await keptFiles()).toHaveLength(before);
    expect((await fetch(`${url}.missing?width=320`)).status).toBe(404);
  });

  test("stands upright and carries no metadata, and neither does what was stored", async () => {
    const photo = await noise(400, 700)
      .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await maker.creatives.upload(`${maker.id}/photo.jpg`, photo, { contentType: "image/jpeg" });
    const answer = await fetch(`${url.replace("a.png", "photo.jpg")}?width=320`);
    const { width, height, exif, orientation } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 320,
      height: 183,
      exif: undefined,
      orientation: undefined,
    });
    const stored = await sharp(
      await (await fetch(url.replace("/render/image/", "/object/").replace("a.png", "photo.jpg"))).arrayBuffer(),
    ).metadata();
    expect([stored.width, stored.height, stored.exif, stored.orientation]).toEqual([700, 400, undefined, undefined]);
  });

  test("is gone with its original", async () => {
    await maker.creatives.upload(`${maker.id}/short.png`, await png(), { contentType: "image/png" });
    const short = `${url.replace("a.png", "short.png")}?width=320`;
    expect((await fetch(short)).status).toBe(200);
    await maker.creatives.remove([`${maker.id}/short.png`]);
    expect((await fetch(short)).status).toBe(404);
  });
});

describe("the kept renditions", () => {
  const folder = mkdtempSync(join(tmpdir(), "renditions-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const bytesOf = (key: string, size = 100) => Buffer.alloc(size, key);
  const keep = (cache: RenditionCache, key: string) => cache.write(`picture ${key}`, key, bytesOf(key));
  const find = async (cache: RenditionCache, key: string) => (await cache.read(`picture ${key}`, key))?.toString();

  test("stay within their bound, and the one not used for longest goes first", async () => {
    const cache = createRenditionCache(folder, 300);
    for (const key of ["a", "b", "c"]) await keep(cache, key);
    expect(await find(cache, "a")).toBe("a".repeat(100));
    await keep(cache, "d");
    expect(cache.bytes()).toBe(300);
    expect(await find(cache, "b")).toBeUndefined();
    expect(await find(cache, "a")).toBe("a".repeat(100));
    await cache.write("huge", "huge", bytesOf("h", 301));
    expect(cache.bytes()).toBe(300);
  });

  test("are found again after a restart, without what was half written", async () => {
    writeFileSync(join(folder, "0b2d.draft"), "half");
    const cache = createRenditionCache(folder, 300);
    expect(cache.bytes()).toBe(300);
    expect(await find(cache, "d")).toBe("d".repeat(100));
    expect(readdirSync(folder)).not.toContain("0b2d.draft");
  });

  test("go with their original, also those that another process made", async () => {
    const [ours, other] = [createRenditionCache(folder, 1_000), createRenditionCache(folder, 1_000)];
    await ours.write("loaf", "small", bytesOf("s"));
    await other.write("loaf", "large", bytesOf("l"));
    await ours.forget("loaf");
    expect(await ours.read("loaf", "small")).toBeNull();
    expect(await other.read("loaf", "large")).toBeNull();
    expect(await find(ours, "d")).toBe("d".repeat(100));
  });

  test("are missed like any other when their files have vanished", async () => {
    const cache = createRenditionCache(folder, 300);
    rmSync(folder, { recursive: true });
    expect(await find(cache, "d")).toBeUndefined();
    await keep(cache, "d");
    expect(await find(cache, "d")).toBe("d".repeat(100));
  });
});
