import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { defineFunction } from "../../../src/server/functions/define-function.ts";
import type { TestBrowser } from "../../support/browser.ts";
import { signInPaid, userIdOf } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
let browser: TestBrowser;
let token: string;
beforeAll(async () => {
  server = await startTestServer({
    functions: { ping: defineFunction({ access: "user", input: z.object({}), run: async () => ({ pong: true }) }) },
  });
  browser = await signInPaid(server, "june@loafworks.test");
  token = (await browser.supabase.auth.getSession()).data.session?.access_token ?? "";
});
afterAll(() => server.stop());

const send = (path: string, headers: Record<string, string>, method = "POST", body = "{}") =>
  fetch(server.url + path, { method, headers: { authorization: `Bearer ${token}`, ...headers }, body });

const DOORS = [
  ["/auth/v1/token?grant_type=refresh_token", { code: 403, error_code: "cross_site_request" }],
  ["/auth/v1/otp", { code: 403, error_code: "cross_site_request" }],
  ["/auth/v1/logout", { code: 403, error_code: "cross_site_request" }],
  ["/rest/v1/creatives", { code: "cross_site_request", details: null, hint: null }],
  ["/rest/v1/rpc/has_access", { code: "cross_site_request", details: null, hint: null }],
  ["/storage/v1/object/creatives/a.png", { statusCode: "403", error: "cross_site_request" }],
  ["/functions/v1/ping", { success: false, code: "forbidden", request_id: expect.any(String) }],
  ["/webhooks/stripe", { code: "forbidden", request_id: expect.any(String) }],
  ["/dev/checkout/cs_1", { code: "forbidden", request_id: expect.any(String) }],
] as const;

describe.each(DOORS)("a page of another site that posts to %s", (path, shape) => {
  test.each([
    ["text", { "content-type": "text/plain", origin: "https://evil.test" }],
    ["a form", { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.test" }],
    ["a form with files", { "content-type": "multipart/form-data; boundary=x", origin: "https://evil.test" }],
    ["from a sandbox", { "content-type": "text/plain", origin: "null" }],
    ["from another port of this machine", { "content-type": "text/plain", origin: "http://localhost:8080" }],
    ["from a name that starts like ours", { "content-type": "text/plain", origin: "http://localhost.evil.test:3000" }],
    ["without naming itself", { "content-type": "text/plain", "sec-fetch-site": "cross-site" }],
    ["from a neighbour's page", { "content-type": "text/plain", "sec-fetch-site": "same-site" }],
    ["JSON", { "content-type": "application/json", origin: "https://evil.test", "sec-fetch-site": "cross-site" }],
  ])("%s is refused in that protocol's words", async (_name, headers) => {
    const answer = await send(path, headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    const body = await answer.json();
    expect(body).toMatchObject(shape);
    expect(JSON.stringify(body)).toContain("comes from the page of another site and was refused. Nothing was changed.");
  });
});

test("whatever changes something is refused to other sites, and reading is not", async () => {
  for (const method of ["PUT", "PATCH", "DELETE"]) {
    expect((await send("/rest/v1/creatives", { origin: "https://evil.test" }, method)).status).toBe(403);
  }
  const read = await fetch(`${server.url}/rest/v1/creatives`, {
    headers: { authorization: `Bearer ${token}`, origin: "https://evil.test", "sec-fetch-site": "cross-site" },
  });
  expect(read.status).toBe(200);
  expect(read.headers.get("access-control-allow-origin")).toBeNull();
});

describe("what is ours passes", () => {
  const pongs = async (headers: Record<string, string>) =>
    (await (await send("/functions/v1/ping", headers)).json()).pong;

  test.each([
    ["a program", { "content-type": "application/json" }],
    ["a program that says nothing about its content", {}],
    ["Node's own fetch", { "content-type": "application/json", "sec-fetch-mode": "cors" }],
    ["the page at the site's address", { "sec-fetch-site": "same-origin", origin: "http://localhost:PORT" }],
    ["the page at 127.0.0.1", { "sec-fetch-site": "cross-site", origin: "http://127.0.0.1:PORT" }],
    ["the page at [::1]", { origin: "http://[::1]:PORT" }],
    ["the page of the development server", { "sec-fetch-site": "same-origin", origin: "http://localhost:5173" }],
    ["an old browser that names no site", { "content-type": "text/plain", origin: "http://localhost:PORT" }],
  ])("%s", async (_name, headers) => {
    const filled = JSON.parse(JSON.stringify(headers).replaceAll("PORT", String(server.port)));
    expect(await pongs(filled)).toBe(true);
  });

  test("the page's upload", async () => {
    const form = new FormData();
    const background = { r: 200, g: 100, b: 50 };
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
    form.append("", new Blob([new Uint8Array(picture)], { type: "image/png" }));
    const answer = await fetch(
      `${server.url}/storage/v1/object/creatives/${await userIdOf(browser)}/${Date.now()}-a.png`,
      {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, origin: server.config.SITE_URL, "sec-fetch-site": "same-origin" },
        body: form,
      },
    );
    expect(answer.status).toBe(200);
  });
});

test("in public only the site's own address counts: neither this machine's names nor the development server's", async () => {
  const site = await startTestServer({
    env: {
      SITE_URL: "https://bananabread.example",
      NODE_ENV: "production",
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "hello@bananabread.example",
      STRIPE_SECRET_KEY: "sk_live_x",
      STRIPE_WEBHOOK_SECRET: "whsec_aB3dE6gH9jK2mN5pQ8sT1vW4",
      STRIPE_PRICE_ID: "price_x",
      AUTH_RATE_LIMIT: "100",
    },
  });
  try {
    const post = async (headers: Record<string, string>) =>
      (await fetch(`${site.url}/auth/v1/token`, { method: "POST", headers, body: "{}" })).status;
    expect(await post({ origin: "https://bananabread.example", "sec-fetch-site": "same-origin" })).toBe(400);
    for (const origin of [
      `http://localhost:${site.port}`,
      "http://localhost:5173",
      "http://bananabread.example",
      "https://www.bananabread.example",
      "https://bananabread.example:8443",
    ]) {
      expect(await post({ origin })).toBe(403);
    }
    expect(await post({ origin: "https://bananabread.example", "sec-fetch-site": "cross-site" })).toBe(403);
  } finally {
    await site.stop();
  }
});
