import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { until } from "../../support/process.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { animation, jpeg, noise, png, pngBomb } from "./images.ts";
import { type Member, signIn, signInPaid } from "./members.ts";
import { storedFiles } from "./stored-files.ts";

let server: TestServer;
let maker: Member;
let visitor: Member;
let count = 0;
let log = "";

beforeAll(async () => {
  server = await startTestServer({
    logTo: (line) => {
      log += line;
    },
  });
  maker = await signInPaid(server, "maker@example.com");
  visitor = await signIn(server, "visitor@example.com");
});
afterAll(async () => {
  await maker?.close();
  await visitor?.close();
  await server?.stop();
});
beforeEach(() => {
  log = "";
});

const upload = (content: Uint8Array | string, contentType = "image/png") =>
  maker.creatives.upload(`${maker.id}/${++count}.png`, content as Buffer, { contentType });
const nothingWasStored = async () => {
  expect(await storedFiles(server)).toEqual([]);
  expect((await server.db.query("select from storage.objects")).rowCount).toBe(0);
};

test("only pictures are taken, whatever they are called", async () => {
  const html = "<!doctype html><script>alert(1)</script>";
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const gif = await noise(20, 20).gif().toBuffer();
  const unsupported = (type: string) => ({
    status: 415,
    statusCode: "415",
    message: `mime type ${type} is not supported`,
  });
  expect((await upload(html, "text/html")).error).toMatchObject(unsupported("text/html"));
  expect((await upload(svg, "image/svg+xml")).error).toMatchObject(unsupported("image/svg+xml"));
  expect((await upload(gif, "image/gif")).error).toMatchObject(unsupported("image/gif"));
  expect((await upload(html)).error).toMatchObject(unsupported("application/octet-stream"));
  expect((await upload(svg)).error).toMatchObject(unsupported("application/octet-stream"));
  expect((await upload(gif)).error).toMatchObject(unsupported("image/gif"));
  expect((await upload(await jpeg())).error).toMatchObject({ status: 415 });
  expect((await upload(gzipSync(await png()))).error).toMatchObject({ status: 415 });
  const sneaky = new File([html], "picture.png", { type: "image/png" });
  expect((await maker.creatives.upload(`${maker.id}/sneaky.png`, sneaky)).error).toMatchObject({ status: 415 });
  await nothingWasStored();
});

test("a picture that cannot be decoded to its end is refused", async () => {
  const whole = await png(100, 100);
  const rubbish = Buffer.concat([whole.subarray(0, 40), Buffer.alloc(5000, 7)]);
  const half = whole.subarray(0, whole.length / 2);
  for (const content of [rubbish, half, whole.subarray(0, 8)]) {
    expect((await upload(content)).error).toMatchObject({ status: 400, message: expect.stringContaining("damaged") });
  }
  expect((await upload("")).error).toMatchObject({ status: 400 });
  await nothingWasStored();
});

test("a small file that would unfold into too many pixels is refused before it does", async () => {
  for (const bomb of [pngBomb(50_000, 50_000), pngBomb(8000, 5001)]) {
    const startedAt = performance.now();
    const { error } = await upload(bomb);
    expect(error).toMatchObject({ status: 400, message: "The image has more than 40 megapixels" });
    expect(performance.now() - startedAt).toBeLessThan(2000);
  }
  const film = await animation(3, 4000, 4000);
  expect((await upload(film, "image/webp")).error).toMatchObject({ message: "The image has more than 40 megapixels" });
  await nothingWasStored();
});

test("ten megabytes are taken, and not a byte more", async () => {
  const limit = 10 * 1024 * 1024;
  const padded = (size: number, picture: Buffer) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
  const picture = await png();
  const tooLarge = { status: 413, statusCode: "413", message: "The object exceeded the maximum allowed size" };
  expect((await upload(padded(limit + 1, picture))).error).toMatchObject(tooLarge);
  const blob = new Blob([new Uint8Array(padded(limit + 1, picture))], { type: "image/png" });
  expect((await maker.creatives.upload(`${maker.id}/blob.png`, blob)).error).toMatchObject(tooLarge);
  // Its length is not declared, so the server has to count. It is finite for the sake of the sending client.
  const stream = new Blob([new Uint8Array(64 * 1024 * 1024)]).stream();
  const streamed = await maker.creatives.upload(`${maker.id}/long.png`, stream, { contentType: "image/png" });
  expect(streamed.error).not.toBeNull();
  await nothingWasStored();
  expect((await upload(padded(limit, picture))).error).toBeNull();
  await maker.creatives.remove([`${maker.id}/${count}.png`]);
});

test("an upload that breaks off stores nothing", async () => {
  const picture = await png(100, 100);
  const path = `/storage/v1/object/creatives/${maker.id}/broken-off.png`;
  const socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => {});
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${server.port}`,
    `Authorization: Bearer ${maker.token}`,
    "Content-Type: image/png",
    `Content-Length: ${picture.length + 100}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  socket.write(picture, () => socket.end());
  await until(() => log.includes("ended before all of it had arrived"));
  socket.destroy();
  await nothingWasStored();
  expect((await fetch(server.url + path.replace("/object/", "/object/public/"))).status).toBe(404);
});

test("nothing of a body is read for somebody who may not upload", async () => {
  const large = Buffer.alloc(9 * 1024 * 1024, 1);
  const { error } = await visitor.creatives.upload(`${visitor.id}/a.png`, large, { contentType: "image/png" });
  expect(error).toMatchObject({ status: 403 });
  await nothingWasStored();
});

test("what would be dropped is refused rather than dropped", async () => {
  const options = { contentType: "image/png", metadata: { mood: "good" } };
  const refused = { status: 400, message: "Custom metadata is not offered by this gateway" };
  expect((await maker.creatives.upload(`${maker.id}/m.png`, await png(), options)).error).toMatchObject(refused);
  const blob = new Blob([new Uint8Array(await png())], { type: "image/png" });
  expect((await maker.creatives.upload(`${maker.id}/m.png`, blob, options)).error).toMatchObject(refused);
});

test("of two who write the same name at once, one wins whole", async () => {
  for (let round = 0; round < 5; round++) {
    const name = `${maker.id}/race-${round}.png`;
    const pictures = await Promise.all([1, 2, 3, 4].map((seed) => png(120, 120, seed)));
    const results = await Promise.all(
      pictures.map((picture) => maker.creatives.upload(name, picture, { contentType: "image/png" })),
    );
    const won = results.findIndex(({ error }) => error === null);
    expect(results.filter(({ error }) => error === null)).toHaveLength(1);
    for (const { error } of results) if (error) expect(error).toMatchObject({ status: 409 });
    const { data } = await maker.creatives.download(name);
    expect(
      Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(pictures[won] ?? Buffer.alloc(0)),
    ).toBe(true);
  }
  expect(await storedFiles(server)).toHaveLength(5);
});
