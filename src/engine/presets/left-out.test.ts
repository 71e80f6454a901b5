import { expect, test } from "vitest";
import { leftOutHeader, readLeftOut } from "../../shared/contracts/preview-scene.ts";
import { composeScene } from "../composition/compose-scene.ts";
import { createPainter } from "../node/create-painter.ts";
import { SAMPLE_SCENES } from "../samples/sample-scenes.ts";
import type { Scene } from "../scene/scene.ts";
import { composePreset } from "./compose-preset.ts";
import { leftOut } from "./left-out.ts";

const painter = createPainter();
const sample = SAMPLE_SCENES.find(({ layout }) => layout === "street") as Scene;
const fact = (role: "offer" | "where" | "look", value: string, terms?: string) =>
  ({ role, value, ...(terms && { terms }), sure: 1, by: "read" }) as const;
const scene: Scene = {
  ...sample,
  brief: {
    facts: [
      fact("offer", "$0", "call-out fee"),
      fact("where", "12 Quay Lane"),
      fact("look", "bright blue"),
      { ...fact("where", "The old address"), isOut: true },
    ],
  },
};
const leftOutIn = async (format: "1:1") => leftOut(scene, (await composeScene(painter, scene, format)).composition);

test("what the brief says and the picture does not is named; what is on it, taken out or not to be read is not", async () => {
  expect(await leftOutIn("1:1")).toEqual(["Where: 12 Quay Lane"]);
});

test("a small banner leaves more out than a large one, and says so", async () => {
  const { leftOut: small } = await composePreset(painter, scene, { width: 300, height: 50 });
  const { leftOut: large } = await composePreset(painter, scene, { width: 580, height: 400 });
  expect(large).toEqual(["Where: 12 Quay Lane", expect.stringMatching(/^Subline: /u)]);
  expect(small).toEqual(expect.arrayContaining(large));
  expect(small.length).toBeGreaterThan(large.length);
});

test("a meme leaves nothing out", async () => {
  const meme = SAMPLE_SCENES.find(({ layout }) => layout === "shout") as Scene;
  expect((await composePreset(painter, meme, { width: 300, height: 50 })).leftOut).toEqual([]);
});

test("a header carries it in any script, and no more than fits", () => {
  const words = ["Wo: Köln, Café “Zur Brücke”", "どこ: 東京 🍞"];
  expect(readLeftOut(leftOutHeader(words))).toEqual(words);
  const long = leftOutHeader(Array.from({ length: 40 }, () => "🍞".repeat(200)));
  expect(long.length).toBeLessThan(8_000);
  expect(readLeftOut(long)).toHaveLength(2);
});
