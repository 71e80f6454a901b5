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

test("kill -9 between the picture and its words: nothing is charged twice, nothing is lost", async () => {
  const { place, maker, gemini } = studio;
  const wanted = request({ words: "ours", prompt: "Sourdough on a bench. “Warm at seven.” 4 euro a loaf" });
  gemini.forget();
  const asked = call(place, maker, "generate-creative", wanted).catch(() => "cut");
  await until(
    async () => (await place.query("select from private.letterings where picture is not null")).length === 1,
    30_000,
  );
  await server.kill("SIGKILL");
  expect(await asked).toBe("cut");
  server = await studio.launch();
  // Twenty seconds later.
  await place.query("update generations set lease_until = now() where id = $1", [wanted.requestId]);
  await until(async () => (await studio.stateOf(wanted.requestId)) === "succeeded", 30_000);
  expect(gemini.calls).toHaveLength(1);
  const { data: calls } = await maker.supabase
    .from("ai_calls")
    .select("outcome, billed, price_usd")
    .eq("generation_id", wanted.requestId);
  expect(calls).toEqual([{ outcome: "succeeded", billed: "yes", price_usd: 0.0336 }]);
  const again = await generate(place, maker, wanted);
  expect(again).toMatchObject({ status: 200, body: { price_usd: 0.0336 } });
  const { data: scenes } = await maker.supabase.from("creative_scenes").select("scene");
  expect(scenes).toHaveLength(1);
  expect(JSON.stringify(scenes)).toContain("Warm at seven.");
  expect(await place.query("select from private.letterings")).toEqual([]);
});
