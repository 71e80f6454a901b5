import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { defineFunction } from "../../src/server/functions/define-function.ts";
import { callFunction } from "../../src/web/session/call-function.ts";
import { linkFor, openBrowser, openLink } from "../support/browser.ts";
import { startHostedPair } from "../support/hosted-pair.ts";
import { startTestServer } from "../support/server.ts";

/** Our own gateway plays the hosted project: to the server in front of it, it is one more Supabase address. */
let pair: Awaited<ReturnType<typeof startHostedPair>>;

beforeAll(async () => {
  pair = await startHostedPair({
    functions: {
      whoami: defineFunction({ access: "user", input: z.object({}), run: async (_, { caller }) => ({ ...caller }) }),
    },
  });
});
afterAll(() => pair?.stop());

test("the page signs in through its own origin, and the functions know the project's tokens", async () => {
  const browser = openBrowser(pair.front);
  expect(await browser.sendMagicLink("june@loafworks.test")).toMatchObject({ ok: true });
  const link = await linkFor(pair.front, "june@loafworks.test");
  expect(new URL(link).origin).toBe(pair.front.url);
  const code = (await openLink(link)).searchParams.get("code") ?? "";
  expect(await browser.completeSignIn(code)).toEqual({ ok: true });
  const answer = z.object({ email: z.string() });
  expect(await callFunction(browser.supabase, "whoami", {}, answer)).toEqual({ email: "june@loafworks.test" });
});

test("the page is given the project's publishable key, never the secret one", async () => {
  const config = await (await fetch(`${pair.front.url}/config.json`)).text();
  expect(config).toContain(pair.key);
  expect(config).not.toContain("sb_secret");
});

test("a project that does not answer becomes a 503 to come back for", async () => {
  const alone = await startTestServer({
    env: {
      SUPABASE_URL: "http://127.0.0.1:1",
      SUPABASE_ANON_KEY: "sb_publishable_x",
      SUPABASE_SERVICE_ROLE_KEY: "sb_secret_x",
    },
  });
  const answer = await fetch(`${alone.url}/auth/v1/user`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("1");
  await alone.stop();
});
