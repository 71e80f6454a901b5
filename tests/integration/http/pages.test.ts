import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { wordFiles } from "../../../src/engine/node/word-files.ts";
import { PUBLIC_PAGES } from "../../../src/shared/routes.ts";
import { openBrowser } from "../../support/browser.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

/** fetch insists on its own Host header; this does not. */
const getAs = (host: string, path: string) =>
  new Promise<number>((resolve, reject) => {
    request({ port: server.port, path, headers: { host } }, (answer) => resolve(answer.statusCode ?? 0))
      .on("error", reject)
      .end();
  });

/** Every path of the client's router, from the table that is generated with its routes. */
function routerPaths(): string[] {
  const table = readFileSync("src/web/app/routeTree.gen.ts", "utf8");
  const paths = [...table.matchAll(/fullPath: '([^']+)'/g)].map(([, path = ""]) => path);
  return [...new Set(paths)];
}

describe("the app's pages", () => {
  test("whatever screen is open can be loaded again, and nothing below or beside it is taken for one", async () => {
    const paths = routerPaths().map((path) => path.replace(/\$\w+/g, "0b7e1b52-52a1-4a6f-9a55-8f4c34a1a001"));
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      expect((await answer.text()).includes('<div id="root"'), path).toBe(true);
      const beside = path === "/" ? "/no-such-page" : `${path.replace(/\/$/, "")}/no-such-page`;
      expect((await get(beside)).status, beside).toBe(404);
    }
  });

  test("known paths answer 200, unknown ones 404 with the app in it, missing files 404 without", async () => {
    for (const path of ["/", "/auth/callback?code=x", "/dashboard", "/dashboard/"]) {
      expect((await get(path)).status).toBe(200);
    }
    const unknown = await get("/no/such/page");
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('<div id="root">');
    for (const path of ["/assets/gone.js", "/.git/config", "/package.json", "/index.html.br", "/.stamp"]) {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain("<div");
    }
  });

  test("a path with an id in it is known by its shape", async () => {
    const users = "/dashboard/bananaman-users";
    const id = "0b7e1b52-52a1-4a6f-9a55-8f4c34a1a001";
    for (const path of [id, id.toUpperCase(), `${id}/`, `${id}?tab=orders`, "audit-log"]) {
      expect((await get(`${users}/${path}`)).status, path).toBe(200);
    }
    for (const path of ["1", "audit-logs", id.slice(1), `${id}0`, `${id}/orders`, `x/${id}`, `${id}%0A`]) {
      expect((await get(`${users}/${path}`)).status, path).toBe(404);
    }
  });

  test("scripts come brotli-compressed, cached for ever, and not again when unchanged", async () => {
    const page = await (await get("/dashboard")).text();
    const script = /href="(\/assets\/framework-[^"]+\.js)"/.exec(page)?.[1] ?? "";
    const answer = await get(script, { "accept-encoding": "gzip, br" });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const again = await get(script, { "if-none-match": answer.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  test("what the page paints with comes by the piece, compressed, cached for ever, and nothing else from there", async () => {
    const pantry = "dist/client/assets/pantry";
    const [words = ""] = readdirSync(pantry).filter((name) => name.startsWith("words-"));
    const path = `/assets/pantry/${words}/cities.txt`;
    const plain = await get(path, { "accept-encoding": "identity" });
    expect(await plain.text()).toBe(wordFiles.text("cities.txt"));
    const packed = await get(path, { "accept-encoding": "gzip, br" });
    expect(packed.headers.get("content-encoding")).toBe("br");
    expect(packed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await packed.text()).toBe(wordFiles.text("cities.txt"));
    for (const gone of [`${path}.br`, `/assets/pantry/${words}/`, `/assets/pantry/${words}/%2e%2e%2f%2e%2e%2f.stamp`])
      expect((await get(gone)).status, gone).toBe(404);
  });

  test("a strict policy and the usual guards are on every answer", async () => {
    for (const path of ["/", "/auth/v1/settings", "/functions/v1/x", "/nope"]) {
      const { headers } = await get(path);
      const policy = headers.get("content-security-policy");
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
      expect(policy).toContain("worker-src 'self' blob:;");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/'unsafe-/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test("sign-in answers are never cached", async () => {
    expect((await get("/auth/v1/user")).headers.get("cache-control")).toBe("no-store");
  });
});

describe("what an installation offers", () => {
  test("stands in pricing, questions and terms before any script ran", async () => {
    const generous = await startTestServer({ env: { REFUND_DAYS: "30", STORAGE_LIMIT_GB: "20" } });
    const read = async (path: string) => (await fetch(generous.url + path)).text();
    const [landing, pricing, terms, config] = await Promise.all(["/", "/pricing", "/terms", "/config.json"].map(read));
    await generous.stop();
    for (const page of [landing, pricing]) expect(page).toContain("Money back within 30 days of paying");
    expect(landing).toContain("write us one line within 30 days of paying");
    expect(terms).toContain("within 30 days of paying");
    for (const page of [landing, pricing, terms]) expect(page).not.toMatch(/\b14 days/);
    for (const page of [landing, terms]) expect(page).toMatch(/\b20 GB/);
    for (const page of [landing, terms]) expect(page).not.toMatch(/\b5 GB/);
    expect(JSON.parse(config ?? "").offer.refundCard).toContain("30 days");
  });

  test("without a refund period no page promises one", async () => {
    const strict = await startTestServer({ env: { REFUND_DAYS: "0" } });
    const pages = await Promise.all(PUBLIC_PAGES.map(async (path) => (await fetch(strict.url + path)).text()));
    await strict.stop();
    expect(pages.join()).toContain("No refunds beyond what the law gives you.");
    expect(pages.join()).not.toMatch(/money back|days? (of paying|to change)/i);
  });

  test("leaves no place in any page open", async () => {
    for (const path of [...PUBLIC_PAGES, "/dashboard"]) expect(await (await get(path)).text()).not.toContain("__");
  });
});

test.each([
  ["memes", /meme templates|90\+/i],
  ["prompt-school", /prompt school|\w+ lessons/i],
])("no public page sells /dashboard/%s while that screen is not built", async (screen, words) => {
  const route = readFileSync(`src/web/app/routes/dashboard.${screen}.tsx`, "utf8");
  const pages = await Promise.all(PUBLIC_PAGES.map(async (path) => (await get(path)).text()));
  const isSold = pages.some((page) => words.test(page));
  expect(isSold && route.includes("PlaceholderScreen")).toBe(false);
});

describe("the local mailbox", () => {
  test("shows the mail with its link to whoever sits at this machine", async () => {
    await openBrowser(server).sendMagicLink("june@loafworks.test");
    const [mail] = await server.mails();
    const list = await (await get("/dev/mail")).text();
    expect(list).toContain("june@loafworks.test");
    const body = await get(`/dev/mail/${mail?.id}/body`);
    expect(body.headers.get("content-security-policy")).toContain("sandbox");
    expect(await body.text()).toContain("1 hour");
  });

  test("is not there for a foreign Host or through a proxy", async () => {
    expect(await getAs("localhost", "/dev/mail")).toBe(200);
    expect(await getAs("bananabread.example", "/dev/mail")).toBe(404);
    expect(await getAs("localhost.evil.test", "/dev/mail")).toBe(404);
    for (const header of ["x-forwarded-for", "forwarded", "x-forwarded-host", "via"]) {
      expect((await get("/dev/mail", { [header]: "127.0.0.1" })).status).toBe(404);
    }
  });

  test("is not there at all once a real mail server is set", async () => {
    const withSmtp = await startTestServer({ env: { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "a@b.test" } });
    expect((await fetch(`${withSmtp.url}/dev/mail`)).status).toBe(404);
    await withSmtp.stop();
  });
});

describe("the app's own pages under /dev", () => {
  test("are served to whoever sits at this machine, unknown ones as 404", async () => {
    const kit = await get("/dev/kit");
    expect(kit.status).toBe(200);
    expect(await kit.text()).toContain('<div id="root">');
    expect((await get("/dev/nope")).status).toBe(404);
    expect((await fetch(`${server.url}/dev/kit`, { method: "POST" })).status).toBe(404);
  });

  test("are not there for a foreign Host or through a proxy", async () => {
    expect(await getAs("localhost", "/dev/kit")).toBe(200);
    expect(await getAs("bananabread.example", "/dev/kit")).toBe(404);
    const proxied = await get("/dev/kit", { "x-forwarded-for": "127.0.0.1" });
    expect(proxied.status).toBe(404);
    expect(await proxied.text()).not.toContain("<div");
  });

  test("are gone with the stand-ins, once mail and payments are real", async () => {
    const STRIPE = { STRIPE_SECRET_KEY: "sk_x", STRIPE_WEBHOOK_SECRET: "whsec_x", STRIPE_PRICE_ID: "price_x" };
    const real = await startTestServer({ env: { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "a@b.test", ...STRIPE } });
    const answer = await fetch(`${real.url}/dev/kit`);
    await real.stop();
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("<div");
  });
});

test("health says the process lives, ready that the database answers", async () => {
  expect(await (await get("/health")).json()).toEqual({ status: "ok" });
  expect((await get("/ready")).status).toBe(200);
});

test("the page learns the publishable key at run time, and nothing secret", async () => {
  const config = await (await get("/config.json")).json();
  expect(config).toEqual({
    publishableKey: expect.stringMatching(/^sb_publishable_/),
    priceId: expect.stringMatching(/^price_/),
    analyticsScriptUrl: null,
    directoryBadge: null,
    maker: null,
    launchDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    storageLimitBytes: 5 * 1024 ** 3,
    offer: expect.objectContaining({ refundCard: "Not for you? Money back within 14 days of paying." }),
    localMailbox: "/dev/mail",
    supportEmail: "hello@bananabread.localhost",
  });
});
