import { INK, PAPER, TONES, type Tone } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { box, oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

const BAKED: Tone = ["#eba650", "#c0752a"];

export const FOOD = {
  croissant: (tone = BAKED) =>
    place(
      10,
      -34,
      ink(
        [
          part(
            curve(
              "-44 26, -46 4, -34 -18, -10 -32, 14 -31, 36 -16, 46 8, 42 28, 33 25, 24 12, 6 5, -10 6, -26 13, -35 27",
            ),
            ...tone,
            [-5, -8],
          ),
        ],
        3,
      ) +
        ["-36 -14, -27 -2, -24 10", "-18 -29, -12 -12, -11 4", "6 -32, 9 -14, 7 4", "28 -23, 27 -8, 20 8"]
          .map((line) => brush(line, 3.2, 0.3, 0.8, "#8f5318"))
          .join(""),
      1,
      -8,
    ),
  "butter-knife": () =>
    ink([part(box(-6, -6, 12, 40, 5), "#6b4423")], 2.6) +
    ink([part("M-6 -8H7V-52Q7 -66 -2 -66Q-8 -50 -6 -8Z", "#dfe6ea", "#aab6bd", [-4, 0])], 2.6) +
    ink([part(curve("-8 -62, 6 -72, 18 -60, 12 -46, -4 -46"), "#ffe27a", "#e3b93a", [-3, -3])], 2.4),
  baguette: (tone = BAKED) =>
    ink([part(tube("-20 60, 4 0, 24 -64", [20, 24, 18]), ...tone, [-4, -4])], 3) +
    ["-16 34, -2 30", "-8 12, 8 6", "2 -12, 16 -18", "10 -36, 22 -42"]
      .map((line) => brush(line, 3.4, 0.4, 0.4, "#8f5318"))
      .join(""),
  cake: (tone = TONES.pink) =>
    ink([part(box(-66, -10, 132, 12, 5), ...TONES.stone, [-3, -4])], 3) +
    ink([part(box(-52, -66, 104, 58, 8), "#fff1dc", "#e6cfa8", [-7, -3])], 3.2) +
    ink(
      [
        part(
          "M-54 -60Q-54 -72 -42 -72H42Q54 -72 54 -60V-46Q46 -34 36 -46" +
            "Q26 -32 14 -46Q2 -32 -10 -46Q-22 -32 -32 -46Q-44 -34 -54 -46Z",
          ...tone,
          [-5, -3],
        ),
      ],
      2.8,
    ) +
    ink([part(oval(0, -80, 9), ...TONES.red, [-2, -2])], 2.4),
  dome: (tone = TONES.steel) =>
    ink([part(box(-60, -10, 120, 11, 5), ...tone, [-3, -4])], 3) +
    ink([part("M-48 -10Q-48 -62 0 -62Q48 -62 48 -10Z", ...tone, [-8, -5])], 3.2) +
    ink([part(oval(0, -67, 7), tone[0])], 2.6) +
    brush("-32 -26, -26 -42, -12 -50", 4.4, 0.3, 0.3, PAPER),
  bowl: (tone = TONES.red) =>
    ink([part("M-44 -26H44L34 4H-34Z", ...tone, [-6, -2])], 3.4) +
    [
      [-22, -30],
      [0, -34],
      [20, -30],
      [-8, -42],
      [12, -42],
    ]
      .map(([x = 0, y = 0]) => ink([part(oval(x, y, 11, 8), "#a9713a", "#7f4e1f", [-2, -2])], 2.4))
      .join(""),
  chip: () =>
    ink([part(polygon("-24 -30, 18 -40, 26 24, -18 32"), "#ffd86a", "#dba63a", [-5, -4])], 3) +
    brush("-12 -16, 8 -22", 2.4, 0.3, 0.3, "#dba63a"),
  crumb: () => ink([part(curve("-8 0, -10 -8, -2 -13, 8 -11, 11 -3, 5 1"), ...BAKED, [-2, -2])], 2.4),
  "fruit-crate": () =>
    [
      [-32, -44],
      [-8, -50],
      [18, -46],
      [36, -42],
    ]
      .map(([x = 0, y = 0], index) => {
        const [fill, shade] = [TONES.red, TONES.orange, TONES.mint, TONES.gold][index] ?? TONES.red;
        return ink([part(oval(x, y, 14), fill, shade, [-4, -3])], 2.6);
      })
      .join("") +
    ink([part(box(-54, -40, 108, 42, 4), ...TONES.wood, [-4, -4])], 3.2) +
    brush("-50 -20, 50 -20", 2.8, 0.9),
  "bin-bag": () =>
    ink(
      [
        part(
          curve("-30 0, -42 -30, -24 -58, -8 -66, -14 -78!, 12 -78!, 8 -66, 30 -54, 42 -26, 28 0"),
          "#4a4f57",
          "#33373d",
          [-6, -5],
        ),
      ],
      3.4,
    ) +
    brush("-18 -52, -26 -28, -18 -12", 3, 0.3, 0.3, "#747a84") +
    ink([part(curve("20 -20, 34 -26, 30 -8"), ...BAKED, [-2, -2])], 2.2),
  candle: () =>
    ink([part(box(-7, -34, 14, 34, 3), "#fff3d6", "#e0cda0", [-3, 0])], 2.6) +
    brush("0 -34, 0 -42", 2.4, 1) +
    ink([part(curve("0 -40, -6 -50, 0 -62!, 6 -50"), "#ffb53a")], 2.2),
  cucumber: () =>
    ink([part(oval(0, 0, 13), "#cfeeb5", "#8cc36a", [-2, -2])], 2.4) +
    paint(oval(-3, -2, 2), "#8cc36a") +
    paint(oval(4, 2, 2), "#8cc36a") +
    paint(oval(-1, 5, 1.8), INK, 0.2),
} as const satisfies Record<string, Thing>;
