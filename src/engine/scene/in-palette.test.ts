import { expect, test } from "vitest";
import { SAMPLE_SCENES } from "../samples/sample-scenes.ts";
import { type AddedLayer, addedLayerSchema } from "./added-layer.ts";
import { inPalette } from "./in-palette.ts";
import { PALETTES } from "./palettes.ts";
import { type Scene, sceneSchema } from "./scene.ts";

const { sage, midnight } = PALETTES;
const base = { at: { x: 0.5, y: 0.5 }, size: { width: 300, height: 100 } };
const words = { typeface: "sans", weight: 600, size: 40, tracking: 0, leading: 1.2, align: "left" } as const;
const layer = (one: object): AddedLayer => addedLayerSchema.parse({ ...base, ...one });

const sceneWith = (...added: AddedLayer[]): Scene => sceneSchema.parse({ ...SAMPLE_SCENES[0], palette: sage, added });

test("layers of one's own that had colours of the creative take the new ones", () => {
  const { added } = inPalette(
    sceneWith(
      layer({ id: "added-1", kind: "shape", shape: "star", fill: sage.accent.toUpperCase() }),
      layer({ id: "added-2", kind: "text", text: "Hi", style: { ...words, color: sage.ink }, ground: sage.paper }),
      layer({
        id: "added-3",
        kind: "button",
        text: "Go",
        style: { ...words, color: sage.onAccent },
        fill: sage.accent,
      }),
      layer({ id: "added-4", kind: "logo", color: sage.muted }),
    ),
    midnight,
  );
  expect(added).toMatchObject([
    { fill: midnight.accent },
    { style: { color: midnight.ink }, ground: midnight.paper },
    { style: { color: midnight.onAccent }, fill: midnight.accent },
    { color: midnight.muted },
  ]);
});

test("a colour of one's own, a picture and everything but the colours stay", () => {
  const scene = sceneWith(
    layer({ id: "added-1", kind: "shape", shape: "star", fill: "#123456" }),
    layer({ id: "added-2", kind: "picture", photo: "loaf" }),
  );
  expect(inPalette(scene, midnight)).toEqual({ ...scene, palette: midnight });
});

test("there and back again everything is as it was", () => {
  const scene = sceneWith(layer({ id: "added-1", kind: "shape", shape: "star", fill: sage.accent }));
  expect(inPalette(inPalette(scene, midnight), sage)).toEqual(scene);
});
