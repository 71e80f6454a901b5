import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { pictureScene } from "../../../src/engine/scene/picture-scene.ts";
import type { AiProvider } from "../../../src/server/adapters/ai/port.ts";
import { plainPicture } from "../../support/picture-with-lettering.ts";
import type { Member } from "../storage/members.ts";
import { call, openStudio, request, type Studio, signInMaker } from "./studio.ts";

let studio: Studio;
let maker: Member;
let asked = 0;

/** Too busy at first, as the painters are when many want something at once. */
const busy: AiProvider = {
  isTrainedModel: false,
  checkKey: async () => ({ ok: true, value: null, model: "composer", priceUsd: 0 }),
  async generateImage() {
    if (asked++ === 0) {
      const words = "This took too long and was stopped.";
      return { ok: false, code: "unavailable", words, isOurs: true, model: "composer", mayRetry: false, billed: "no" };
    }
    const bytes = new Uint8Array(await plainPicture());
    const composed = { scene: pictureScene("photo", "With its words"), photo: bytes };
    return { ok: true, value: { bytes, mimeType: "image/png", composed }, model: "composer", priceUsd: 0 };
  },
};

beforeAll(async () => {
  studio = await openStudio({ composer: busy });
  maker = await signInMaker(studio.server, "busy-day@loafworks.test");
});
afterAll(() => studio.stop());

test("painters that are too busy cost a picture its words only if they stay so, and the service is asked once", async () => {
  const wanted = request({ words: "ours" });
  await call(studio.server, maker, "generate-creative", wanted);
  const find = async () =>
    (await maker.supabase.from("generations").select("state, note").eq("id", wanted.requestId).single()).data;
  await vi.waitUntil(async () => (await find())?.state === "succeeded", { timeout: 60_000, interval: 200 });
  expect(asked).toBe(2);
  expect((await find())?.note ?? "").not.toContain("could not be set");
  expect(studio.gemini.calls.filter(({ kind }) => kind === "image")).toHaveLength(1);
});
