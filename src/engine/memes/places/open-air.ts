import { TONES, WHITE } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { oval } from "../rig/shapes.ts";
import { type Backdrop, cloud, ground, rectangle, wall } from "./backdrop.ts";

const pine = (x: number, y: number, size: number) =>
  place(
    x,
    y,
    ink([part(tube("0 0, 0 -40", [16, 14]), ...TONES.brown, [-3, 0])], 3) +
      ink(
        [
          part(polygon("-54 -30, 0 -120, 54 -30"), "#5f9e74", "#437a57", [-6, -4]),
          part(polygon("-44 -84, 0 -166, 44 -84"), "#5f9e74", "#437a57", [-6, -4]),
          part(polygon("-32 -134, 0 -204, 32 -134"), "#5f9e74", "#437a57", [-6, -4]),
        ],
        3.2,
      ),
    size,
  );

/** Under the sky, with something to say about the weather. */
export const OPEN_AIR = {
  woods: {
    colors: { wall: "#cfe9dd", ground: "#8fbd62", accent: "#e6f5ee" },
    draw: (area, { wall: fill, ground: floor, accent }) =>
      wall(area, fill) +
      cloud(area.width * 0.3, area.height * 0.36, 0.6, accent) +
      pine(area.width * 0.08, area.ground + 4, 0.9) +
      pine(area.width * 0.94, area.ground + 2, 1.1) +
      pine(area.width * 0.5, area.ground + 2, 0.7) +
      ground(area, floor),
  },
  /** Winter on the left, spring in the middle, autumn on the right. */
  seasons: {
    colors: { wall: "#cfe0f0", ground: "#f4f8fb", accent: "#dff0cf" },
    draw: (area, { wall: fill, ground: winter, accent }) => {
      const { width: w, height: h } = area;
      const y = Math.min(area.ground, h * 0.84);
      return (
        wall(area, fill) +
        paint(`M${w * 0.42} 0H${w}V${h}H${w * 0.34}Z`, accent) +
        paint(`M${w * 0.8} 0H${w}V${h}H${w * 0.74}Z`, "#fbe0bd") +
        rectangle(0, y, w, h - y, winter) +
        paint(`M${w * 0.36} ${y}H${w}V${h}H${w * 0.34}Z`, "#9ccf72") +
        paint(`M${w * 0.76} ${y}H${w}V${h}H${w * 0.74}Z`, "#d9a25c") +
        brush(
          [
            [-4, y],
            [w * 0.3, y - 1],
            [w + 4, y],
          ],
          3.4,
          1,
        )
      );
    },
  },
  downhill: {
    colors: { wall: "#ffe0cc", ground: "#cfe5ae", accent: "#fff0e4" },
    draw: (area, { wall: fill, ground: floor, accent }) => {
      const { width: w, height: h } = area;
      const slope = curve([
        [-20, h * 0.72, true],
        [w * 0.36, h * 0.76],
        [w * 0.7, h * 0.88],
        [w + 20, h * 1.02, true],
        [w + 20, h + 40, true],
        [-20, h + 40, true],
      ]);
      const far = curve([
        [w * 0.3, h * 0.8, true],
        [w * 0.6, h * 0.58],
        [w * 0.86, h * 0.5],
        [w + 20, h * 0.54, true],
        [w + 20, h + 20, true],
        [w * 0.3, h + 20, true],
      ]);
      return (
        wall(area, fill) +
        cloud(w * 0.6, h * 0.16, 0.8, accent) +
        paint(far, floor) +
        ink([part(slope, "#d9c7b2", "#c2ab92", [0, 6])], 3.4) +
        brush(
          [
            [w * 0.1, h * 0.86],
            [w * 0.3, h * 0.88],
          ],
          4,
          0.4,
          0.4,
          "#c2ab92",
        ) +
        brush(
          [
            [w * 0.2, h * 0.95],
            [w * 0.34, h * 0.965],
          ],
          4,
          0.4,
          0.4,
          "#c2ab92",
        )
      );
    },
  },
  lake: {
    colors: { wall: "#d3eef0", ground: "#58b3c4", accent: "#e9fbff" },
    draw: (area, { wall: fill, ground: water, accent }) => {
      const { width: w, height: h, ground: y } = area;
      const hills = curve([
        [-20, y, true],
        [w * 0.1, y - 54],
        [w * 0.3, y - 34],
        [w * 0.55, y - 70],
        [w * 0.8, y - 36],
        [w + 20, y - 60],
        [w + 20, y + 4, true],
      ]);
      return (
        wall(area, fill) +
        cloud(w * 0.5, h * 0.1, 0.8, WHITE) +
        paint(hills, "#a5d3a0") +
        rectangle(0, y, w, h - y, water) +
        brush(
          [
            [-4, y + 6],
            [w * 0.3, y],
            [w * 0.6, y + 8],
            [w + 4, y + 2],
          ],
          5,
          0.9,
          0.9,
          accent,
        )
      );
    },
  },
  sunset: {
    colors: { wall: "#ffd2a8", ground: "#3f8fa8", accent: "#ffe4c4" },
    draw: (area, { wall: fill, ground: water, accent }) => {
      const { width: w, height: h, ground: y } = area;
      return (
        wall(area, fill) +
        paint(oval(w * 0.7, y, 96), accent) +
        cloud(w * 0.24, h * 0.3, 0.8, accent) +
        rectangle(0, y, w, h - y, water) +
        brush(
          [
            [-4, y + 6],
            [w * 0.25, y],
            [w * 0.6, y + 8],
            [w + 4, y + 2],
          ],
          5,
          0.9,
          0.9,
          "#ffe9d2",
        )
      );
    },
  },
} as const satisfies Record<string, Backdrop>;
