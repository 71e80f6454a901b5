import { TONES } from "../palette.ts";
import { thing } from "../props/things.ts";
import { brush } from "../rig/brush.ts";
import { clip, ink, paint, part, place } from "../rig/ink.ts";
import { box, oval } from "../rig/shapes.ts";
import { type Backdrop, glow, ground, rays, rectangle, wall } from "./backdrop.ts";

export const INDOORS = {
  plain: {
    colors: { wall: "#c9e6ef", ground: "#8fb4c0", accent: "#d9f0f6" },
    draw: (area, { wall: fill, ground: floor }) => wall(area, fill) + ground(area, floor),
  },
  burst: {
    colors: { wall: "#9fd0e8", ground: "#7fb6d2", accent: "#b2dbef" },
    draw: (area, { wall: fill, ground: floor, accent }) =>
      wall(area, fill) + rays(area.width / 2, area.height * 0.62, accent) + ground(area, floor),
  },
  spotlight: {
    colors: { wall: "#4a3a78", ground: "#9b86d2", accent: "#7d68b8" },
    draw: (area, { wall: fill, ground: floor, accent }) => {
      const { width: w, height: h } = area;
      const beam = paint(`M${w / 2} ${h * 0.1}L${w * 0.11} ${h * 1.04}H${w * 0.89}Z`, accent);
      return wall(area, fill) + beam + paint(oval(w / 2, h * 0.89, w * 0.35, h * 0.07), floor);
    },
  },
  office: {
    colors: { wall: "#d7d9b4", ground: "#b3a678", accent: "#eef3d6" },
    draw: (area, { wall: fill, ground: floor, accent }) =>
      wall(area, fill) +
      place(
        area.width * 0.21,
        area.ground * 0.5,
        rectangle(-86, -76, 172, 164, accent) +
          ink([part(box(-80, -75, 160, 150, 4), "#bfe0ee")], 3.4) +
          rectangle(-78, 25, 156, 48, "#9dc58a") +
          brush("0 -75, 0 75", 5, 1),
      ) +
      ground(area, floor),
  },
  shop: {
    colors: { wall: "#f7c9a0", ground: "#b97b4c", accent: "#fbdcbf" },
    draw: (area, { wall: fill, ground: floor }) =>
      wall(area, fill) +
      place(area.width * 0.24, area.ground, thing("shelves"), 1.1) +
      place(area.width * 0.78, area.ground, thing("shelves"), 1.1) +
      ground(area, floor),
  },
  museum: {
    colors: { wall: "#d9c9ea", ground: "#8a6f9f", accent: "#c7b3de" },
    draw: (area, { wall: fill, ground: floor, accent }) => {
      const hills = clip(box(-58, -44, 116, 88, 3), paint("M-60 44V8Q-30 -22 0 10Q26 -14 60 6V44Z", fill));
      const picture =
        ink([part(box(-72, -58, 144, 116, 6), ...TONES.gold, [-4, -4])], 3) +
        ink([part(box(-58, -44, 116, 88, 3), accent)], 2.2) +
        hills;
      return wall(area, fill) + place(area.width * 0.8, area.height * 0.19, picture) + ground(area, floor);
    },
  },
  landing: {
    colors: { wall: "#f0dcc2", ground: "#b98f62", accent: "#dcb98c" },
    draw: (area, { wall: fill, ground: floor, accent }) => {
      const steps = [0, 1, 2, 3, 4].map((step) => {
        const top = area.ground - 34 * (step + 1);
        return ink(
          [
            part(
              `M${area.width * 0.62 + step * 44} ${top}H${area.width + 20}V${area.height + 20}H${area.width * 0.62 + step * 44}Z`,
              accent,
            ),
          ],
          3,
        );
      });
      return wall(area, fill) + ground(area, floor) + steps.join("");
    },
  },
  kitchen: {
    colors: { wall: "#d3ece4", ground: "#a8b9b3", accent: "#bfe0d5" },
    draw: (area, { wall: fill, ground: floor, accent }) => {
      const tiles = [0, 1, 2, 3, 4, 5].map((column) =>
        [0, 1]
          .map((row) =>
            rectangle(
              column * area.width * 0.18 + row * 20,
              area.ground * 0.5 + row * 46,
              area.width * 0.16,
              40,
              accent,
            ),
          )
          .join(""),
      );
      return wall(area, fill) + tiles.join("") + ground(area, floor);
    },
  },
  stage: {
    colors: { wall: "#5b2a4a", ground: "#b9793f", accent: "#7b3450" },
    draw: (area, { wall: fill, ground: floor, accent }) => {
      const folds = [0, 1, 2, 3, 4, 5, 6, 7].map((fold) =>
        rectangle((fold * area.width) / 8, 0, area.width / 16, area.ground, accent),
      );
      return wall(area, fill) + folds.join("") + ground(area, floor);
    },
  },
  lit: {
    colors: { wall: "#2b3550", ground: "#1d2438", accent: "#9fd8ff" },
    draw: (area, { wall: fill, accent, ground: floor }) =>
      wall(area, fill) + glow(area.width / 2, area.height, area.width * 0.56, accent, 0.45) + ground(area, floor),
  },
  oven: {
    colors: { wall: "#ff8a3c", ground: "#c9542a", accent: "#ffad4f" },
    draw: (area, { wall: fill, ground: floor, accent }) =>
      wall(area, fill) +
      rays(area.width / 2, area.ground * 0.7, accent, 14, 420) +
      [0.3, 0.55]
        .map((y) =>
          brush(
            [
              [0, area.height * y],
              [area.width, area.height * y],
            ],
            4,
            1,
            1,
            TONES.slate[1],
          ),
        )
        .join("") +
      ground(area, floor),
  },
} as const satisfies Record<string, Backdrop>;
