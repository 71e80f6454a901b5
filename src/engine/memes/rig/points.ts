export type Vector = readonly [x: number, y: number];

/** A point of an outline. A sharp one is a corner; the others are passed in a smooth bend. */
export type Point = readonly [x: number, y: number, sharp?: boolean];

/** Points as a list, or written out: "0 -48, 30 -47, 74 24!". The exclamation mark is a corner. */
export type Points = string | readonly Point[];

export type Side = -1 | 1;
export const SIDES: readonly Side[] = [-1, 1];

export function points(given: Points): readonly Point[] {
  if (typeof given !== "string") return given;
  return given.split(",").map((pair): Point => {
    const [x = 0, y = 0] = pair.replace("!", "").trim().split(/\s+/).map(Number);
    return [x, y, pair.includes("!")];
  });
}

export const mirrored = (given: Points): Point[] => points(given).map(([x, y, sharp]) => [-x, y, sharp]);

/** Points drawn for the viewer's right, on either side. */
export const onSide = (side: Side, given: Points) => (side < 0 ? mirrored(given) : points(given));

export const bothSides = (draw: (side: Side) => string) => SIDES.map(draw).join("");

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1]];
export const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const degrees = (angle: number) => (angle * 180) / Math.PI;
export const polar = (angle: number, length: number): Vector => [
  Math.cos(radians(angle)) * length,
  Math.sin(radians(angle)) * length,
];

/** A tenth of a unit is finer than a pixel of the painted picture. */
export const round = (value: number) => Math.round(value * 10) / 10;
export const xy = ([x, y]: readonly [number, number, ...unknown[]]) => `${round(x)} ${round(y)}`;

const ORIGIN: Point = [0, 0];
export const pointAt = (list: readonly Point[], index: number): Point => list[index] ?? ORIGIN;
