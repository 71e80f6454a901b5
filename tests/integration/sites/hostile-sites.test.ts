import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { call } from "../generation/studio.ts";
import { pngBomb } from "../storage/images.ts";
import { type Member, signInPaid } from "../storage/members.ts";
import { type Sites, startSites } from "./site-host.ts";

let sites: Sites;
let server: TestServer;
let maker: Member;

beforeAll(async () => {
  sites = await startSites();
  server = await startTestServer({ pictures: { rules: sites.rules() } });
  maker = await signInPaid(server, "hostile-sites@loafworks.test");
});
beforeEach(() => server.db.query("delete from private.call_limits", []));
afterAll(async () => {
  await server.stop();
  await sites.stop();
});

const look = (address: string) => call(server, maker, "read-site", { address });
const to = (location: string) => (_: unknown, response: ServerResponse) => response.writeHead(302, { location }).end();
const page = (inside: string) => `<!doctype html><title>Fine</title>${inside}`;

/** Writes without end, slowly enough that no size is reached. */
const drip = (type: string) => (_: unknown, response: ServerResponse) => {
  response.writeHead(200, { "content-type": type });
  const timer = setInterval(() => response.write("body{color:red}"), 50);
  response.on("close", () => clearInterval(timer));
};

test.each<[string, Sites["files"][string], RegExp]>([
  ["inside.test", to("http://10.0.0.1/admin"), /^This address is not public\. Nothing was kept/],
  ["metadata.test", to("http://169.254.169.254/latest/meta-data/"), /^This address is not public/],
  ["file.test", to("file:///etc/passwd"), /^Not a web address: only http and https/],
  ["circle.test", to("/"), /^More than 3 redirects/],
  ["wall.test", (_, response) => response.writeHead(401).end(), /^The page asks for a password\. Nothing was kept/],
  ["sign-in.test", page('<form><input type="password"></form>'), /^The page asks for a password/],
  [
    "paper.test",
    (_, response) => response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF"),
    /not a page but application\/pdf/,
  ],
  ["large.test", "<p>".repeat(1_000_000), /limit is 2 MB|Too large/],
  ["endless.test", drip("text/html"), /^No complete answer within 8 seconds/],
  [
    "squeezed.test",
    (_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end("x"),
    /sent it compressed/,
  ],
  ["gone.test", (_, response) => response.writeHead(500).end(), /^The server answered 500/],
])("%s is refused in words, and another way is named", async (name, answer, words) => {
  sites.files[`${name}/`] = answer;
  const { status, body } = await look(sites.at(`${name}/`));
  expect([status, body.error]).toEqual([400, expect.stringMatching(words)]);
  expect(body.error).toContain("Use a logo file instead");
});

test.each([
  "localhost",
  "http://127.0.0.1/",
  "http://[::1]/",
  "http://2130706433/",
  "ftp://fine.test/",
  "http://a:b@fine.test/",
  "javascript:alert(1)",
])("%s is never opened", async (address) => {
  const { status, body } = await look(address);
  expect([status, body.error]).toEqual([400, expect.stringContaining("Nothing was kept")]);
});

test("a site that asks programs to stay out is left alone", async () => {
  sites.files["shy.test/"] = page("<p>Hello</p>");
  sites.files["shy.test/robots.txt"] = "User-agent: *\nDisallow: /\n";
  expect((await look(sites.at("shy.test/"))).body.error).toContain("robots.txt");
});

test.each<[string, string, Sites["files"]]>([
  [
    "a page of styles without end",
    page('<link rel="stylesheet" href="/drip.css">'),
    { "odd.test/drip.css": drip("text/css") },
  ],
  ["ten thousand style files", page('<link rel="stylesheet" href="/?$">'.repeat(10_000)), {}],
  ["elements in elements, a hundred thousand deep", page("<div>".repeat(100_000)), {}],
  ["brackets in brackets", page(`<style>${"a{".repeat(200_000)}</style>`), {}],
  ["half a megabyte of colours", page(`<style>x{color:${"#123456 ".repeat(60_000)}}</style>`), {}],
  ["attributes without end", page(`<p ${'a="b" '.repeat(100_000)}>`), {}],
  ["entities", page(`<h1>${"&amp;".repeat(200_000)}</h1>`), {}],
  [
    "a drawing with a script and entities in entities",
    page(
      '<link rel="icon" href="/bad.svg"><header><svg><script>alert(1)</script><image href="http://10.0.0.1/"/></svg></header>',
    ),
    {
      "odd.test/bad.svg": `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${"ha".repeat(1_000)}"><!ENTITY b "${"&a;".repeat(1_000)}">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`,
    },
  ],
  [
    "a picture that is a bomb",
    page('<link rel="icon" href="/bomb.png">'),
    { "odd.test/bomb.png": pngBomb(30_000, 30_000) },
  ],
  [
    "an icon inside our network",
    page('<link rel="icon" href="http://192.168.0.1/x.png"><link rel="stylesheet" href="http://10.0.0.1/x.css">'),
    {},
  ],
])("%s: what can be read is read, and the server goes on", async (_, html, files) => {
  Object.assign(sites.files, { "odd.test/": html }, files);
  const { status, body } = await look(sites.at("odd.test/"));
  expect([status, body.error]).toEqual([200, undefined]);
  expect(body.name).toEqual({ value: "Fine", from: "title of the page" });
  // Nobody who browses meanwhile notices.
  expect((await fetch(`${server.url}/health`)).ok).toBe(true);
});

test("no more files are asked for than a page may name, and none twice", async () => {
  sites.asked.length = 0;
  const links = Array.from(
    { length: 50 },
    (_, at) => `<link rel="stylesheet" href="/${at}.css"><link rel="icon" href="/${at}.png">`,
  );
  sites.files["many.test/"] = page(links.join(""));
  expect((await look(sites.at("many.test/"))).status).toBe(200);
  expect(sites.asked.length).toBeLessThanOrEqual(12);
  expect(new Set(sites.asked).size).toBe(sites.asked.length);
});
