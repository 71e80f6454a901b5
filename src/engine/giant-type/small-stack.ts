import type { Layer } from "../layers/layer.ts";
import { moveTo } from "../layout-pieces/move.ts";
import type { Stage } from "../layout-pieces/stage.ts";
import { type Box, bottom, box, right } from "../scene/box.ts";
import type { TextStyle } from "../scene/text-style.ts";
import { callLine, type SmallLook, smallSize, smallText, smallWords } from "./small-print.ts";

/** The small print, set but not yet placed. */
export type SmallLayers = { facts: Layer[]; brand: Layer[]; call: Layer[] };

export async function smallLayers(stage: Stage, area: Box, look: SmallLook): Promise<SmallLayers> {
  const words = smallWords(stage);
  const [facts, brand, call] = await Promise.all([
    Promise.all(words.facts.map((fact, index) => smallText(stage, `fact-${index + 1}`, fact, area, look))),
    words.brand ? smallText(stage, "brand", words.brand, area, look) : undefined,
    words.call ? callLine(stage, words.call, area.width, look) : undefined,
  ]);
  return { facts, brand: brand ? [brand] : [], call: call ? [call] : [] };
}

export type StackPlace = { side: TextStyle["align"]; anchor: "top" | "bottom" };

const SHARE = { left: 0, center: 0.5, right: 1 } as const;

/** Lines of small print under each other, along one side of an area. */
export function stacked(stage: Stage, area: Box, layers: readonly Layer[], { side, anchor }: StackPlace) {
  const gap = smallSize(stage.frame) * 0.14;
  const height = stackHeight(stage, layers);
  const top = anchor === "top" ? area.y : bottom(area) - height;
  let y = top;
  const placed = layers.map((layer) => {
    const moved = moveTo(layer, area.x + (area.width - layer.box.width) * SHARE[side], y);
    y += layer.box.height + gap;
    return { ...moved, style: { ...moved.style, align: side } };
  });
  const width = Math.max(0, ...layers.map((layer) => layer.box.width));
  const x = side === "left" ? area.x : side === "right" ? right(area) - width : area.x + (area.width - width) / 2;
  return { layers: placed, box: box(x, top, width, height) };
}

export function stackHeight({ frame }: Pick<Stage, "frame">, layers: readonly Layer[]) {
  const gap = smallSize(frame) * 0.14;
  return layers.reduce((sum, layer) => sum + layer.box.height, 0) + gap * Math.max(0, layers.length - 1);
}
