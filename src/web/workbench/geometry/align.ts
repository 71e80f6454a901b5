import { type Box, boundsOf, type Placed, type Point } from "./box.ts";

export type Edge = "left" | "center" | "right" | "top" | "middle" | "bottom";

/** How far something has to move for its edge or centre to meet that of the area. */
export function alignedBy(placed: Placed, area: Box, edge: Edge): Point {
  const box = boundsOf([placed]);
  switch (edge) {
    case "left":
      return { x: area.x - box.x, y: 0 };
    case "center":
      return { x: area.x + area.width / 2 - box.x - box.width / 2, y: 0 };
    case "right":
      return { x: area.x + area.width - box.x - box.width, y: 0 };
    case "top":
      return { x: 0, y: area.y - box.y };
    case "middle":
      return { x: 0, y: area.y + area.height / 2 - box.y - box.height / 2 };
    case "bottom":
      return { x: 0, y: area.y + area.height - box.y - box.height };
  }
}
