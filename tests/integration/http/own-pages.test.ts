import { afterAll, beforeAll, expect, test } from "vitest";
import { linkFor, openBrowser, signInAs } from "../../support/browser.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";

const SHOP = "https://shop.example";
let server: TestServer;
let closed: TestServer;
beforeAll(async () => {
  [server, closed] = await Promise.all([startTestServer({ env: { CORS_ORIGINS: SHOP } }), startTestServer()]);
});
afterAll(() => Promise.all([server.stop(), closed.stop()]));

const preflight = (at: TestServer, origin: string, path = "/rest/v1/creatives") =>
  fetch(at.url + path, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,content-type",
    },
  });

test("without CORS_ORIGINS no other page is let in", async () => {
  expect((await preflight(closed, SHOP)).headers.get("access-control-allow-origin")).toBeNull();
  const read = await fetch(`${closed.url}/rest/v1/creatives`, { headers: { origin: SHOP } });
  expect(read.headers.get("access-control-allow-origin")).toBeNull();
});

test("a page named there is let in to the API, and no other", async () => {
  for (const path of ["/rest/v1/creatives", "/auth/v1/otp", "/storage/v1/object/list/creatives", "/functions/v1/x"]) {
    const allowed = await preflight(server, SHOP, path);
    expect([path, allowed.status, allowed.headers.get("access-control-allow-origin")]).toEqual([path, 204, SHOP]);
    expect(allowed.headers.get("access-control-allow-headers")).toContain("authorization");
    expect(allowed.headers.get("access-control-allow-credentials")).toBeNull();
  }
  for (const origin of ["https://evil.test", "https://shop.example.evil.test", "http://shop.example", "null"]) {
    expect((await preflight(server, origin)).headers.get("access-control-allow-origin")).toBeNull();
    const refused = await fetch(`${server.url}/rest/v1/creatives`, { method: "POST", headers: { origin }, body: "{}" });
    expect(refused.status).toBe(403);
  }
  expect((await fetch(`${server.url}/health`, { headers: { origin: SHOP } })).headers.get("vary")).not.toBe("Origin");
});

test("that page changes rows, and reads the count and the errors of its requests", async () => {
  const maker = await signInAs(server, "shop@loafworks.test");
  const token = (await maker.supabase.auth.getSession()).data.session?.access_token ?? "";
  const headers = {
    origin: SHOP,
    "sec-fetch-site": "cross-site",
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
  };
  const called = await fetch(`${server.url}/rest/v1/rpc/has_access`, { method: "POST", headers, body: "{}" });
  expect([called.status, called.headers.get("access-control-allow-origin")]).toEqual([200, SHOP]);
  expect(called.headers.get("access-control-expose-headers")).toContain("Content-Range");
  const wrong = await fetch(`${server.url}/rest/v1/creatives?x=eq.1`, { headers });
  expect([wrong.status, wrong.headers.get("access-control-allow-origin")]).toEqual([400, SHOP]);
});

test("a link that was asked for there leads back there", async () => {
  const shopper = openBrowser(server);
  const emailRedirectTo = `${SHOP}/signed-in`;
  await shopper.supabase.auth.signInWithOtp({ email: "shopper@loafworks.test", options: { emailRedirectTo } });
  const opened = await fetch(await linkFor(server, "shopper@loafworks.test"), { redirect: "manual" });
  expect(opened.headers.get("location")).toMatch(/^https:\/\/shop\.example\/signed-in\?code=/);
});
