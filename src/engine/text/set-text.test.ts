import { expect, test } from "vitest";
import { paintLayer } from "../layers/paint-layer.ts";
import { setText } from "../layout-pieces/set-text.ts";
import type { Stage } from "../layout-pieces/stage.ts";
import { createPainter } from "../node/create-painter.ts";
import { SAMPLE_SCENES } from "../samples/sample-scenes.ts";
import { box } from "../scene/box.ts";
import { frameOf } from "../scene/frame.ts";
import { flex } from "../tree/node.ts";

const painter = createPainter();
const [scene] = SAMPLE_SCENES;
if (!scene) throw new Error("there is no sample scene");
const stage: Stage = { scene, slots: scene.slots, palette: scene.palette, frame: frameOf("1:1"), painter };
const wish = { id: "headline", typeface: "grotesque", size: 160, color: "#000000" } as const;

test("the same words get larger in a larger box and never leave it", async () => {
  const text = "Payday, without the panic.";
  const small = await setText(stage, box(0, 0, 400, 200), { ...wish, text });
  const large = await setText(stage, box(0, 0, 900, 400), { ...wish, text });
  expect(large.style.size).toBeGreaterThan(small.style.size * 1.5);
  for (const [layer, width, height] of [
    [small, 400, 200],
    [large, 900, 400],
  ] as const) {
    expect(layer.box.width).toBeLessThanOrEqual(width);
    expect(layer.box.height).toBeLessThanOrEqual(height);
  }
});

test("a text that cannot fit stays readable instead of shrinking to nothing", async () => {
  const layer = await setText(stage, box(0, 0, 200, 30), {
    ...wish,
    text: "A sentence much too long for the tiny box it is given here",
  });
  expect(layer.style.size).toBe(24);
});

/** How many pixels are darker than the paper: letters without a font leave boxes or nothing. */
async function inkOf(text: string) {
  const layer = await setText(stage, box(40, 40, 1000, 300), { ...wish, text, size: 90 });
  const rgba = await painter.paint(
    flex({ width: 1080, height: 400, backgroundColor: "#ffffff", position: "relative" }, paintLayer(layer)),
    { width: 1080, height: 400 },
  );
  let dark = 0;
  const columns = new Set<number>();
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at] ?? 255) < 200) {
      dark++;
      columns.add((at / 4) % 1080);
    }
  }
  return { dark, columns, layer };
}

test.each([
  ["accents", "Crème brûlée, świeży chléb"],
  ["Cyrillic", "Хлеб без суеты"],
  ["Arabic", "إطلاق المنتج خلال ثلاثة أيام"],
  ["Japanese", "新製品の発売まであと三日"],
])("%s are painted, in the width they were measured at", async (_, text) => {
  const { dark, columns, layer } = await inkOf(text);
  expect(dark).toBeGreaterThan(3000);
  expect(Math.min(...columns)).toBeGreaterThan(layer.box.x - 12);
  expect(Math.max(...columns)).toBeLessThan(layer.box.x + layer.box.width + 12);
  expect(Math.max(...columns) - Math.min(...columns)).toBeGreaterThan(layer.box.width * 0.9);
});

test("an emoji inside a line is painted in colour", async () => {
  const layer = await setText(stage, box(40, 40, 1000, 120), { ...wish, text: "Launch 🚀 day", size: 90 });
  const rgba = await painter.paint(
    flex({ width: 1080, height: 200, backgroundColor: "#ffffff", position: "relative" }, paintLayer(layer)),
    { width: 1080, height: 200 },
  );
  let colourful = 0;
  for (let at = 0; at < rgba.length; at += 4) if (Math.abs((rgba[at] ?? 0) - (rgba[at + 2] ?? 0)) > 60) colourful++;
  expect(colourful).toBeGreaterThan(400);
});
