import { TONES } from "../palette.ts";
import { thing } from "../props/things.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { box, oval } from "../rig/shapes.ts";
import { type Backdrop, cloud, glow, ground, rays, rectangle, ripples, wall } from "./backdrop.ts";

export const OUTDOORS = {
  meadow: {
    colors: { wall: "#bfe6f5", ground: "#8ecb6d", accent: "#ffffff" },
    draw: (area, { wall: fill, ground: floor, accent }) =>
      wall(area, fill) +
      cloud(area.width * 0.8, area.height * 0.16, 1, accent) +
      cloud(area.width * 0.43, area.height * 0.12, 0.7, accent) +
      ground(area, floor),
  },
  sunny: {
    colors: { wall: "#ffcf6b", ground: "#e9a94a", accent: "#ffd985" },
    draw: (area, { wall: fill, ground: floor, accent }) =>
      wall(area, fill) + rays(area.width * 0.37, area.height * 0.61, accent, 14) + ground(area, floor),
  },
  pond: {
    colors: { wall: "#fff1c9", ground: "#2f86c4", accent: "#226a9f" },
    draw: (area, { wall: fill, ground: water, accent }) =>
      wall(area, fill) +
      glow(64, 76, 40, "#ffd24a", 1) +
      rectangle(0, area.ground, area.width, area.height - area.ground, water) +
      rectangle(0, (area.ground + area.height) / 2 - 20, area.width, area.height, accent) +
      ripples(area.width, area.ground, "#e8f7ff"),
  },
  sea: {
    colors: { wall: "#9ad3ee", ground: "#3f8fc9", accent: "#d9f0fb" },
    draw: (area, { wall: fill, ground: water, accent }) =>
      wall(area, fill) +
      cloud(area.width / 2, area.height * 0.11, 0.8) +
      rectangle(0, area.ground, area.width, area.height - area.ground, water) +
      ripples(area.width, area.ground + 6, accent),
  },
  jungle: {
    colors: { wall: "#cfe8a9", ground: "#8fbd62", accent: "#e6f4cf" },
    draw: (area, { wall: fill, ground: floor, accent }) =>
      wall(area, fill) +
      cloud(area.width * 0.74, area.height * 0.15, 0.9, accent) +
      ground(area, floor) +
      place(area.width * 0.11, area.ground + 20, thing("tree")),
  },
  savannah: {
    colors: { wall: "#ffdf9e", ground: "#dba657", accent: "#ff9f5f" },
    draw: (area, { wall: fill, ground: floor, accent }) =>
      wall(area, fill) +
      glow(area.width * 0.5, area.ground, 70, accent, 1) +
      ground(area, floor) +
      place(area.width * 0.86, area.ground + 4, acacia(), 0.9) +
      place(area.width * 0.12, area.ground + 2, acacia(), 0.6),
  },
  street: {
    colors: { wall: "#46507a", ground: "#6c7284", accent: "#ffe9a8" },
    draw: (area, { wall: fill, ground: floor, accent }) => {
      const x = area.width * 0.8;
      const light = paint(`M${x - 20} ${area.height * 0.24}L${x - 150} ${area.height}H${x + 60}Z`, accent, 0.28);
      const post = ink(
        [
          part(
            tube(
              [
                [x, area.ground + 8],
                [x, area.height * 0.2],
                [x - 24, area.height * 0.17],
              ],
              [9, 8, 7],
            ),
            "#2e3542",
          ),
        ],
        3,
      );
      return (
        wall(area, fill) +
        ground(area, floor) +
        light +
        post +
        ink([part(box(x - 42, area.height * 0.16, 34, 16, 6), accent)], 2.6)
      );
    },
  },
  garden: {
    colors: { wall: "#cdeccc", ground: "#7fbf67", accent: "#ffffff" },
    draw: (area, { wall: fill, ground: floor, accent }) =>
      wall(area, fill) +
      cloud(area.width * 0.3, area.height * 0.16, 0.8, accent) +
      place(area.width * 0.25, area.ground, thing("fence")) +
      place(area.width * 0.75, area.ground, thing("fence")) +
      ground(area, floor),
  },
  snow: {
    colors: { wall: "#cfe0f0", ground: "#f4f8fb", accent: "#ffffff" },
    draw: (area, { wall: fill, ground: floor, accent }) => {
      const flakes = Array.from({ length: 26 }, (_, index) =>
        paint(
          oval(((index * 83) % 100) * area.width * 0.01, ((index * 47) % 90) * area.height * 0.01, 3 + (index % 3)),
          accent,
        ),
      );
      return wall(area, fill) + flakes.join("") + ground(area, floor);
    },
  },
  hill: {
    colors: { wall: "#ffd9c2", ground: "#9ccf72", accent: "#ffe9dc" },
    draw: (area, { wall: fill, ground: floor, accent }) => {
      const { width: w, height: h, ground: y } = area;
      const slope = curve([
        [-20, y - 90],
        [w * 0.4, y - 36],
        [w + 20, y + 40, true],
        [w + 20, h + 20, true],
        [-20, h + 20, true],
      ]);
      return wall(area, fill) + cloud(w * 0.7, h * 0.16, 1, accent) + ink([part(slope, floor)], 3.4);
    },
  },
  heaven: {
    colors: { wall: "#e9e1f7", ground: "#cfc0ea", accent: "#f4edff" },
    draw: (area, { wall: fill, accent }) =>
      wall(area, fill) +
      rays(area.width * 0.87, area.height * 0.2, accent, 18, 900) +
      glow(area.width * 0.87, area.height * 0.28, 118, "#fff3b0", 0.9),
  },
} as const satisfies Record<string, Backdrop>;

/** A flat thorn tree. */
function acacia(): string {
  return (
    ink([part(tube("0 0, 6 -60, -10 -104", [14, 11, 8]), ...TONES.brown, [-3, 0])], 3) +
    brush("6 -60, 30 -98", 6, 0.9) +
    ink([part(curve("-76 -104, -40 -132, 20 -138, 74 -116, 60 -100, 0 -94"), "#8a9a4a", "#6d7c36", [-6, -6])], 3)
  );
}
