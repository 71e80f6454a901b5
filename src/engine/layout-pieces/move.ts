import type { Layer } from "../layers/layer.ts";
import type { Box } from "../scene/box.ts";

export function moveTo<L extends Layer>(layer: L, x: number, y: number): L {
  return { ...layer, box: { ...layer.box, x, y } };
}

export const movedDown = <L extends Layer>(layer: L, by: number): L => moveTo(layer, layer.box.x, layer.box.y + by);

/** Puts a layer into an area; 0 is left or top, 1 right or bottom. */
export function placeIn<L extends Layer>(layer: L, area: Box, shareX: number, shareY: number): L {
  const { width, height } = layer.box;
  return moveTo(layer, area.x + (area.width - width) * shareX, area.y + (area.height - height) * shareY);
}
