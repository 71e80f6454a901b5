import { PAPER, TONES, WHITE } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { box, oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

const CHALK = "#f4f1e4";
const CHALK_BALL =
  brush("-11 0, -8 -8, 0 -11, 8 -8, 11 0, 8 8, 0 11, -8 8, -11 0", 3, 0.8, 0.8, CHALK) +
  brush("-9 -3, 0 2, 9 -3", 2.4, 0.5, 0.5, CHALK);

/** Twelve above, twelve below and four on each side, around an area of 292 by 130. */
const BALLS = [
  ...Array.from({ length: 12 }, (_, column) => [-154 + column * 28, -80 + (column % 2) * 4] as const),
  ...Array.from({ length: 10 }, (_, column) => [-98 + column * 28, 82 - (column % 2) * 4] as const),
  ...[-47, -15, 17, 47].flatMap((y) => [[-158, y] as const, [158, y + 4] as const]),
];

const coin = (x: number, y: number, size = 1) =>
  place(
    x,
    y,
    ink([part(oval(0, 0, 17), ...TONES.gold, [-4, -4])], 2.8) + ink([part(oval(0, 0, 9), TONES.gold[0])], 1.9),
    size,
  );

/** A framed chart 92 wide, by its middle. */
const chart = (line: string, color: string) =>
  ink([part(box(-46, -40, 92, 80, 6), ...TONES.wood, [-3, -3])], 3) +
  paint(box(-39, -33, 78, 66, 3), PAPER) +
  brush("-31 -26, -31 25, 33 25", 3, 1, 1, "#8a8174") +
  brush(line, 6, 0.8, 0.8, color);

/** Small signs of something: a smell, a bruise, a temperature. */
export const MARKS = {
  /** A new brown spot on a banana, with the pop it made. */
  "ripe-spot": (tone = ["#8a5a1c", "#6d4514"]) =>
    paint(curve("-16 2, -12 -9, 0 -8, 9 -13, 17 -3, 12 8, 2 7, -8 12"), tone[0]) +
    paint(curve("4 -4, 10 -8, 13 -1, 8 4"), tone[1]) +
    ["-16 -20, -22 -30", "0 -22, 0 -34", "16 -20, 22 -30"].map((line) => brush(line, 5, 0.9, 0.5)).join(""),
  coin: () => coin(0, 0),
  /** Money on the wind, from the right to a nose at 0 0. */
  scent: () =>
    ink(
      [
        part(
          tube("330 -80, 270 -50, 216 -4, 150 26, 80 20, 8 2", [40, 34, 28, 20, 13, 5]),
          "#fff3b0",
          "#ffdf7a",
          [0, -8],
        ),
      ],
      3,
    ) +
    brush("300 -70, 262 -46, 224 -14", 3.4, 0.3, 0.3, WHITE) +
    coin(206, -70, 1.35) +
    coin(146, -28, 1.1) +
    coin(262, 76, 1.2) +
    coin(186, 84, 0.95),
  crumbs: () =>
    [
      [-30, 0, 1.1],
      [-8, 12, 0.9],
      [16, 2, 1.2],
      [34, 16, 0.8],
      [-20, 26, 0.8],
      [8, 32, 1],
    ]
      .map(([x = 0, y = 0, size]) =>
        place(x, y, ink([part(curve("-8 2, -7 -6, 2 -8, 9 -1, 4 6"), "#eba650", "#c0752a", [-2, -2])], 2.2), size),
      )
      .join(""),
  /** A thermometer's face; the needle is a thing of its own. */
  "oven-dial": () =>
    ink([part(oval(0, 0, 40), PAPER, "#ddd6c9", [-4, -4])], 3.2) +
    paint("M-28 0A28 28 0 0 1 -14 -24L-8 -14A16 16 0 0 0 -16 0Z", TONES.mint[0]) +
    paint("M-12 -25A28 28 0 0 1 12 -25L7 -14A16 16 0 0 0 -7 -14Z", TONES.gold[0]) +
    paint("M14 -24A28 28 0 0 1 28 0L16 0A16 16 0 0 0 8 -14Z", TONES.red[0]),
  "dial-needle": () => brush("0 8, 0 -30", 6, 0.9, 0.3) + paint(oval(0, 0, 6), "#211a15"),
  "chart-starting": () => chart("-24 18, -6 16, 10 12, 26 4", TONES.mint[1]),
  "chart-soaring": () => chart("-24 18, -8 10, 6 -6, 28 -22", TONES.mint[1]),
  "chart-falling": () => chart("-24 -20, -8 -14, 6 4, 28 20", TONES.red[0]),
  "chart-flat": () => chart("-24 19, 28 19", TONES.slate[0]),
  /** Still on it. */
  "price-tag": (tone = TONES.gold) =>
    brush("-18 -22, -8 -8", 3, 0.9) +
    ink([part(curve("-16 -6!, -4 -16!, 30 -8!, 26 18!, -12 10!"), ...tone, [-3, -3])], 2.8) +
    paint(oval(-7, -5, 3.4), "#211a15") +
    brush("2 -2, 20 2", 3, 0.8, 0.8, "#8a6a1a"),
  "chalk-balls": () => BALLS.map(([x, y]) => place(x, y, CHALK_BALL)).join(""),
  "chalk-loaf": () =>
    [
      "-38 12, -26 -4, 0 -10, 26 -4, 38 12",
      "-38 12, -20 6, 0 8, 20 6, 38 12",
      "-16 -6, -12 6",
      "14 -6, 11 6",
      "-106 8, -60 6",
      "60 6, 106 8",
    ]
      .map((line) => brush(line, 3.2, 0.4, 0.4, "#8fc2ae"))
      .join(""),
  "chalk-cup": () =>
    ["-16 -12, -10 16, 10 16, 16 -12, -16 -12", "4 -12, 12 -26", "-106 4, -60 2", "60 2, 106 4"]
      .map((line) => brush(line, 3.2, 0.5, 0.5, "#9fd0e8"))
      .join(""),
  "chalk-crown": () =>
    ["-26 12, -32 -12, -12 2, 0 -18, 12 2, 32 -12, 26 12", "-26 12, 26 12", "-106 4, -60 2", "60 2, 106 4"]
      .map((line) => brush(line, 3.2, 0.6, 0.6, "#ffd98a"))
      .join(""),
} as const satisfies Record<string, Thing>;
