import { request } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { defineFunction } from "../../../src/server/functions/define-function.ts";
import { signInAs, type TestBrowser } from "../../support/browser.ts";
import { until } from "../../support/process.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";

const MB = 1024 * 1024;
let server: TestServer;
let greedy: TestBrowser;
let modest: TestBrowser;
let letGo: (() => void)[] = [];

beforeAll(async () => {
  server = await startTestServer({
    functions: {
      weigh: defineFunction({
        access: "user",
        maxBody: 20 * MB,
        input: z.object({ text: z.string() }),
        run: async ({ text }) => ({ length: text.length }),
      }),
      dawdle: defineFunction({
        access: "user",
        input: z.object({}),
        run: async () => {
          await new Promise<void>((resolve) => letGo.push(resolve));
          return {};
        },
      }),
    },
  });
  greedy = await signInAs(server, "greedy@loafworks.test");
  modest = await signInAs(server, "modest@loafworks.test");
  await server.db.query(
    `create function public.take_long(seconds float) returns text language sql stable as
       $$ select pg_sleep(seconds)::text $$;
     grant execute on function public.take_long(float) to authenticated; notify pgrst`,
  );
  await until(async () => (await modest.supabase.rpc("take_long", { seconds: 0 })).status === 200);
});
afterAll(() => server.stop());
afterEach(() => {
  for (const go of letGo) go();
  letGo = [];
});

const tokenOf = async (browser: TestBrowser) => (await browser.supabase.auth.getSession()).data.session?.access_token;

/** A post whose body is written bit by bit, and perhaps never ends. */
async function post(path: string, browser: TestBrowser | null, headers: Record<string, string> = {}) {
  const token = browser && (await tokenOf(browser));
  const sending = request(`${server.url}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "transfer-encoding": "chunked",
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  const answered = new Promise<number>((resolve) => {
    sending.on("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sending.on("error", () => resolve(0));
  });
  return { write: (text: string) => sending.write(text), end: (text = "") => sending.end(text), answered, sending };
}

describe("while one person reads slowly thirty times over", () => {
  test("others read, sign in and find the server ready, and the slow ones end after two seconds", async () => {
    const enough = new AbortController();
    const askSlowly = async () => greedy.supabase.rpc("take_long", { seconds: 7 }).abortSignal(enough.signal);
    const slow = Array.from({ length: 30 }, askSlowly);
    const statuses: number[] = [];
    for (let i = 0; i < 30; i++) statuses.push((await modest.supabase.from("creatives").select("*").limit(1)).status);
    statuses.push((await fetch(`${server.url}/ready`)).status);
    await signInAs(server, "newcomer@loafworks.test");
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await Promise.race(slow)).error?.code).toBe("57014");
    enough.abort();
    // Requests whose client disconnected have left the queue too.
    expect((await greedy.supabase.rpc("take_long", { seconds: 0 })).status).toBe(200);
  });

  test("whoever piles up more than can wait is told to slow down, and when to try again", async () => {
    const headers = { authorization: `Bearer ${await tokenOf(greedy)}` };
    const enough = new AbortController();
    const refused: Response[] = [];
    const ask = async () => {
      const url = `${server.url}/rest/v1/rpc/take_long?seconds=1.9`;
      const answer = await fetch(url, { headers, signal: enough.signal });
      if (answer.status !== 200) refused.push(answer);
    };
    for (let i = 0; i < 200; i++) void ask().catch(() => {});
    await until(() => refused.length >= 20);
    enough.abort();
    for (const answer of refused) expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "1"]);
  });
});

describe("a body", () => {
  test("without a token is not taken in: the answer is there before the body's end", async () => {
    for (const path of ["/functions/v1/weigh", "/functions/v1/generate-creative"]) {
      const stranger = await post(path, null);
      stranger.write(`{"text":"${"x".repeat(1000)}`);
      expect(await stranger.answered).toBe(401);
      stranger.sending.destroy();
    }
  });

  test("without access is not taken in either", async () => {
    const unpaid = await post("/functions/v1/generate-creative", modest);
    unpaid.write(`{"prompt":"${"x".repeat(1000)}`);
    expect(await unpaid.answered).toBe(402);
    unpaid.sending.destroy();
  });

  test("of a visitor to the tables may be small only", async () => {
    const visitor = await post("/rest/v1/creatives", null);
    visitor.write(`{"title":"${"x".repeat(20_000)}`);
    expect(await visitor.answered).toBe(413);
    visitor.sending.destroy();
  });

  test("that is too long is refused before its end", async () => {
    const endless = await post("/functions/v1/weigh", greedy);
    for (let i = 0; i < 21; i++) endless.write("x".repeat(MB));
    expect(await endless.answered).toBe(413);
    endless.sending.destroy();
  });

  test("waits behind one's own, not behind another's", async () => {
    const held = await Promise.all(Array.from({ length: 5 }, () => post("/functions/v1/weigh", greedy)));
    for (const one of held) one.write(`{"text":"${"x".repeat(100_000)}`);
    const quick = await post("/functions/v1/weigh", modest);
    quick.end(`{"text":"${"x".repeat(100_000)}"}`);
    expect(await quick.answered).toBe(200);
    for (const one of held) one.end('"}');
    expect(await Promise.all(held.map(({ answered }) => answered))).toEqual([200, 200, 200, 200, 200]);
  });

  test("that breaks off gives its place back", async () => {
    const broken = await Promise.all(Array.from({ length: 6 }, () => post("/functions/v1/weigh", greedy)));
    for (const one of broken) one.write(`{"text":"${"x".repeat(100_000)}`);
    for (const one of broken) one.sending.destroy();
    const next = await post("/functions/v1/weigh", greedy);
    next.end(`{"text":"${"x".repeat(100_000)}"}`);
    expect(await next.answered).toBe(200);
  });
});

test("one person may have so many calls under way, and others are not kept waiting", async () => {
  const token = await tokenOf(greedy);
  const call = (as = token) =>
    fetch(`${server.url}/functions/v1/dawdle`, { method: "POST", headers: { authorization: `Bearer ${as}` } });
  const all = Array.from({ length: 30 }, () => call());
  await until(() => letGo.length === 24);
  const refused = await Promise.race(all);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
  const other = call(await tokenOf(modest));
  await until(() => letGo.length === 25);
  for (const go of letGo) go();
  expect((await other).status).toBe(200);
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBe(24);
});

test("somebody who is banned is refused by tables, objects and functions at once", async () => {
  const banned = await signInAs(server, "banned@loafworks.test");
  const headers = { authorization: `Bearer ${await tokenOf(banned)}`, "content-type": "application/json" };
  const ask = async () => [
    (await fetch(`${server.url}/rest/v1/creatives`, { headers })).status,
    (await fetch(`${server.url}/storage/v1/object/list/creatives`, { method: "POST", headers, body: '{"prefix":""}' }))
      .status,
    (await fetch(`${server.url}/functions/v1/weigh`, { method: "POST", headers, body: '{"text":""}' })).status,
  ];
  expect(await ask()).toEqual([200, 200, 200]);
  const ban = "update auth.users set banned_until = now() + $2::interval where email = $1";
  await server.db.query(ban, ["banned@loafworks.test", "1 day"]);
  await expect.poll(ask).toEqual([403, 403, 403]);
  await server.db.query(ban, ["banned@loafworks.test", "-1 day"]);
  await expect.poll(ask).toEqual([200, 200, 200]);
});
