import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMailbox } from "../../../src/server/adapters/mail/mailbox.ts";
import { startGemini } from "../../stand-ins/gemini/start-gemini.ts";
import { createPlace, until } from "../../support/process.ts";
import type { TestServer } from "../../support/server.ts";
import type { Member } from "../storage/members.ts";
import { call, generate, request, signInMaker } from "./studio.ts";

const NEW_SECRET = "a new secret of more than 32 characters";

let place: Awaited<ReturnType<typeof createPlace>>;
let gemini: Awaited<ReturnType<typeof startGemini>>;
let server: Awaited<ReturnType<typeof place.launch>>;
let maker: Member;

async function launch() {
  const launched = await place.launch({ GEMINI_BASE_URL: gemini.url });
  const { exitCode, signalCode } = launched.child;
  if (exitCode !== null || signalCode) throw new Error(`no server: ${exitCode} ${signalCode} ${launched.output()}`);
  return launched;
}

beforeAll(async () => {
  place = await createPlace();
  gemini = await startGemini();
  server = await launch();
  const mailbox = createMailbox(join(place.dataDir, "mailbox"), "", () => {});
  const running = {
    url: place.url,
    mails: () => mailbox.list(),
    db: { query: async (sql: string, values: unknown[]) => ({ rows: await place.query(sql, values) }) },
  };
  maker = await signInMaker(running as unknown as TestServer, "maker@loafworks.test");
});
afterAll(async () => {
  await server.kill("SIGTERM");
  await gemini.stop();
  await place.remove();
});

const stateOf = async (id: string) =>
  (await maker.supabase.from("generations").select("state").eq("id", id).maybeSingle()).data?.state;

test("after kill -9 a generation is shown as interrupted within half a minute, and is never sent again", async () => {
  gemini.forget();
  gemini.next({ hang: "before the headers" });
  const wanted = request();
  const asked = call(place, maker, "generate-creative", wanted).catch(() => "cut");
  await until(() => gemini.open() === 1);
  await server.kill("SIGKILL");
  expect(await asked).toBe("cut");
  server = await launch();
  const startedAt = Date.now();
  // The browser asks again as soon as it can, before the server has noticed that the first run is dead.
  const again = call(place, maker, "generate-creative", wanted);
  await until(async () => (await stateOf(wanted.requestId)) === "interrupted", 30_000);
  expect(Date.now() - startedAt).toBeLessThan(30_000);
  expect(await again).toMatchObject({
    status: 409,
    body: { code: "interrupted", error: expect.stringContaining("may have charged") },
  });
  expect(gemini.calls).toHaveLength(1);
  const { data } = await maker.supabase.from("ai_calls").select("outcome").eq("generation_id", wanted.requestId);
  expect(data).toEqual([{ outcome: "interrupted" }]);
  expect((await maker.supabase.from("creatives").select("id")).data).toEqual([]);
  expect((await generate(place, maker)).status).toBe(200);
  expect(gemini.calls).toHaveLength(2);
});

test("a server that is told to stop finishes what it was paid for, also when the browser has gone", async () => {
  gemini.forget();
  gemini.next({ delayMs: 1_500 });
  const wanted = request();
  const leaving = new AbortController();
  const asked = fetch(`${place.url}/functions/v1/generate-creative`, {
    method: "POST",
    headers: maker.headers,
    body: JSON.stringify(wanted),
    signal: leaving.signal,
  }).catch(() => null);
  await until(() => gemini.open() === 1);
  leaving.abort();
  await asked;
  expect(await server.kill("SIGTERM")).toBe(0);
  expect(server.output()).not.toContain("lost a database connection");
  server = await launch();
  expect(await stateOf(wanted.requestId)).toBe("succeeded");
});

test("the secret of the keys can be changed: seal them anew, start with the new one, go on", async () => {
  await server.kill("SIGTERM");
  Object.assign(place.env, { KEY_ENCRYPTION_SECRET: NEW_SECRET });
  expect(place.run("rotate-key-secret")).toContain("1 API keys were sealed with the new secret.");
  expect(place.run("rotate-key-secret")).toContain("0 API keys");
  server = await launch();
  expect((await generate(place, maker)).status).toBe(200);
  const rows = await place.query<{ key_id: string }>("select key_id from private.api_keys");
  expect(rows).toHaveLength(1);
});

test("a picture that arrives while the database restarts is kept all the same", async () => {
  gemini.forget();
  let letGo = () => {};
  gemini.next({
    after: new Promise<void>((resolve) => {
      letGo = resolve;
    }),
  });
  const asked = generate(place, maker);
  await until(() => gemini.open() === 1);
  const postgres = place.postgresPid() ?? 0;
  process.kill(postgres, "SIGKILL");
  letGo();
  expect((await asked).status).toBe(200);
  expect(place.postgresPid()).not.toBe(postgres);
  expect(gemini.calls).toHaveLength(1);
});
