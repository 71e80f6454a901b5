import { INK, type Tone } from "../palette.ts";
import { brush } from "../rig/brush.ts";
import { curve } from "../rig/curve.ts";
import { ink, LINE, paint, part } from "../rig/ink.ts";
import { bothSides, onSide, type Points, points } from "../rig/points.ts";
import { oval } from "../rig/shapes.ts";

/** A furry foot with toes, at the ankle. */
export const paw = ([fill, shade]: Tone) =>
  ink([part(curve("-8 -12, 12 -12, 16 -2, 8 6, -12 6, -14 -4"), fill, shade, [-3, -4])], LINE.limb) +
  brush("4 -2, 4 5", 2.2, 0.3, 0.8) +
  brush("-4 -2, -4 5", 2.2, 0.3, 0.8);

/** A laced shoe at the ankle, as long as given. */
export const shoe = ([fill, shade]: Tone, length = 18) =>
  ink(
    [part(curve(`-8 -14!, 7 -14!, 10 -6, ${length} -2, ${length + 1} 5!, -9 5!`), fill, shade, [-2, -3])],
    LINE.thing,
  );

/** The round shoe of somebody with legs like sticks. */
export const stickShoe = ([fill, shade]: Tone) =>
  ink([part(curve("-6 -9, 6 -9, 20 2, 19 9, 4 10, -7 9, -8 0"), fill, shade, [-2, -3])], LINE.thing);

export const stick = (x: number, top: number, bottom: number) =>
  brush(
    [
      [x, top],
      [x, bottom],
    ],
    5.4,
    1,
  );

export const humanNeck = ([fill, shade]: Tone, y = 44, bottom = 70) =>
  ink([part(`M-13 ${y}V${bottom}Q0 ${bottom + 12} 13 ${bottom}V${y}Z`, fill, shade, [0, -14])], LINE.thing);

export const ears = (x: number, y: number, rx: number, ry: number, fill: string) =>
  bothSides((side) => ink([part(oval(side * x, y, rx, ry), fill)], LINE.detail));

/** Small arcs such as feathers or curls, at each of the points. */
export const ticks = (at: Points, color: string, width = 3.4, size = 6) =>
  points(at)
    .map(([x, y]) =>
      brush(
        [
          [x - size, y - 2],
          [x, y + 4],
          [x + size, y - 2],
        ],
        width,
        0.2,
        0.2,
        color,
      ),
    )
    .join("");

export const dots = (at: Points, radius: number, color: string = INK) =>
  points(at)
    .map(([x, y]) => paint(oval(x, y, radius), color))
    .join("");

/** The same stroke on both sides. */
export const strokes = (line: Points, width: number, start: number, end: number, color: string = INK) =>
  bothSides((side) => brush(onSide(side, line), width, start, end, color));
