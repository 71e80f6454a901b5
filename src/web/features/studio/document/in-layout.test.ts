import { expect, test } from "vitest";
import { SAMPLE_SCENES } from "../../../../engine/samples/sample-scenes.ts";
import { type Scene, sceneSchema } from "../../../../engine/scene/scene.ts";
import { inLayout } from "./in-layout.ts";

const box = { x: 10, y: 10, width: 300, height: 90 };
const sceneWith = (edits: object[]): Scene =>
  sceneSchema.parse({ ...SAMPLE_SCENES[0], edits: edits.map((edit) => ({ format: "1:1", ...edit })) });

test("what was typed stays, without its old place and look; layers of one's own stay as they are", () => {
  const own = { format: "1:1", layer: "added-1", box };
  const { edits, layout } = inLayout(
    sceneWith([
      { layer: "button", text: "Come by at seven in the morning", box, fill: "#123456" },
      { layer: "logo", box },
      own,
    ]),
    "poster",
  );
  expect(layout).toBe("poster");
  expect(edits).toEqual([{ format: "1:1", layer: "button", text: "Come by at seven in the morning" }, own]);
});

test("words typed in one band of a headline are in the whole headline of the next layout", () => {
  const layers = [
    { id: "headline-2", text: "at eight" },
    { id: "headline-1", text: "Still warm" },
  ];
  const { slots, edits } = inLayout(sceneWith([{ layer: "headline-2", text: "at eight" }]), "poster", layers);
  expect(slots.headline).toBe("Still warm at eight");
  expect(edits).toEqual([]);
});
