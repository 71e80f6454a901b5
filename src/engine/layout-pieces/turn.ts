import type { Layer } from "../layers/layer.ts";
import type { Box } from "../scene/box.ts";
import { moveTo } from "./move.ts";

/** A place as seen when everything is turned about the middle of an area. */
export function turnedPoint(area: Box, x: number, y: number, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  const [cx, cy] = [area.x + area.width / 2, area.y + area.height / 2];
  const [dx, dy] = [x - cx, y - cy];
  return {
    x: cx + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: cy + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

/** Turns a layer together with the sheet it is written on. */
export function turnedWith<L extends Layer>(layer: L, sheet: Box, degrees: number): L {
  const { x, y, width, height } = layer.box;
  const middle = turnedPoint(sheet, x + width / 2, y + height / 2, degrees);
  const moved = moveTo(layer, middle.x - width / 2, middle.y - height / 2);
  return { ...moved, style: { ...moved.style, rotate: degrees } };
}
