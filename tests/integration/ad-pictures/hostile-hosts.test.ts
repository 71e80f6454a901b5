import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jpeg, png, pngBomb } from "../storage/images.ts";
import { storedFiles } from "../storage/stored-files.ts";
import { type Desk, openDesk } from "./picture-desk.ts";

const HTML = "<!doctype html><title>Sign in</title>";
const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
const GZIP_BOMB = gzipSync(Buffer.alloc(50 * 1024 * 1024));
const CUT_OFF = "The picture is damaged or only part of it arrived";

type Answer = (response: ServerResponse) => void | Promise<void>;
const as =
  (type: string, body: string | Buffer): Answer =>
  (response) =>
    void response.writeHead(200, { "content-type": type }).end(body);
const raw =
  (...lines: string[]): Answer =>
  ({ socket }) =>
    void socket?.write(`${lines.join("\r\n")}\r\n`);

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

/** Repeats until the other side has had enough. */
function repeat(response: ServerResponse, everyMs: number, write: () => unknown) {
  const timer = setInterval(write, everyMs);
  response.on("close", () => clearInterval(timer));
}

/** Each strange server, how often it is asked, and what the administrator reads. */
const STRANGERS: Record<string, { answer: Answer; tries: number; says: string }> = {
  "trickles its headers": {
    answer: (response) => {
      response.socket?.write("HTTP/1.1 200 OK\r\n");
      repeat(response, 50, () => response.socket?.write("x-more: 1\r\n"));
    },
    tries: 2,
    says: "No complete answer within 3 seconds",
  },
  "sends a byte at a time": {
    answer: (response) => {
      response.writeHead(200, { "content-type": "image/png" });
      repeat(response, 50, () => response.write("x"));
    },
    tries: 2,
    says: "No complete answer within 3 seconds",
  },
  "says nothing": { answer: () => {}, tries: 2, says: "No complete answer within 3 seconds" },
  "never ends": {
    answer: (response) => {
      response.writeHead(200, { "content-type": "image/png" });
      const megabyte = Buffer.alloc(1024 * 1024);
      const more = () => {
        while (!response.destroyed && response.write(megabyte));
      };
      response.on("drain", more);
      more();
    },
    tries: 1,
    says: "Too large, the limit is 10 MB",
  },
  "announces too much": {
    answer: raw("HTTP/1.1 200 OK", `content-length: ${26 * 1024 * 1024}`, "", "x"),
    tries: 1,
    says: "26 MB, the limit is 10 MB",
  },
  "sends a gzip bomb": {
    answer: (response) => void response.writeHead(200, { "content-encoding": "gzip" }).end(GZIP_BOMB),
    tries: 1,
    says: "The server sent it compressed",
  },
  "sends a pixel bomb": {
    answer: as("image/png", pngBomb(50_000, 50_000)),
    tries: 1,
    says: "The picture has more than 40 megapixels",
  },
  "sends a page": { answer: as("text/html; charset=utf-8", HTML), tries: 1, says: "Not a picture: text/html" },
  "calls a page a picture": {
    answer: as("image/png", HTML),
    tries: 1,
    says: "Not a PNG, JPEG, WebP or GIF, though the server says image/png",
  },
  "sends a drawing that can run scripts": {
    answer: as("image/svg+xml", SVG),
    tries: 1,
    says: "Not a PNG, JPEG, WebP or GIF, though the server says image/svg+xml",
  },
  "invents a type": { answer: as('<b>"x"', HTML), tries: 1, says: "Not a picture" },
  "sends nothing": {
    answer: as("image/png", ""),
    tries: 1,
    says: "Not a PNG, JPEG, WebP or GIF, though the server says image/png",
  },
  "cuts the picture off": {
    answer: async (response) => as("image/png", half(await png(300, 300)))(response),
    tries: 1,
    says: CUT_OFF,
  },
  "cuts a photo off": {
    answer: async (response) => as("image/jpeg", half(await jpeg(300, 300)))(response),
    tries: 1,
    says: CUT_OFF,
  },
  "hangs up in the middle": {
    answer: (response) => {
      response.writeHead(200, { "content-length": "1000" });
      response.write("half of it", () => response.destroy());
    },
    tries: 2,
    says: "The connection to the server failed",
  },
  "hangs up at once": {
    answer: (response) => void response.destroy(),
    tries: 2,
    says: "The connection to the server failed",
  },
  "goes round in circles": {
    answer: (response) => void response.writeHead(301, { location: "/pictures/round" }).end(),
    tries: 1,
    says: "More than 3 redirects",
  },
  "redirects to nowhere": {
    answer: (response) => void response.writeHead(302).end(),
    tries: 1,
    says: "The server answered 302 without saying where to go",
  },
  "sends endless headers": {
    answer: raw("HTTP/1.1 200 OK", ...Array.from({ length: 2_000 }, (_, i) => `x-${i}: ${"a".repeat(40)}`), "", ""),
    tries: 1,
    says: "The server's answer begins with too many headers",
  },
  "does not speak HTTP": {
    answer: raw("SSH-2.0-OpenSSH_9.6", ""),
    tries: 1,
    says: "The server did not answer as a web server does",
  },
  "has lost the picture": {
    answer: (response) => void response.writeHead(404).end(),
    tries: 1,
    says: "The server answered 404",
  },
  "wants a password": {
    answer: (response) => void response.writeHead(401).end(),
    tries: 1,
    says: "The server answered 401",
  },
  "is broken": { answer: (response) => void response.writeHead(500).end(), tries: 2, says: "The server answered 500" },
};
const NAMES = Object.keys(STRANGERS).map((_, index) => `stranger-${index}.test`);

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk({ names: [...NAMES, "pictures.test"], pace: { maxAttempts: 2 } });
  const answers = Object.values(STRANGERS);
  desk.host.answerWith((response, request) => {
    const index = Number(/stranger-(\d+)/.exec(request.headers.host ?? "")?.[1] ?? -1);
    void (answers[index]?.answer ?? desk.sendPicture)(response);
  });
});
afterAll(() => desk.stop());

test("strange servers come to nothing, each for its own reason, and hold up nobody else", async () => {
  const strange = await desk.addAds(NAMES.map((name) => desk.at("pictures/1.png", name)));
  const fine = await desk.addAds(Array.from({ length: 10 }, (_, i) => desk.at(`${i}.jpg`)));
  const startedAt = performance.now();
  expect((await desk.process()).body).toMatchObject({ processed: strange.length + fine.length });
  await desk.finished();
  expect(performance.now() - startedAt).toBeLessThan(15_000);
  const outcomes = await desk.outcomes(strange);
  for (const [index, [what, { tries, says }]] of Object.entries(STRANGERS).entries()) {
    expect.soft({ what, ...outcomes[index] }).toMatchObject({ what, state: "failed", attempts: tries, error: says });
  }
  expect(await desk.outcomes(fine)).toEqual(fine.map(() => expect.objectContaining({ state: "done" })));
  // Nothing of what they sent was kept.
  expect(await storedFiles(desk.server)).toHaveLength(fine.length);
  expect(desk.host.open()).toBe(0);
});

test("the administrator reads what happened and how often it was tried", async () => {
  const { failed, recent } = await desk.progress();
  expect(failed).toBe(NAMES.length);
  const details = recent.map(({ state, detail }) => `${state}: ${detail}`);
  expect(details.every((line) => line.startsWith("failed: "))).toBe(true);
  expect(details.join("\n")).toContain(", tried 2 times");
});
