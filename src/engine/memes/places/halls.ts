import { TONES, WHITE } from "../palette.ts";
import { thing } from "../props/things.ts";
import { brush } from "../rig/brush.ts";
import { polygon } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { bothSides } from "../rig/points.ts";
import { box, oval } from "../rig/shapes.ts";
import { type Area, type Backdrop, ground, rectangle, wall } from "./backdrop.ts";

const arch = (x: number, y: number, half: number, bottom: number) =>
  `M${x - half} ${bottom}V${y + half}A${half} ${half} 0 0 1 ${x + half} ${y + half}V${bottom}Z`;

/** Boards of a floor that run away from us. */
const boards = ({ width, height, ground: y }: Area, fill: string) =>
  y >= height
    ? ""
    : [-0.5, -0.1, 0.2, 0.5, 0.8, 1.1, 1.5]
        .map((end) =>
          brush(
            [
              [width * (0.5 + (end - 0.5) * 0.62), y + 4],
              [width * end, height + 6],
            ],
            3,
            0.8,
            0.8,
            fill,
          ),
        )
        .join("");

/** Rooms that people visit: halls, tents, kitchens, corridors. */
export const HALLS = {
  "bone-hall": {
    colors: { wall: "#cfdcec", ground: "#8a93b8", accent: "#e6eef7" },
    draw: (area, { wall: fill, ground: floor, accent }) => {
      const { width: w, ground: y } = area;
      const windows = [0.16, 0.5, 0.84].map((share) => paint(arch(w * share, y * 0.3, w * 0.11, y * 0.84), accent));
      const columns = [0, 0.33, 0.67, 1].map(
        (share) =>
          rectangle(w * share - 15, 0, 30, y, "#b7c6dc") +
          rectangle(w * share - 24, y - 18, 48, 18, "#a6b7d0") +
          rectangle(w * share + 6, 0, 9, y - 18, "#a6b7d0"),
      );
      return wall(area, fill) + windows.join("") + columns.join("") + ground(area, floor) + boards(area, "#7a83aa");
    },
  },
  gallery: {
    colors: { wall: "#f3d3c4", ground: "#a9705a", accent: "#e9bfae" },
    draw: (area, { wall: fill, ground: floor, accent }) =>
      wall(area, fill) +
      rectangle(0, area.ground - 66, area.width, 66, accent) +
      brush(
        [
          [-4, area.ground - 66],
          [area.width + 4, area.ground - 66],
        ],
        3,
        1,
        1,
        "#cf9c88",
      ) +
      ground(area, floor) +
      boards(area, "#8f5b47"),
  },
  "office-kitchen": {
    colors: { wall: "#d9efe6", ground: "#a8b9b3", accent: "#c2e2d6" },
    draw: (area, { wall: fill, ground: floor, accent }) => {
      const { width: w, ground: y } = area;
      const tiles = Array.from({ length: 16 }, (_, index) =>
        rectangle(
          (index % 8) * w * 0.13 + (index > 7 ? 24 : 0) - 20,
          y * 0.56 + (index > 7 ? 40 : 0),
          w * 0.12,
          34,
          accent,
        ),
      );
      const cupboard = (x: number, top: number, wide: number, tall: number) =>
        ink([part(box(x, top, wide, tall, 5), "#f7ead2", "#dcc59c", [-4, -4])], 3) +
        ink([part(box(x + wide - 16, top + tall * 0.4, 6, 24, 3), ...TONES.steel, [-1, -1])], 1.9);
      return (
        wall(area, fill) +
        cupboard(w * 0.7, y * 0.06, w * 0.16, y * 0.36) +
        cupboard(w * 0.86, y * 0.06, w * 0.16, y * 0.36) +
        tiles.join("") +
        ink([part(box(-20, y - 96, w + 40, 130, 4), "#f7ead2", "#dcc59c", [0, -4])], 3) +
        ink([part(box(-24, y - 108, w + 48, 18, 5), "#8f6b55", "#6d4e3b", [0, -4])], 3) +
        ground(area, floor)
      );
    },
  },
  corridor: {
    colors: { wall: "#dfe6d8", ground: "#9aa78f", accent: "#eef3e8" },
    draw: (area, { wall: fill, ground: floor, accent }) => {
      const { width: w, height: h, ground: y } = area;
      const [left, right, top, low] = [w * 0.34, w * 0.66, h * 0.3, y * 0.82];
      const doors = bothSides((side) => {
        const at = (share: number) => w / 2 + side * w * share;
        const slope = (share: number) => low + (share - 0.16) * (h - low) * 1.8;
        const roof = (share: number) => top + 24 - (share - 0.16) * 150;
        return [0.2, 0.34]
          .map((share) =>
            ink(
              [
                part(
                  polygon([
                    [at(share), roof(share)],
                    [at(share + 0.09), roof(share + 0.09)],
                    [at(share + 0.09), slope(share + 0.09)],
                    [at(share), slope(share)],
                  ]),
                  "#d5d2bd",
                  "#bdb9a0",
                  [-4, -3],
                ),
              ],
              2.8,
            ),
          )
          .join("");
      });
      return (
        wall(area, fill) +
        paint(`M0 ${h}L${left} ${low}H${right}L${w} ${h}Z`, floor) +
        paint(`M0 0L${left} ${top}H${right}L${w} 0Z`, "#cfd8c6") +
        rectangle(left, top, right - left, low - top, accent) +
        [0.42, 0.72]
          .map((share) =>
            paint(
              polygon([
                [w * 0.44 - share * 20, top * share],
                [w * 0.56 + share * 20, top * share],
                [w * 0.55, top * share + 14],
                [w * 0.45, top * share + 14],
              ]),
              WHITE,
            ),
          )
          .join("") +
        doors
      );
    },
  },
  marquee: {
    colors: { wall: "#fff4dc", ground: "#8ecb6d", accent: "#f9d9c9" },
    draw: (area, { wall: fill, ground: floor, accent }) => {
      const { width: w, height: h, ground: y } = area;
      const stripes = Array.from({ length: 9 }, (_, index) => {
        const from = -0.6 + index * 0.26;
        return paint(
          polygon([
            [w / 2, -h * 0.1],
            [w * from, h * 0.5],
            [w * (from + 0.13), h * 0.5],
          ]),
          accent,
        );
      });
      const swags = Array.from({ length: 6 }, (_, index) => {
        const x = (index * w) / 6;
        return ink([part(`M${x} ${h * 0.46}h${w / 6}q${-w / 12} 46 ${-w / 6} 0Z`, index % 2 ? fill : "#f0a58c")], 2.4);
      });
      return (
        wall(area, "#d9ecc4") +
        paint(
          polygon([
            [w / 2, -h * 0.1],
            [-w * 0.7, h * 0.5],
            [w * 1.7, h * 0.5],
          ]),
          fill,
        ) +
        stripes.join("") +
        swags.join("") +
        ground({ ...area, ground: Math.min(y, h * 0.9) }, floor)
      );
    },
  },
  boardroom: {
    colors: { wall: "#d3d9f0", ground: "#8c93b5", accent: "#eef1fb" },
    draw: (area, { wall: fill, ground: floor, accent }) => {
      const { width: w, height: h } = area;
      const bars = [0.34, 0.5, 0.42, 0.66].map((tall, index) =>
        rectangle(
          w * 0.1 + index * 34,
          h * 0.46 - tall * 100,
          22,
          tall * 100,
          ["#f0a58c", "#7fb0d8", "#ffd98a", "#7fd39a"][index] ?? fill,
        ),
      );
      return (
        wall(area, fill) +
        ink([part(box(w * 0.05, h * 0.2, w * 0.38, h * 0.3, 8), accent)], 3.4) +
        bars.join("") +
        ground(area, floor)
      );
    },
  },
  expo: {
    colors: { wall: "#e9def2", ground: "#c9586a", accent: "#f5eefa" },
    draw: (area, { wall: fill, ground: floor, accent }) => {
      const { width: w, height: h, ground: y } = area;
      const stand = (x: number, tone: readonly [string, string]) =>
        ink([part(box(x - 34, y - 128, 68, 124, 5), ...tone, [-5, -4])], 3) +
        paint(oval(x, y - 92, 17), WHITE) +
        rectangle(x - 20, y - 60, 40, 7, WHITE) +
        rectangle(x - 20, y - 46, 28, 7, WHITE) +
        ink([part(box(x - 40, y - 8, 80, 10, 4), TONES.slate[0])], 2.4);
      const carpet = Array.from({ length: 22 }, (_, index) =>
        paint(oval(((index * 97) % 100) * w * 0.01, y + 14 + ((index * 61) % 100) * (h - y) * 0.009, 9, 4), "#b3465a"),
      );
      return (
        wall(area, fill) +
        [0.2, 0.5, 0.8]
          .map((share) =>
            paint(
              polygon([
                [w * share - 12, 0],
                [w * share + 12, 0],
                [w * share + 46, 64],
                [w * share - 46, 64],
              ]),
              accent,
            ),
          )
          .join("") +
        stand(w * 0.15, TONES.blue) +
        stand(w * 0.4, TONES.mint) +
        stand(w * 0.64, TONES.orange) +
        stand(w * 0.88, TONES.lilac) +
        ground(area, floor) +
        carpet.join("")
      );
    },
  },
  hallway: {
    colors: { wall: "#ffe9b8", ground: "#c98f54", accent: "#f7dc9c" },
    draw: (area, { wall: fill, ground: floor, accent }) =>
      wall(area, fill) +
      Array.from({ length: 9 }, (_, index) =>
        rectangle((index * area.width) / 8 - 14, 0, 22, area.ground, accent),
      ).join("") +
      place(area.width * 0.82, area.ground, thing("front-step"), 0.96) +
      ground(area, floor),
  },
  breakfast: {
    colors: { wall: "#cfeaf2", ground: "#d9a86a", accent: "#e3f4f9" },
    draw: (area, { wall: fill, ground: floor, accent }) => {
      const { width: w, ground: y } = area;
      const window =
        ink([part(box(-70, -80, 140, 150, 6), WHITE)], 3.2) +
        rectangle(-58, -68, 116, 126, "#bfe6ff") +
        paint(oval(26, -34, 20), "#ffe27a") +
        brush("0 -78, 0 68", 6, 1, 1, WHITE) +
        brush("-68 -6, 68 -6", 6, 1, 1, WHITE);
      return (
        wall(area, fill) +
        Array.from({ length: 18 }, (_, index) =>
          paint(
            oval(
              (index % 6) * w * 0.19 + (Math.floor(index / 6) % 2) * 50 + 14,
              Math.floor(index / 6) * y * 0.3 + 60,
              7,
            ),
            accent,
          ),
        ).join("") +
        place(w * 0.16, y * 0.54, window) +
        ground(area, floor)
      );
    },
  },
  "waiting-room": {
    colors: { wall: "#dbe5e0", ground: "#a9b3a4", accent: "#c6d5cd" },
    draw: (area, { wall: fill, ground: floor, accent }) => {
      const y = Math.min(area.ground, area.height * 0.84);
      return wall(area, fill) + rectangle(0, y - 110, area.width, 110, accent) + ground({ ...area, ground: y }, floor);
    },
  },
  stairwell: {
    colors: { wall: "#f2e2c8", ground: "#c7a071", accent: "#dcb98c" },
    draw: (area, { wall: fill, ground: floor, accent }) => {
      const { width: w, height: h } = area;
      const steps = [0, 1, 2, 3, 4, 5, 6].map((step) => {
        const [x, top] = [w * 0.16 + step * w * 0.105, h * 0.9 - step * h * 0.07];
        return ink([part(`M${x} ${top}H${w + 20}V${h + 20}H${x}Z`, accent, "#c49a66", [0, 7])], 3);
      });
      return wall(area, fill) + ground({ ...area, ground: h * 0.9 }, floor) + steps.join("");
    },
  },
} as const satisfies Record<string, Backdrop>;
