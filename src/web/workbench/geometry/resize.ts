import { type Box, boxAround, centerOf, type Placed, type Point, turned } from "./box.ts";

export const CORNERS = ["top left", "top right", "bottom right", "bottom left"] as const;
export type Corner = (typeof CORNERS)[number];

/** Anything smaller could not be picked up again. */
export const MIN_SIDE = 24;

const SIGNS: Record<Corner, Point> = {
  "top left": { x: -1, y: -1 },
  "top right": { x: 1, y: -1 },
  "bottom right": { x: 1, y: 1 },
  "bottom left": { x: -1, y: 1 },
};

/** The corner that stays when this one is pulled. */
export const oppositeOf = (box: Box, corner: Corner): Point => {
  const { x, y } = cornerOf(box, corner);
  return { x: 2 * box.x + box.width - x, y: 2 * box.y + box.height - y };
};

export const cornerOf = ({ x, y, width, height }: Box, corner: Corner): Point => ({
  x: SIGNS[corner].x < 0 ? x : x + width,
  y: SIGNS[corner].y < 0 ? y : y + height,
});

/** The pull after which a side has grown or shrunk in proportion to the other, which was pulled by so much. */
export function inProportion({ width, height }: Box, corner: Corner, axis: "x" | "y", pull: number): Point {
  const slope = (SIGNS[corner].x * SIGNS[corner].y * height) / width;
  return axis === "x" ? { x: pull, y: pull * slope } : { x: pull / slope, y: pull };
}

/**
 * Pulls one corner while the opposite one stays where it is seen. The pull is turned back into the layer's own
 * directions first; then the new centre follows from the corner that stays, turned again.
 */
export function resized({ box, angle }: Placed, corner: Corner, pull: Point, keepRatio: boolean): Box {
  const sign = SIGNS[corner];
  const own = turned(pull, -angle);
  let width = Math.max(Math.min(MIN_SIDE, box.width), box.width + sign.x * own.x);
  let height = Math.max(Math.min(MIN_SIDE, box.height), box.height + sign.y * own.y);
  if (keepRatio) {
    const scale = Math.max(
      width / box.width,
      height / box.height,
      Math.min(1, MIN_SIDE / Math.min(box.width, box.height)),
    );
    [width, height] = [box.width * scale, box.height * scale];
  }
  const growth = { x: (sign.x * (width - box.width)) / 2, y: (sign.y * (height - box.height)) / 2 };
  const shift = turned(growth, angle);
  const center = centerOf(box);
  return boxAround({ x: center.x + shift.x, y: center.y + shift.y }, width, height);
}
