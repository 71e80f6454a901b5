import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { finishPage } from "../../../src/server/http/finish-page.ts";
import { offerWords } from "../../../src/shared/offer-words.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

test("robots.txt keeps private pages out of search engines and names the sitemap by its full address", async () => {
  const answer = await get("/robots.txt");
  expect(answer.headers.get("content-type")).toContain("text/plain");
  const lines = (await answer.text()).split("\n");
  for (const path of ["/dashboard", "/auth", "/success"]) expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain(`Sitemap: ${server.config.SITE_URL}/sitemap.xml`);
});

test("every page of the sitemap is there, and says its own address", async () => {
  const sitemap = await get("/sitemap.xml");
  expect(sitemap.headers.get("content-type")).toContain("application/xml");
  const pages = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page]) => page ?? "");
  expect(pages).toContain(`${server.config.SITE_URL}/`);
  expect(pages).toContain(`${server.config.SITE_URL}/terms`);
  for (const page of pages) {
    const answer = await get(new URL(page).pathname);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`<link rel="canonical" href="${page}"`);
  }
});

test("a link preview gets a picture by its full address, in whichever encoding the page is asked for", async () => {
  const picture = `<meta property="og:image" content="${server.config.SITE_URL}/og.jpg"`;
  for (const encoding of ["identity", "gzip", "br"]) {
    const answer = await get("/", { "accept-encoding": encoding });
    expect(answer.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
    const html = await answer.text();
    expect(html).toContain(picture);
    expect(html).not.toContain("__");
  }
  const image = await get("/og.jpg");
  expect(image.headers.get("content-type")).toBe("image/jpeg");
});

test("the icons that index.html and the manifest name are there", async () => {
  const html = await (await get("/")).text();
  const linked = [...html.matchAll(/rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)].map(([, href]) => href);
  expect(linked).toHaveLength(4);
  const manifest = await (await get("/site.webmanifest")).json();
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  for (const path of [...linked, ...icons]) expect((await get(path ?? "")).status).toBe(200);
});

test("the compressed forms of a finished page say the same as the plain one", () => {
  const offer = offerWords({ refundDays: 14, storageLimitBytes: 1 });
  const page = finishPage(
    "<a href='__PAGE_URL__'>__SITE_URL__</a>",
    { siteUrl: "https://bananabread.example", offer },
    "/terms",
  );
  const plain = "<a href='https://bananabread.example/terms'>https://bananabread.example</a>";
  expect(new TextDecoder().decode(page.plain)).toBe(plain);
  expect(brotliDecompressSync(page.br).toString()).toBe(plain);
  expect(gunzipSync(page.gzip).toString()).toBe(plain);
});
