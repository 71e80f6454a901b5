import { callLine, smallSize, smallText, smallWords } from "../../../giant-type/small-print.ts";
import type { Layer } from "../../../layers/layer.ts";
import { moveTo } from "../../../layout-pieces/move.ts";
import type { Stage } from "../../../layout-pieces/stage.ts";
import { type Box, box } from "../../../scene/box.ts";

/** Small print as a block at the origin. */
export type Block = { layers: Layer[]; width: number; height: number };

/** The facts under each other, and the brand beside the call; the colour comes when the place is known. */
export async function calmSmall(stage: Stage, fromRight: boolean) {
  const { frame } = stage;
  const { facts, brand, call } = smallWords(stage);
  const size = smallSize(frame) * 1.06;
  const area = box(0, 0, frame.safe.width * (frame.wide ? 0.42 : 0.78), frame.safe.height);
  const look = { color: "#000000", size };
  const what = await Promise.all(
    facts.map((fact, index) => smallText(stage, `fact-${index + 1}`, fact, area, { ...look, weight: 600 })),
  );
  const who = await Promise.all([
    ...(brand ? [smallText(stage, "brand", brand, area, { ...look, weight: 720 })] : []),
    ...(call ? [callLine(stage, call, area.width, look)] : []),
  ]);
  return { size, facts: column(what, size, fromRight), signed: beside(who, size, area, fromRight) };
}

export const inColor = (layer: Layer, color: string): Layer =>
  layer.kind === "button"
    ? { ...layer, fill: color, style: { ...layer.style, color } }
    : { ...layer, style: { ...layer.style, color } };

function column(layers: readonly Layer[], size: number, fromRight: boolean): Block {
  const width = Math.max(0, ...layers.map((layer) => layer.box.width));
  let y = 0;
  const placed = layers.map((layer) => {
    const moved = moveTo(layer, fromRight ? width - layer.box.width : 0, y);
    y += layer.box.height + size * 0.12;
    return moved;
  });
  return { layers: placed, width, height: Math.max(0, y - size * 0.12) };
}

/** Side by side where they fit, else under each other. */
function beside(layers: readonly Layer[], size: number, area: Box, fromRight: boolean): Block {
  const gap = size * 1.1;
  const width = layers.reduce((sum, layer) => sum + layer.box.width, 0) + gap * Math.max(0, layers.length - 1);
  if (width > area.width || layers.some((layer) => layer.box.height > size * 2)) return column(layers, size, fromRight);
  const height = Math.max(0, ...layers.map((layer) => layer.box.height));
  let x = 0;
  const placed = layers.map((layer) => {
    const moved = moveTo(layer, fromRight ? width - x - layer.box.width : x, (height - layer.box.height) / 2);
    x += layer.box.width + gap;
    return moved;
  });
  return { layers: placed, width, height };
}
