import { describe, expect, test } from "vitest";
import type { Finding } from "../../../../engine/lint/finding.ts";
import { SAMPLE_SCENES } from "../../../../engine/samples/sample-scenes.ts";
import { addedLayerSchema } from "../../../../engine/scene/added-layer.ts";
import { type Scene, sceneSchema } from "../../../../engine/scene/scene.ts";
import { movedInto, problemsIn } from "./problem.ts";

const star = (id: string) =>
  addedLayerSchema.parse({
    ...{ id, kind: "shape", shape: "star", fill: "#ff0000" },
    ...{ at: { x: 0.5, y: 0.5 }, size: { width: 300, height: 286 } },
  });
const plain: Scene = sceneSchema.parse({ ...SAMPLE_SCENES[0], added: [star("added-1"), star("added-2")] });
const found = (kind: Finding["kind"], layer: string): Finding => ({ kind, layer, message: "for a designer" });

describe("problems", () => {
  test("are told in words, with the name that the list of layers has", () => {
    const all = [found("too-small", "fact-2"), found("covered", "added-2"), found("low-contrast", "headline")];
    expect(problemsIn(all, plain, "1:1")).toEqual([
      { layer: "fact-2", words: "The fact 2 is too small to read on a phone.", mend: "make larger" },
      { layer: "added-2", words: "“Star 2” covers the product or a face.", mend: "make room" },
      { layer: "headline", words: "The headline hardly stands out from its ground.", mend: "recolour" },
    ]);
  });

  test("are told once for each layer, and what nobody can mend here is left out", () => {
    const all = [found("overlap", "headline"), found("overlap", "headline"), found("empty-half", "headline")];
    expect(problemsIn(all, plain, "1:1")).toHaveLength(1);
  });

  test("of words without room can only be given back to the layout where a hand has changed them", () => {
    const edited: Scene = { ...plain, edits: [{ format: "4:5", layer: "headline", style: { size: 200 } }] };
    const clipped = [found("clipped", "headline")];
    expect(problemsIn(clipped, edited, "4:5")[0]?.mend).toBe("let the layout decide");
    expect(problemsIn(clipped, edited, "1:1")[0]?.mend).toBeNull();
    expect(problemsIn([found("clipped", "added-1")], edited, "4:5")[0]?.mend).toBeNull();
  });
});

describe("moving a layer in", () => {
  const area = { x: 100, y: 100, width: 800, height: 600 };

  test("moves it no further than it has to", () => {
    const box = { x: 850, y: 20, width: 200, height: 100 };
    expect(movedInto({ box }, area)).toEqual({ x: 700, y: 100, width: 200, height: 100 });
  });

  test("leaves one alone that is inside", () => {
    const box = { x: 300, y: 200, width: 200, height: 100 };
    expect(movedInto({ box }, area)).toEqual(box);
  });

  test("makes one smaller that is larger than the area, in proportion", () => {
    const box = { x: 0, y: 0, width: 1_600, height: 400 };
    expect(movedInto({ box }, area)).toEqual({ x: 100, y: 100, width: 800, height: 200 });
  });
});
