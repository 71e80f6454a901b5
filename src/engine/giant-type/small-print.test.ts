import { expect, test } from "vitest";
import type { Stage } from "../layout-pieces/stage.ts";
import { createPainter } from "../node/create-painter.ts";
import { box, overlap, right } from "../scene/box.ts";
import { frameOf } from "../scene/frame.ts";
import { PALETTES } from "../scene/palettes.ts";
import { sceneSchema } from "../scene/scene.ts";
import { callLine, smallRow, smallText, smallWords } from "./small-print.ts";

const look = { color: "#000000" };

async function rowOf(facts: string[], brand: string, call: string, width = 952) {
  const scene = sceneSchema.parse({
    layout: "wall",
    type: "meta",
    brand: { name: brand, mark: "sun" },
    palette: PALETTES.butter,
    slots: { headline: "Ghent sleeps.", facts, button: call },
    art: { kit: "none" },
  });
  const stage: Stage = {
    scene,
    slots: scene.slots,
    palette: scene.palette,
    frame: frameOf("1:1"),
    painter: createPainter(),
  };
  const area = box(64, 500, width, 300);
  const layers = [
    ...(await Promise.all(facts.map((fact, index) => smallText(stage, `fact-${index + 1}`, fact, area, look)))),
    await smallText(stage, "brand", brand, area, look),
    await callLine(stage, call, width, look),
  ];
  return { area, ...(await smallRow(stage, area, layers)) };
}

test("what fits stands on one line, from edge to edge", async () => {
  const { layers, area } = await rowOf(["Until Sunday"], "Nachtwerk", "Apply");
  expect(new Set(layers.map((layer) => Math.round(layer.box.y))).size).toBe(1);
  expect(layers[0]?.box.x).toBeCloseTo(area.x);
  expect(right(layers[2]?.box ?? area)).toBeCloseTo(right(area));
});

test("what does not fit on one line takes two, at one size, and nothing is dropped or cut", async () => {
  const { layers, area } = await rowOf(
    ["Night-shift baker, €17/hour", "Four nights a week"],
    "Bakkerij Nachtwerk",
    "Apply by Friday",
  );
  expect(layers.map((layer) => layer.id)).toEqual(["fact-1", "fact-2", "brand", "button"]);
  expect(new Set(layers.map((layer) => Math.round(layer.box.y))).size).toBe(2);
  expect(new Set(layers.map((layer) => layer.style.size)).size).toBe(1);
  for (const layer of layers) expect(right(layer.box)).toBeLessThanOrEqual(right(area) + 0.01);
  for (const [index, layer] of layers.entries())
    for (const other of layers.slice(index + 1)) expect(overlap(layer.box, other.box)).toBe(0);
});

test("a brand is left out only where the headline names it as a word of its own", async () => {
  const brandUnder = (headline: string, name: string) =>
    smallWords({ slots: { headline }, scene: { brand: { name } } } as Stage).brand;
  expect(brandUnder("Banana bread by Ana", "Ana")).toBeUndefined();
  expect(brandUnder("Banana bread", "Ana")).toBe("Ana");
  expect(brandUnder("晨光冰室开业", "晨光冰室")).toBeUndefined();
});
