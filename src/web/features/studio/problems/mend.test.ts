import { expect, test } from "vitest";
import type { Finding } from "../../../../engine/lint/finding.ts";
import { lintScene } from "../../../../engine/lint/lint-scene.ts";
import { createPainter } from "../../../../engine/node/create-painter.ts";
import { samplePhotos } from "../../../../engine/node/sample-photos.ts";
import { SAMPLE_SCENES } from "../../../../engine/samples/sample-scenes.ts";
import { addedLayerSchema } from "../../../../engine/scene/added-layer.ts";
import { placeOfBox } from "../../../../engine/scene/added-place.ts";
import { frameOf } from "../../../../engine/scene/frame.ts";
import { type LayerEdit, type Scene, sceneSchema } from "../../../../engine/scene/scene.ts";
import { layOutWith } from "../random-actions/lay-out.ts";
import { documentOf, openStudio, reduceStudio, type StudioState, stepOf } from "../studio-state.ts";
import { mendOf } from "./mend.ts";
import { problemsIn } from "./problem.ts";

const painter = createPainter();
const layOut = layOutWith(painter, samplePhotos);
const plain = sceneSchema.parse(SAMPLE_SCENES.find(({ layout }) => layout === "split"));

async function opened(scene: Scene): Promise<StudioState> {
  const base = await layOut(scene, "1:1");
  return reduceStudio(openStudio({ scene, format: "1:1" }), { type: "laid out", format: "1:1", base }, 0);
}

const faultsOf = (scene: Scene) => lintScene(painter, scene, "1:1", samplePhotos);
const edited = (layer: string, edit: Omit<LayerEdit, "format" | "layer">): Scene => ({
  ...plain,
  edits: [{ format: "1:1", layer, ...edit }],
});
/** Over the first words of the headline. */
const COVERING = { x: 64, y: 80, width: 220, height: 220 };
const covering = addedLayerSchema.parse({
  ...{ id: "added-1", kind: "badge", text: "New", fill: "#d0362b", shape: "circle" },
  style: { typeface: "grotesque", weight: 700, size: 56, tracking: 0, leading: 1, color: "#ffffff", align: "center" },
  ...placeOfBox(frameOf("1:1"), COVERING),
});

const BROKEN: readonly [Finding["kind"], string, Scene][] = [
  ["outside-safe-zone", "button", edited("button", { box: { x: 4, y: 4, width: 300, height: 90 } })],
  ["too-small", "button", edited("button", { style: { size: 9 } })],
  ["low-contrast", "headline", edited("headline", { roles: { color: "paper" } })],
  ["clipped", "subline", edited("subline", { style: { size: 190 } })],
  ["overlap", "headline", { ...plain, added: [covering] }],
];

test.each(BROKEN)("%s: one press on the %s puts it right, as a step that can be undone", async (kind, layer, scene) => {
  const state = await opened(scene);
  const findings = await faultsOf(scene);
  const problem = problemsIn(
    findings.filter((one) => one.kind === kind && one.layer === layer),
    scene,
    "1:1",
  )[0];
  if (!problem) throw new Error(`there is no ${kind} of ${layer} among ${JSON.stringify(findings)}`);
  const action = mendOf(problem, documentOf(state));
  if (!action) throw new Error("nothing can be done");
  const mended = reduceStudio(state, action, 0);
  const left = await faultsOf(stepOf(mended).scene);
  expect(left.filter((one) => one.kind === kind)).toEqual([]);
  expect(stepOf(reduceStudio(mended, { type: "undo" }, 0)).scene).toBe(scene);
});

test("nothing is done for a layer that is gone, or that nobody can mend", async () => {
  const document = documentOf(await opened(plain));
  expect(mendOf({ layer: "added-9", words: "", mend: "recolour" }, document)).toBeNull();
  expect(mendOf({ layer: "headline", words: "", mend: null }, document)).toBeNull();
});

test("room is made by moving what is one's own, not what the layout has placed", async () => {
  const scene: Scene = { ...plain, added: [covering] };
  const document = documentOf(await opened(scene));
  expect(mendOf({ layer: "headline", words: "", mend: "make room" }, document)).toMatchObject({
    ...{ type: "place", places: [{ id: "added-1" }] },
  });
});
