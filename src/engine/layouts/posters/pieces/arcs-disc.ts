import { edgesOf } from "../../../giant-type/edges-of.ts";
import { elasticFace, type GiantFace } from "../../../giant-type/faces.ts";
import { fitRows } from "../../../giant-type/fit-rows.ts";
import { giantLayer, linesFrom } from "../../../giant-type/giant-layer.ts";
import { ruleText } from "../../../giant-type/ruler.ts";
import { scriptOf } from "../../../giant-type/script-of.ts";
import { shortSide, smallSize } from "../../../giant-type/small-print.ts";
import { smallLayers } from "../../../giant-type/small-stack.ts";
import type { Layer } from "../../../layers/layer.ts";
import { moveTo } from "../../../layout-pieces/move.ts";
import type { Stage } from "../../../layout-pieces/stage.ts";
import { type Box, bottom, box, inset } from "../../../scene/box.ts";

/** What stands in the disc, from its bottom up, and the boxes that have to lie inside of it. */
export async function discWords(stage: Stage, color: string): Promise<{ layers: Layer[]; boxes: Box[] }> {
  const { frame } = stage;
  const { safe, wide } = frame;
  const z = smallSize(frame);
  const measure = safe.width * (wide ? 0.56 : 0.8);
  const small = await smallLayers(stage, box(safe.x, 0, measure, z * 4), { color, weight: 680 });
  const rows = [...centredRows(small.facts, measure, z), ...centredRows([...small.brand, ...small.call], measure, z)];
  let y = bottom(safe);
  const placed = rows.reverse().flatMap((layers) => {
    const height = Math.max(...layers.map((layer) => layer.box.height));
    y -= height;
    const set = inRow(layers, frame.width / 2, y, z);
    y -= z * 0.2;
    return set;
  });
  const number = await numberOver(stage, y - (placed.length ? z * 0.8 : 0), color);
  return {
    layers: [...number, ...placed],
    boxes: [
      ...placed.map((layer) => layer.box),
      ...number.map((layer) => inset(layer.box, 0, layer.style.size * 0.15)),
    ],
  };
}

/** Short texts share a row, as long as it fits. */
function centredRows(layers: readonly Layer[], measure: number, z: number): Layer[][] {
  const rows: Layer[][] = [];
  for (const layer of layers) {
    const last = rows.at(-1);
    const taken = last?.reduce((sum, one) => sum + one.box.width + z * 1.3, 0) ?? measure;
    if (last && taken + layer.box.width <= measure) last.push(layer);
    else rows.push([layer]);
  }
  return rows;
}

function inRow(layers: readonly Layer[], middle: number, y: number, z: number): Layer[] {
  const total = layers.reduce((sum, one) => sum + one.box.width, 0) + z * 1.3 * (layers.length - 1);
  let x = middle - total / 2;
  return layers.map((layer) => {
    const moved = moveTo(layer, x, y);
    x += layer.box.width + z * 1.3;
    return { ...moved, style: { ...moved.style, align: "center" } };
  });
}

/** The fact that rises in the disc like a sun: a number, a date, the hours. */
async function numberOver(stage: Stage, base: number, color: string): Promise<Layer[]> {
  const text = stage.slots.giants?.[0];
  if (!text) return [];
  const { frame, painter } = stage;
  const { width: W, height: H, wide, story } = frame;
  const face = numberFace(text);
  const ruler = await ruleText(painter, text, face);
  const rows = fitRows(ruler, {
    width: W * (wide ? 0.3 : 0.5),
    height: story ? shortSide(frame) * 0.15 : H * (wide ? 0.17 : 0.145),
    maxRows: 1,
  });
  // What hangs below the line, as in "pm", stays clear of the facts.
  const { axis: _, ...look } = face;
  const hanging = Math.max(0, (await edgesOf(painter, text, look)).bottom - ruler.baseline) * rows.size;
  const lines = linesFrom(ruler, rows, { x: W / 2, top: base - hanging - rows.height, align: "center" });
  return [giantLayer("giant-1", text, face, lines, { color })];
}

function numberFace(text: string): GiantFace {
  const face = elasticFace(900)(scriptOf(text));
  if (face.axis.least === face.axis.most) return face;
  const width = text.length > 5 ? 80 : 100;
  return { ...face, width, tracking: -0.03, axis: { least: width, most: width } };
}
