import { expect, test } from "vitest";
import type { Layer } from "../../../engine/layers/layer.ts";
import type { LayerEdit, Scene } from "../../../engine/scene/scene.ts";
import { documentOfScene } from "../document/scene-document.ts";
import { scenePreview } from "./scene-preview.ts";

const badge: Layer = {
  id: "badge",
  kind: "badge",
  text: "NEW",
  shape: "circle",
  fill: "#ffd91a",
  box: { x: 840, y: 96, width: 150, height: 150 },
  style: {
    typeface: "grotesque",
    weight: 800,
    size: 52,
    tracking: 0,
    leading: 1,
    color: "#2a1710",
    align: "center",
    rotate: 12,
  },
};
const laidOut = {
  scene: { layout: "cover", edits: [] as LayerEdit[] } as unknown as Scene,
  format: "4:5" as const,
  layers: [badge],
};

/** Writes down what it was asked to paint. */
function fakeOven() {
  const asked: { what: string; edits: Scene["edits"]; scale: number | undefined }[] = [];
  const note = (what: string, scene: Scene, scale: number | undefined) => {
    asked.push({ what, edits: scene.edits, scale });
    return {} as ImageBitmap;
  };
  return {
    asked,
    paint: async (scene: Scene, _format: string, options = {} as { scale?: number | undefined }) =>
      note("whole", scene, options.scale),
    paintUnder: async (scene: Scene, _format: string, options = {} as { scale?: number | undefined }) =>
      note("under", scene, options.scale),
    paintOver: async () => undefined,
    paintLayer: async (scene: Scene, _format: string, id: string, options = {} as { scale?: number | undefined }) => ({
      bitmap: note(id, scene, options.scale),
      box: badge.box,
      isLifted: true,
    }),
  };
}

test("a layer is painted upright, because the canvas turns it; the finished picture has it turned", async () => {
  const oven = fakeOven();
  const preview = scenePreview(oven, laidOut);
  const document = documentOfScene(laidOut);
  const written = { ...document, layers: document.layers.map((layer) => ({ ...layer, text: "HOT", angle: 20 })) };
  const { signal } = new AbortController();
  await preview.layer(written, "badge", 0.5, signal);
  await preview.whole(written, 1, signal);
  const edit = { format: "4:5", layer: "badge", text: "HOT" };
  expect(oven.asked).toEqual([
    { what: "badge", scale: 0.5, edits: [{ ...edit, style: { rotate: 0 } }] },
    { what: "whole", scale: 1, edits: [{ ...edit, style: { rotate: 20 } }] },
  ]);
});
