import type { Layer } from "../layers/layer.ts";
import { type Box, box } from "../scene/box.ts";

/** The part of a layer's box that its lines take: one that was drawn by hand may be higher than its words. */
export function linesBox(layer: Layer): Box {
  if (layer.kind !== "text" || layer.ground || layer.style.rotate) return layer.box;
  const { box: area, lines, style, isCentred } = layer;
  const height = Math.min(area.height, lines.length * style.size * style.leading);
  return box(area.x, area.y + (isCentred ? (area.height - height) / 2 : 0), area.width, height);
}
