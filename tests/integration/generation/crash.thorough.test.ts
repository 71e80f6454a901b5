import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "../../support/process.ts";
import { openKillableStudio } from "./killable-studio.ts";
import { call, generate, request } from "./studio.ts";

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

test("after kill -9 a generation is shown as interrupted within half a minute, and is never sent again", async () => {
  studio.gemini.forget();
  studio.gemini.next({ hang: "before the headers" });
  const wanted = request();
  const asked = call(studio.place, studio.maker, "generate-creative", wanted).catch(() => "cut");
  await until(() => studio.gemini.open() === 1);
  await server.kill("SIGKILL");
  expect(await asked).toBe("cut");
  server = await studio.launch();
  const startedAt = Date.now();
  // The browser asks again as soon as it can, before the server has noticed that the first run is dead.
  const again = call(studio.place, studio.maker, "generate-creative", wanted);
  await until(async () => (await studio.stateOf(wanted.requestId)) === "interrupted", 30_000);
  expect(Date.now() - startedAt).toBeLessThan(30_000);
  expect(await again).toMatchObject({
    status: 409,
    body: { code: "interrupted", error: expect.stringContaining("may have charged") },
  });
  expect(studio.gemini.calls).toHaveLength(1);
  const { data } = await studio.maker.supabase.from("ai_calls").select("outcome").eq("generation_id", wanted.requestId);
  expect(data).toEqual([{ outcome: "interrupted" }]);
  expect((await studio.maker.supabase.from("creatives").select("id")).data).toEqual([]);
  expect((await generate(studio.place, studio.maker)).status).toBe(200);
  expect(studio.gemini.calls).toHaveLength(2);
});
