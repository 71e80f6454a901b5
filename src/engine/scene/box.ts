import { z } from "zod";

export const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type Box = z.infer<typeof boxSchema>;

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
export const right = (area: Box) => area.x + area.width;
export const bottom = (area: Box) => area.y + area.height;

export function inset(area: Box, horizontal: number, vertical = horizontal): Box {
  return box(area.x + horizontal, area.y + vertical, area.width - 2 * horizontal, area.height - 2 * vertical);
}

/** A part of an area, its place and size as shares of the whole. */
export const part = (area: Box, x: number, y: number, width: number, height: number): Box =>
  box(area.x + area.width * x, area.y + area.height * y, area.width * width, area.height * height);

/** The largest box of an aspect ratio inside an area; 0 anchors left or top, 1 right or bottom. */
export function contain(area: Box, aspect: number, anchorX = 0.5, anchorY = 0.5): Box {
  const width = Math.min(area.width, area.height * aspect);
  const height = width / aspect;
  return box(area.x + (area.width - width) * anchorX, area.y + (area.height - height) * anchorY, width, height);
}

export function overlap(a: Box, b: Box) {
  const width = Math.min(right(a), right(b)) - Math.max(a.x, b.x);
  const height = Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** What two boxes have in common; without size where they do not meet. */
export function meeting(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const [width, height] = [Math.min(right(one), right(other)) - x, Math.min(bottom(one), bottom(other)) - y];
  return box(x, y, Math.max(0, width), Math.max(0, height));
}

export function union(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((area) => area.x));
  const y = Math.min(...boxes.map((area) => area.y));
  return box(x, y, Math.max(...boxes.map(right)) - x, Math.max(...boxes.map(bottom)) - y);
}
