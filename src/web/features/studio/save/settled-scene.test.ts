import { expect, test } from "vitest";
import { SAMPLE_SCENES } from "../../../../engine/samples/sample-scenes.ts";
import { type Scene, sceneSchema } from "../../../../engine/scene/scene.ts";
import { withoutSlot, withSlotWords } from "../../../../engine/scene/slot-words.ts";
import { settledScene } from "./settled-scene.ts";

const fact = (role: string, value: string) => ({ role, value, sure: 1, by: "read" });
const opened: Scene = sceneSchema.parse({
  ...SAMPLE_SCENES[0],
  slots: { headline: "Rye bread", button: "Shop now", facts: ["Saturdays from 7", "Leeds", "4 euro"] },
  said: { text: "Rye bread, Saturdays from 7, Leeds, 4 euro", language: "en", exact: ["Rye bread"] },
  brief: { facts: [fact("headline", "Rye bread"), fact("where", "Leeds"), fact("button", "Shop now")] },
});
const must = (scene: Scene | null) => scene ?? expect.unreachable();

test("a headline that was typed counts as said, and is the brief's", () => {
  const { said, brief } = settledScene(must(withSlotWords(opened, "headline", "Warm at seven")), opened);
  expect(said?.exact).toEqual(["Warm at seven"]);
  expect(brief?.facts).toContainEqual(
    expect.objectContaining({ role: "headline", value: "Warm at seven", by: "user" }),
  );
});

test("a line that was removed is taken back, and those that moved up are nobody's new words", () => {
  const { said, brief } = settledScene(must(withoutSlot(opened, "fact-2")), opened);
  expect(said?.exact).toEqual(["Rye bread"]);
  expect(brief?.facts.filter(({ isOut }) => isOut).map(({ value }) => value)).toEqual(["Leeds"]);
});

test("without other words the scene stays as it is", () => {
  expect(settledScene(opened, opened)).toBe(opened);
});
