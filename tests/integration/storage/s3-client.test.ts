import { createServer, type Server } from "node:http";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { ObjectStore } from "../../../src/server/adapters/storage/port.ts";
import { readConfig } from "../../../src/server/config/config.ts";
import { createObjectStore } from "../../../src/server/parts/shelves.ts";
import { startS3 } from "../../stand-ins/s3/start-s3.ts";

let s3: Awaited<ReturnType<typeof startS3>>;
let settings: Record<string, string>;
let store: ObjectStore;
const proxies: Server[] = [];

beforeAll(async () => {
  s3 = await startS3();
  settings = await s3.settings();
  store = createObjectStore(readConfig(settings));
});
afterEach(() => {
  for (const proxy of proxies.splice(0)) {
    proxy.closeAllConnections();
    proxy.close();
  }
});
afterAll(() => s3.stop());

const put = (bytes = Buffer.from("bread"), to = store) => to.put("creatives", "a.png", bytes, "image/png");
const keyOf = (version: string) => ({ bucket: "creatives", name: "a.png", version });

/** The same bucket behind a server of our own. */
async function behind(handler: Parameters<typeof createServer>[1]): Promise<ObjectStore> {
  const proxy = createServer(handler as never);
  proxies.push(proxy);
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = proxy.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return createObjectStore(readConfig({ ...settings, S3_ENDPOINT: `http://127.0.0.1:${port}` }));
}

test("a busy store is asked again, a few times and no more", async () => {
  s3.failNext({ method: "PUT", key: /./, status: 503, times: 2 });
  const { version } = await put();
  expect(await store.stat(keyOf(version))).toMatchObject({ size: 5 });
  s3.seen.length = 0;
  s3.failNext({ method: "PUT", key: /./, status: 503, times: 3 });
  await expect(put()).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringContaining("nothing was changed"),
  });
  expect(s3.seen.filter((request) => request.startsWith("PUT"))).toHaveLength(3);
});

test("what can be read only once is sent only once", async () => {
  const { version } = await put(Buffer.from("once"));
  await store.remove(keyOf(version));
  s3.seen.length = 0;
  s3.failNext({ method: "PUT", key: /./, status: 500, times: 1 });
  const once = (async function* () {
    yield Buffer.from("once");
  })();
  await expect(store.restore(keyOf(version), once, 4)).rejects.toMatchObject({ code: "unavailable" });
  expect(s3.seen).toHaveLength(1);
});

test("a line that breaks is tried again, and nothing of it is shown to people", async () => {
  let count = 0;
  const flaky = await behind((request) => {
    count += 1;
    request.socket.destroy();
  });
  const refused = await put(Buffer.from("x"), flaky).catch((error: Error) => error);
  expect(refused).toMatchObject({ code: "unavailable" });
  expect(count).toBe(3);
  expect((refused as Error).message).not.toMatch(/127\.0\.0\.1|socket|S3RVER/);
});

test("content that was damaged on its way to us never arrives whole", async () => {
  const { version, size } = await put(Buffer.from("0123456789"));
  const damaging = await behind((_, response) => {
    response.writeHead(200, { "content-length": size, "last-modified": new Date().toUTCString() }).end("0123456780");
  });
  const found = await damaging.get(keyOf(version));
  await expect(new Response(found?.body).text()).rejects.toThrow("damaged content");
});

test("content that was damaged on its way to the store is refused there", async () => {
  const key = keyOf(`${"a".repeat(32)}-${"b".repeat(64)}.png`);
  const wrong = (async function* () {
    yield Buffer.from("not that");
  })();
  await expect(store.restore(key, wrong, 8)).rejects.toMatchObject({
    cause: { message: expect.stringContaining("XAmzContentSHA256Mismatch") },
  });
  expect(await store.stat(key)).toBeNull();
});

test("a refusal is explained in the log, by its code alone", async () => {
  const secretive = await behind((_, response) => {
    const body = "<Error><Code>SignatureDoesNotMatch</Code><StringToSign>AWS4 S3RVER</StringToSign></Error>";
    response.writeHead(403, { "content-type": "application/xml" }).end(body);
  });
  const refused = (await put(Buffer.from("x"), secretive).catch((error: Error) => error)) as Error;
  expect((refused.cause as Error).message).toMatch(
    /^the S3 store answered 403 SignatureDoesNotMatch to PUT objects\/creatives\/.*: S3_SECRET_ACCESS_KEY does not belong/,
  );
  expect(JSON.stringify([refused.message, (refused.cause as Error).message])).not.toContain("S3RVER");
});

test("a bucket that is gone is not taken for an empty one", async () => {
  const nowhere = createObjectStore(readConfig({ ...settings, S3_BUCKET: "never-made" }));
  const key = keyOf(`${"a".repeat(32)}-${"b".repeat(64)}.png`);
  await expect(nowhere.get(key)).rejects.toMatchObject({ cause: { code: "NoSuchBucket" } });
  await expect(nowhere.remove(key)).rejects.toMatchObject({ cause: { code: "NoSuchBucket" } });
});
