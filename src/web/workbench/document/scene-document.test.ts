import { expect, test } from "vitest";
import type { Layer } from "../../../engine/layers/layer.ts";
import type { LayerEdit, Scene } from "../../../engine/scene/scene.ts";
import type { EditedDocument } from "./edited-layer.ts";
import { documentOfScene, sceneOfDocument } from "./scene-document.ts";

const style = {
  typeface: "grotesque",
  weight: 800,
  size: 96,
  tracking: 0,
  leading: 1,
  color: "#ffd9ad",
  align: "left",
} as const;
const headline: Layer = {
  id: "headline",
  kind: "text",
  text: "Monday has a mute button.",
  lines: ["Monday has a", "mute button."],
  box: { x: 64, y: 800, width: 952, height: 270 },
  style,
};
const button: Layer = {
  id: "button",
  kind: "button",
  text: "Shop the roast",
  box: { x: 64, y: 1170, width: 380, height: 100 },
  style: { ...style, weight: 500, color: "#2a1710" },
  fill: "#ffd9ad",
  shape: "pill",
  arrow: false,
};
const elsewhere: LayerEdit = { format: "1:1", layer: "headline", text: "Short." };
const sceneWith = (edits: LayerEdit[]) => ({ layout: "cover", edits }) as unknown as Scene;
const laidOut = (edits: LayerEdit[] = []) => ({
  scene: sceneWith(edits),
  format: "4:5" as const,
  layers: [headline, button],
});
const changed = (document: EditedDocument, id: string, change: object): EditedDocument => ({
  ...document,
  layers: document.layers.map((layer) => (layer.id === id ? { ...layer, ...change } : layer)),
});

test("nothing changed, nothing to save, and other formats keep their edits", () => {
  const opened = laidOut([elsewhere]);
  expect(sceneOfDocument(opened, documentOfScene(opened)).edits).toEqual([elsewhere]);
});

test("an edit survives being saved and opened again", () => {
  const opened = laidOut([elsewhere]);
  const document = changed(documentOfScene(opened), "headline", {
    text: "Mute Mondays",
    angle: -4,
    box: { x: 80, y: 780, width: 900, height: 300 },
    style: {
      ...documentOfScene(opened).layers[0]?.style,
      size: 120,
      color: "#ffffff",
      isUppercase: true,
      outline: "#111111",
    },
  });
  const scene = sceneOfDocument(opened, document);
  expect(scene.edits).toEqual([
    elsewhere,
    {
      format: "4:5",
      layer: "headline",
      text: "Mute Mondays",
      box: { x: 80, y: 780, width: 900, height: 300 },
      style: { size: 120, color: "#ffffff", uppercase: true, outline: "#111111", rotate: -4 },
    },
  ]);
  expect(documentOfScene({ ...opened, scene }).layers).toEqual(document.layers);
});

test("an outline can be taken away, and a button gets another ground", () => {
  const outlined = laidOut();
  const [headline] = outlined.layers;
  const opened = {
    ...outlined,
    layers: outlined.layers.map((layer) =>
      layer === headline && layer.kind === "text" ? { ...layer, style: { ...layer.style, outline: "#111111" } } : layer,
    ),
  };
  const before = documentOfScene(opened);
  const restyle = (index: number, style: object) => ({ style: { ...before.layers[index]?.style, ...style } });
  const plain = changed(before, "headline", restyle(0, { outline: null }));
  const document = changed(plain, "button", restyle(1, { ground: "#00aa66" }));
  const scene = sceneOfDocument(opened, document);
  expect(scene.edits).toEqual([
    { format: "4:5", layer: "headline", style: { outline: null } },
    { format: "4:5", layer: "button", fill: "#00aa66" },
  ]);
  expect(documentOfScene({ ...opened, scene }).layers).toEqual(document.layers);
});

test("a layout's layers are not for adding, removing or sorting", () => {
  expect(documentOfScene(laidOut()).allows).toEqual([]);
});

test("a hidden layer stays in the list, and a removed one is not painted", () => {
  const opened = laidOut();
  const hidden = sceneOfDocument(opened, changed(documentOfScene(opened), "button", { isHidden: true }));
  expect(documentOfScene({ ...opened, scene: hidden }).layers[1]).toMatchObject({ name: "Button", isHidden: true });
  const removed = { ...documentOfScene(opened), layers: documentOfScene(opened).layers.slice(0, 1) };
  expect(sceneOfDocument(opened, removed).edits).toEqual([{ format: "4:5", layer: "button", hidden: true }]);
});

test("a button stands on its own ground, and edits of words do not touch what lies under them", () => {
  const [plain, edited] = [documentOfScene(laidOut()), documentOfScene(laidOut([{ ...elsewhere, format: "4:5" }]))];
  expect(plain.layers.map((layer) => layer.style.ground)).toEqual([null, "#ffd9ad"]);
  expect(edited.under).toBe(plain.under);
  expect(plain.safe).toEqual({ x: 64, y: 64, width: 952, height: 1222 });
});
