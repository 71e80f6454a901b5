import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "../../support/process.ts";
import { expectInterrupted } from "./expect-interrupted.ts";
import { openKillableStudio } from "./killable-studio.ts";
import { generate, request } from "./studio.ts";

const NEW_SECRET = "a new secret of more than 32 characters";

let studio: Awaited<ReturnType<typeof openKillableStudio>>;
let server: typeof studio.server;

beforeAll(async () => {
  studio = await openKillableStudio();
  server = studio.server;
});
afterAll(async () => {
  await server.kill("SIGTERM");
  await studio.gemini.stop();
  await studio.place.remove();
});

test("after kill -9 a generation is shown as interrupted and is never sent again", async () => {
  server = await expectInterrupted(studio, async (id) => {
    // Twenty seconds later.
    await studio.place.query("update generations set lease_until = now() where id = $1", [id]);
  });
});

test("a server that is told to stop finishes what it was paid for, also when the browser has gone", async () => {
  studio.gemini.forget();
  studio.gemini.next({ delayMs: 1_500 });
  const wanted = request();
  const leaving = new AbortController();
  const asked = fetch(`${studio.place.url}/functions/v1/generate-creative`, {
    method: "POST",
    headers: studio.maker.headers,
    body: JSON.stringify(wanted),
    signal: leaving.signal,
  }).catch(() => null);
  await until(() => studio.gemini.open() === 1);
  leaving.abort();
  await asked;
  expect(await server.kill("SIGTERM")).toBe(0);
  expect(server.output()).not.toContain("lost a database connection");
  server = await studio.launch();
  expect(await studio.stateOf(wanted.requestId)).toBe("succeeded");
});

test("the secret of the keys can be changed: seal them anew, start with the new one, go on", async () => {
  await server.kill("SIGTERM");
  Object.assign(studio.place.env, { KEY_ENCRYPTION_SECRET: NEW_SECRET });
  expect(studio.place.run("rotate-key-secret")).toContain("1 API keys were sealed with the new secret.");
  expect(studio.place.run("rotate-key-secret")).toContain("0 API keys");
  server = await studio.launch();
  expect((await generate(studio.place, studio.maker)).status).toBe(200);
  const rows = await studio.place.query<{ key_id: string }>("select key_id from private.api_keys");
  expect(rows).toHaveLength(1);
});

test("a picture that arrives while the database restarts is kept all the same", async () => {
  studio.gemini.forget();
  let letGo = () => {};
  studio.gemini.next({
    after: new Promise<void>((resolve) => {
      letGo = resolve;
    }),
  });
  const asked = generate(studio.place, studio.maker);
  await until(() => studio.gemini.open() === 1);
  const postgres = studio.place.killPostgres();
  letGo();
  expect((await asked).status).toBe(200);
  expect(studio.place.postgresPid()).not.toBe(postgres);
  expect(studio.gemini.calls).toHaveLength(1);
});
