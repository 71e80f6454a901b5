/** A place on the page, in pixels of the finished picture. A turned layer keeps its unturned box, and an angle. */
export type Box = { x: number; y: number; width: number; height: number };
export type Point = { x: number; y: number };
export type Placed = { box: Box; angle: number };

export const centerOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

export const boxAround = (center: Point, width: number, height: number): Box => ({
  x: center.x - width / 2,
  y: center.y - height / 2,
  width,
  height,
});

export const moved = (box: Box, by: Point): Box => ({ ...box, x: box.x + by.x, y: box.y + by.y });

/** Clockwise, as in CSS, because y points down. */
export function turned(point: Point, degrees: number, around: Point = { x: 0, y: 0 }): Point {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const [dx, dy] = [point.x - around.x, point.y - around.y];
  return { x: around.x + dx * cos - dy * sin, y: around.y + dx * sin + dy * cos };
}

function cornersOf({ box, angle }: Placed): Point[] {
  const { x, y, width, height } = box;
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return corners.map((corner) => turned(corner, angle, centerOf(box)));
}

/** The upright box around everything given, turned or not. */
export function boundsOf(placed: readonly Placed[]): Box {
  const corners = placed.flatMap(cornersOf);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export const touches = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The box between two opposite corners, in whichever direction it was drawn. */
export const boxBetween = (a: Point, b: Point): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});

/** From -180 to 180, in tenths of a degree. */
export function tidyAngle(degrees: number): number {
  const around = ((((degrees + 180) % 360) + 360) % 360) - 180;
  // Half a turn to the left is half a turn to the right, and -0 would be shown.
  return Math.round((around === -180 ? 180 : around) * 10) / 10 || 0;
}

/** Whole pixels: fractions would show up in the number fields and blur the picture. */
export const tidyBox = (box: Box): Box => ({
  x: Math.round(box.x) || 0,
  y: Math.round(box.y) || 0,
  width: Math.round(box.width),
  height: Math.round(box.height),
});
