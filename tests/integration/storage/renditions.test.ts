import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRenditionCache } from "../../../src/server/storage/rendition-cache.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { noise, png } from "./images.ts";
import { type Member, signInPaid } from "./members.ts";

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
  const keptFiles = () =>
    readdirSync(join(server.config.DATA_DIR, "renditions"), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );

  test("has the size that was asked for", async () => {
    expect(await look("width=200")).toBe("png 200x150");
    expect(await look("height=60")).toBe("png 80x60");
    expect(await look("width=100&height=100")).toBe("png 100x100");
    expect(await look("width=100&height=100&resize=contain")).toBe("png 100x75");
    expect(await look("width=100&height=100&resize=fill")).toBe("png 100x100");
    expect(await look("width=2000")).toBe("png 400x300");
    expect(await look("quality=50")).toBe("png 400x300");
  });

  test("is WebP for whoever can show it, unless the original is asked for", async () => {
    expect(await look("width=200", WEBP)).toBe("webp 200x150");
    expect(await look("width=200&format=webp")).toBe("webp 200x150");
    expect(await look("width=200&format=origin", WEBP)).toBe("png 200x150");
    const answer = await fetch(`${url}?width=200`, { headers: WEBP });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      vary: "Accept",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
  });

  test("is reached by supabase-js too", async () => {
    const { data } = maker.creatives.getPublicUrl(`${maker.id}/a.png`, { transform: { width: 64, quality: 60 } });
    expect(data.publicUrl).toContain("/render/image/public/");
    const { width } = await sharp(await (await fetch(data.publicUrl)).arrayBuffer()).metadata();
    expect(width).toBe(64);
  });

  test("is made once and kept", async () => {
    const ask = () => fetch(`${url}?width=222`).then((answer) => answer.arrayBuffer());
    const before = keptFiles().length;
    const [first, ...others] = await Promise.all(Array.from({ length: 12 }, ask));
    expect(keptFiles()).toHaveLength(before + 1);
    for (const other of [...others, await ask()])
      expect(Buffer.from(other).equals(Buffer.from(first ?? new ArrayBuffer(0)))).toBe(true);
    expect(keptFiles()).toHaveLength(before + 1);
  });

  test("is not sent again to whoever has it", async () => {
    const etag = (await fetch(`${url}?width=200`)).headers.get("etag") ?? "";
    expect((await fetch(`${url}?width=200`, { headers: { "If-None-Match": etag } })).status).toBe(304);
    expect((await fetch(`${url}?width=201`, { headers: { "If-None-Match": etag } })).status).toBe(200);
    expect((await fetch(`${url}?width=200`, { headers: { ...WEBP, "If-None-Match": etag } })).status).toBe(200);
  });

  test("is refused when it is asked for in a way that makes no sense", async () => {
    const before = keptFiles().length;
    for (const query of [
      "width=15",
      "width=2049",
      "width=-100",
      "width=1e2",
      "width=",
      "height=0",
      "width=99999999999999999999",
      "quality=19",
      "quality=101",
      "resize=stretch",
      "format=avif",
      "format=gif",
    ]) {
      const answer = await fetch(`${url}?${query}`);
      expect(answer.status, query).toBe(400);
      expect(await answer.json()).toMatchObject({ statusCode: "400", error: "InvalidRequest" });
    }
    expect(keptFiles()).toHaveLength(before);
    expect((await fetch(`${url}.missing?width=100`)).status).toBe(404);
  });

  test("stands upright and carries no metadata, and neither does what was stored", async () => {
    const photo = await noise(200, 100)
      .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await maker.creatives.upload(`${maker.id}/photo.jpg`, photo, { contentType: "image/jpeg" });
    const answer = await fetch(`${url.replace("a.png", "photo.jpg")}?width=50`);
    const { width, height, exif, orientation } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 50,
      height: 100,
      exif: undefined,
      orientation: undefined,
    });
    const stored = await sharp(
      await (await fetch(url.replace("/render/image/", "/object/").replace("a.png", "photo.jpg"))).arrayBuffer(),
    ).metadata();
    expect([stored.width, stored.height, stored.exif, stored.orientation]).toEqual([100, 200, undefined, undefined]);
  });

  test("is gone with its original", async () => {
    await maker.creatives.upload(`${maker.id}/short.png`, await png(), { contentType: "image/png" });
    const short = `${url.replace("a.png", "short.png")}?width=20`;
    expect((await fetch(short)).status).toBe(200);
    await maker.creatives.remove([`${maker.id}/short.png`]);
    expect((await fetch(short)).status).toBe(404);
  });
});

describe("the kept renditions", () => {
  const folder = mkdtempSync(join(tmpdir(), "renditions-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  let made: string[] = [];
  const make = (key: string) => () => {
    made.push(key);
    return Promise.resolve(Buffer.alloc(100, key));
  };

  test("stay within their bound, and the one not used for longest goes first", async () => {
    const cache = createRenditionCache(folder, 300);
    for (const key of ["a", "b", "c", "a", "d"]) await cache.getOrMake(key, make(key));
    expect(cache.bytes()).toBe(300);
    expect(made).toEqual(["a", "b", "c", "d"]);
    await cache.getOrMake("a", make("a"));
    await cache.getOrMake("b", make("b"));
    expect(made).toEqual(["a", "b", "c", "d", "b"]);
    await cache.getOrMake("huge", () => Promise.resolve(Buffer.alloc(301)));
    expect(cache.bytes()).toBe(300);
  });

  test("are made by one, however many ask at once", async () => {
    const cache = createRenditionCache(folder, 300);
    made = [];
    await Promise.all(Array.from({ length: 5 }, () => cache.getOrMake("b2", make("b2"))));
    expect(made).toEqual(["b2"]);
    await cache.getOrMake("b", make("b"));
  });

  test("are found again after a restart, without what was half written", async () => {
    writeFileSync(join(folder, "0b2d.draft"), "half");
    made = [];
    const cache = createRenditionCache(folder, 300);
    expect(cache.bytes()).toBe(300);
    expect((await cache.getOrMake("b", make("b"))).toString()).toBe("b".repeat(100));
    expect(made).toEqual([]);
    expect(readdirSync(folder)).not.toContain("0b2d.draft");
  });

  test("are made anew when a file has vanished, and a failure is not kept", async () => {
    const cache = createRenditionCache(folder, 300);
    rmSync(folder, { recursive: true });
    made = [];
    await cache.getOrMake("b", make("b"));
    expect(made).toEqual(["b"]);
    const failing = () => cache.getOrMake("e", () => Promise.reject(new Error("no picture")));
    await expect(Promise.all([failing(), failing()])).rejects.toThrow("no picture");
    await expect(cache.getOrMake("e", make("e"))).resolves.toHaveLength(100);
  });
});
