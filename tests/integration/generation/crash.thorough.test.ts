import { expect, test } from "vitest";
import { until } from "../../support/process.ts";
import { expectInterrupted } from "./expect-interrupted.ts";
import { openKillableStudio } from "./killable-studio.ts";

test("after kill -9 a generation is shown as interrupted within half a minute, and is never sent again", async () => {
  const studio = await openKillableStudio();
  const server = await expectInterrupted(studio, async (id) => {
    await until(async () => (await studio.stateOf(id)) === "interrupted", 30_000);
  });
  expect(await server.kill("SIGTERM")).toBe(0);
  await studio.gemini.stop();
  await studio.place.remove();
});
