import { expect } from "vitest";
import { until } from "../../support/process.ts";
import type { openKillableStudio } from "./killable-studio.ts";
import { call, generate, request } from "./studio.ts";

/** Kills the server during a generation, lets the time of its lease go by, and returns the server that found it. */
export async function expectInterrupted(
  studio: Awaited<ReturnType<typeof openKillableStudio>>,
  wait: (requestId: string) => Promise<void>,
) {
  studio.gemini.forget();
  studio.gemini.next({ hang: "before the headers" });
  const wanted = request();
  const asked = call(studio.place, studio.maker, "generate-creative", wanted).catch(() => "cut");
  await until(() => studio.gemini.open() === 1);
  await studio.server.kill("SIGKILL");
  expect(await asked).toBe("cut");
  const server = await studio.launch();
  // The browser asks again as soon as it can, before the server has noticed that the first run is dead.
  const again = call(studio.place, studio.maker, "generate-creative", wanted);
  await wait(wanted.requestId);
  await until(async () => (await studio.stateOf(wanted.requestId)) === "interrupted");
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
  return server;
}
