import { expect, test } from "vitest";
import { SAMPLE_SCENES } from "../samples/sample-scenes.ts";
import { type Scene, sceneSchema } from "./scene.ts";
import { slotWords, withoutSlot, withSlotWords } from "./slot-words.ts";

const box = { x: 0, y: 0, width: 100, height: 50 };
const edit = (layer: string) => ({ format: "1:1" as const, layer, box });
const scene: Scene = sceneSchema.parse({
  ...SAMPLE_SCENES[0],
  slots: { headline: "Rye", button: "Shop", facts: ["Saturdays", "Leeds", "4 euro"] },
  edits: [edit("fact-1"), edit("fact-2"), edit("fact-3"), edit("button")],
  order: ["fact-3", "headline", "fact-2", "fact-1"],
});

test("a fact that is removed leaves no gap: those behind it move up, with what a hand has changed about them", () => {
  const left = withoutSlot(scene, "fact-2");
  expect(left?.slots.facts).toEqual(["Saturdays", "4 euro"]);
  expect(left?.edits).toEqual([edit("fact-1"), edit("fact-2"), edit("button")]);
  expect(left?.order).toEqual(["fact-2", "headline", "fact-1"]);
});

test("the last fact takes its list with it, and a button goes with what was changed about it", () => {
  const one = sceneSchema.parse({ ...scene, slots: { ...scene.slots, facts: ["Leeds"] } });
  expect(withoutSlot(one, "fact-1")?.slots.facts).toBeUndefined();
  const left = withoutSlot(scene, "button");
  expect(left?.slots.button).toBeUndefined();
  expect(left?.edits.map(({ layer }) => layer)).toEqual(["fact-1", "fact-2", "fact-3"]);
});

test("every ad has a headline and a maker, and what is no slot cannot be taken out of one", () => {
  for (const id of ["headline", "logo", "kicker", "added-1", "fact-9"]) expect(withoutSlot(scene, id)).toBeNull();
});

test("words go to the slot that shows them, unless it may not hold them", () => {
  const typed = withSlotWords(scene, "fact-3", "5 euro");
  expect(typed && slotWords(typed, "fact-3")).toBe("5 euro");
  for (const text of [" ", "x".repeat(71)]) expect(withSlotWords(scene, "fact-3", text)).toBeNull();
});
