import { type Box, bottom, box, right } from "./box.ts";

type Point = { x: number; y: number };

export type Cover = {
  /** Which point of the picture, in shares of it. */
  focus: Point;
  /** Where in the area it should come to lie, in shares of the area. */
  at?: Point | undefined;
  /** How much larger than needed to cover the area. */
  zoom?: number | undefined;
};

/** Where a whole picture lies when it covers an area: it may reach out of it, and never leaves a gap. */
export function covering(aspect: number, area: Box, { focus, at = { x: 0.5, y: 0.5 }, zoom = 1 }: Cover): Box {
  const width = Math.max(area.width, area.height * aspect) * zoom;
  const height = width / aspect;
  const left = area.x + area.width * at.x - focus.x * width;
  const top = area.y + area.height * at.y - focus.y * height;
  return box(
    Math.min(area.x, Math.max(right(area) - width, left)),
    Math.min(area.y, Math.max(bottom(area) - height, top)),
    width,
    height,
  );
}
