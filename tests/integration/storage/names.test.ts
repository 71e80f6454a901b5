import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { png } from "./images.ts";
import { type Member, signInPaid } from "./members.ts";
import { storedFiles } from "./stored-files.ts";

let server: TestServer;
let maker: Member;
let neighbour: Member;

beforeAll(async () => {
  server = await startTestServer();
  maker = await signInPaid(server, "maker@example.com");
  neighbour = await signInPaid(server, "neighbour@example.com");
});
afterAll(async () => {
  for (const member of [maker, neighbour]) await member?.close();
  await server?.stop();
});

/** Sends the path unchanged; fetch would normalise it first. */
function send(method: string, path: string, body?: Buffer): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { ...maker.headers, "Content-Type": "image/png", ...(body && { "Content-Length": body.length }) };
    const outgoing = request({ host: "127.0.0.1", port: server.port, method, path, headers }, (answer) => {
      let text = "";
      answer.on("data", (chunk) => {
        text += chunk;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

const FOLDER = "/storage/v1/object/creatives";

test("no spelling of a name leads out of the own folder", async () => {
  const picture = await png();
  const spellings = [
    `${maker.id}/../${neighbour.id}/in.png`,
    `${maker.id}/%2e%2e/${neighbour.id}/in.png`,
    `${maker.id}/.%2e/${neighbour.id}/in.png`,
    `${maker.id}/%2e%2e%2f${neighbour.id}/in.png`,
    `${maker.id}/..%2f..%2f..%2fetc/in.png`,
    `${maker.id}/%252e%252e/${neighbour.id}/in.png`,
    `${maker.id}/..%5c${neighbour.id}%5cin.png`,
    `${maker.id}%2f..%2f${neighbour.id}/in.png`,
    `${maker.id}//${neighbour.id}/in.png`,
    `%2f${maker.id}/in.png`,
    `/${maker.id}/in.png`,
    `${maker.id}/./in.png/`,
    `${maker.id}/nul%00.png`,
    `${maker.id}/line%0afeed.png`,
    `${maker.id}/%e2%80%ae.png`,
    `${maker.id}/%ff.png`,
    `${maker.id}/%`,
    `${maker.id}/${"x".repeat(256)}`,
    `${maker.id}/${"x/".repeat(600)}y`,
    "",
    "%2e%2e",
  ];
  for (const spelling of spellings) {
    const { status, text } = await send("POST", `${FOLDER}/${spelling}`, picture);
    expect([400, 403, 404], `${spelling}: ${text}`).toContain(status);
    expect(JSON.parse(text), spelling).toMatchObject({ statusCode: expect.stringMatching(/^4\d\d$/) });
    for (const way of ["object/public", "object", "object/info", "object/info/public", "render/image/public"]) {
      const { status: read } = await send("GET", `/storage/v1/${way}/creatives/${spelling}`);
      expect([400, 404], `${way} ${spelling}`).toContain(read);
    }
  }
  expect(await storedFiles(server)).toEqual([]);
  const { rows } = await server.db.query("select name from storage.objects");
  expect(rows).toEqual([]);
});

test("a name that cannot be is refused in Storage's own words", async () => {
  const { status, text } = await send("POST", `${FOLDER}/${maker.id}/a%5cb.png`, await png());
  expect(status).toBe(400);
  expect(JSON.parse(text)).toEqual({
    statusCode: "400",
    error: "InvalidKey",
    message: `Invalid key: ${maker.id}/a\\b.png`,
  });
});

test("names with spaces, brackets and encoded slashes are one name, however they are spelled", async () => {
  const name = `${maker.id}/holiday (1)/it's me + you.png`;
  const picture = await png();
  expect((await maker.creatives.upload(name, picture, { contentType: "image/png" })).error).toBeNull();
  const encoded = encodeURIComponent(name);
  for (const path of [encoded, encoded.replaceAll("%2F", "/"), encodeURI(name)]) {
    const answer = await fetch(`${server.url}/storage/v1/object/public/creatives/${path}`);
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBe(picture.length);
  }
  expect((await fetch(maker.creatives.getPublicUrl(name).data.publicUrl)).status).toBe(200);
});

test("a folder to list and names to remove are checked alike", async () => {
  for (const folder of ["..", `${maker.id}/../${neighbour.id}`, "a\\b", "a\0b"]) {
    expect((await maker.creatives.list(folder)).error).toMatchObject({ status: 400 });
  }
  expect((await maker.creatives.remove([`${maker.id}/../${neighbour.id}/a.png`])).data).toEqual([]);
  expect((await maker.creatives.remove(["a\0b"])).error).toMatchObject({ status: 400 });
  expect((await maker.creatives.remove([])).error).toMatchObject({ status: 400 });
});

test("bodies that are no request are refused", async () => {
  const headers = { ...maker.headers, "Content-Type": "application/json" };
  for (const body of ["", "{", "[]", '{"limit": "many"}', '{"sortBy": {"column": "name; drop table x"}}']) {
    const answer = await fetch(`${server.url}/storage/v1/object/list/creatives`, { method: "POST", headers, body });
    expect(answer.status, body).toBe(400);
    expect(await answer.json()).toMatchObject({ statusCode: "400", error: "InvalidRequest" });
  }
});
