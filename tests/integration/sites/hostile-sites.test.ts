import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { call } from "../generation/studio.ts";
import { type Member, signInPaid } from "../storage/members.ts";
import { ODD, page, REFUSED } from "./hostile-cases.ts";
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
test.each(REFUSED)("%s is refused in words, and another way is named", async (name, answer, words) => {
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

test.each(ODD)("%s: what can be read is read, and the server goes on", async (_, html, files) => {
  sites.files["odd.test/"] = html;
  for (const [path, file] of Object.entries(files)) sites.files[`odd.test${path}`] = file;
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
