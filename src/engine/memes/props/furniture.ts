import { INK, PAPER, TONES, type Tone } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve } from "../rig/curve.ts";
import { ink, paint, part } from "../rig/ink.ts";
import { bothSides, onSide } from "../rig/points.ts";
import { box, oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

const LIGHT_WOOD: Tone = ["#c98f54", "#a36c35"];

const legsUnder = (x: number, height: number, fill: string) =>
  bothSides((side) => ink([part(box(side * x - 6, -height, 12, height + 2, 4), fill)], 3));

export const FURNITURE = {
  crate: (tone = ["#c48a4b", "#9c6730"]) =>
    ink([part(box(-66, -66, 132, 66, 4), ...tone, [-6, -5])]) +
    brush("-62 -44, 62 -44", 2.8, 0.9) +
    brush("-62 -22, 62 -22", 2.8, 0.9),
  "bread-crate": (tone = TONES.blue) =>
    ink([part(box(-66, -56, 132, 56, 6), ...tone, [-6, -5])]) +
    [-48, -24, 0, 24, 48].map((x) => ink([part(box(x - 8, -46, 16, 36, 4), tone[1])], 1.9)).join(""),
  table: (tone = TONES.wood) => legsUnder(96, 60, tone[1]) + ink([part(box(-128, -72, 256, 20, 8), ...tone, [-4, -5])]),
  /** A table top right across a picture, by its upper edge. */
  plank: (tone = LIGHT_WOOD) => ink([part(box(-290, -6, 580, 30, 8), "#dba869", tone[1], [-3, -6])]),
  desk: (tone = LIGHT_WOOD) =>
    ink([part(box(-150, -86, 300, 106, 8), ...tone, [-6, -3])]) +
    ink([part(box(-164, -98, 328, 22, 8), "#dba869", tone[1], [-3, -6])], 3.4) +
    brush("-96 -52, 96 -52", 2.6, 0.3, 0.3, tone[1]),
  counter: (tone = ["#d9734a", "#b2522e"]) =>
    ink([part(box(-170, -110, 340, 130, 6), ...tone, [-7, -4])]) +
    [-120, -60, 0, 60, 120]
      .map((x) =>
        brush(
          [
            [x, -84],
            [x, 6],
          ],
          2.8,
          0.8,
          0.8,
          tone[1],
        ),
      )
      .join("") +
    ink([part(box(-182, -124, 364, 22, 8), "#fff3df", "#dcc9a6", [-3, -6])], 3.4),
  stool: (tone = TONES.red) =>
    legsUnder(20, 58, TONES.steel[0]) + ink([part(box(-34, -70, 68, 18, 9), ...tone, [-4, -5])], 3.2),
  chair: (tone = LIGHT_WOOD) =>
    ink([part(box(-34, -130, 68, 56, 10), ...tone, [-5, -4])], 3.2) +
    legsUnder(30, 66, tone[1]) +
    ink([part(box(-42, -74, 84, 18, 7), ...tone, [-4, -5])], 3.2),
  "folding-chair": (tone = TONES.steel) =>
    brush("-24 0, 20 -60", 6, 1) +
    brush("24 0, -20 -60", 6, 1) +
    ink([part(box(-32, -66, 64, 12, 5), ...tone, [-3, -3])], 3) +
    ink([part(box(-30, -122, 60, 34, 6), ...tone, [-4, -3])], 3) +
    brush("-24 -60, -26 -92", 5, 1) +
    brush("24 -60, 26 -92", 5, 1),
  "swivel-chair": (tone = TONES.slate) =>
    ink([part(box(-36, -138, 72, 66, 14), ...tone, [-5, -5])], 3.2) +
    ink([part(box(-5, -58, 10, 34, 3), TONES.steel[0])], 2.8) +
    ink([part(tube("-34 -8, 0 -24, 34 -8", [8, 10, 8]), TONES.steel[0])], 2.8) +
    [-34, 0, 34].map((x) => ink([part(oval(x, -5, 7), INK)], 2)).join("") +
    ink([part(box(-44, -70, 88, 20, 9), ...tone, [-4, -5])], 3.2),
  throne: (tone = TONES.gold) =>
    ink([part("M-54 0V-150L-34 -132L-18 -160L0 -136L18 -160L34 -132L54 -150V0Z", ...tone, [-7, -5])]) +
    ink([part(box(-38, -118, 76, 78, 10), ...TONES.red, [-5, -5])], 2.6) +
    bothSides((side) => ink([part(box(side * 58 - 12, -66, 24, 70, 8), ...tone, [-4, -4])], 3.2)) +
    paint(oval(0, -130, 6), TONES.red[0]),
  sofa: (tone = ["#d7748c", "#ad4f68"]) =>
    ink([part(box(-128, -104, 256, 84, 22), ...tone, [-7, -6])]) +
    bothSides((side) => ink([part(box(side * 128 - 26, -76, 52, 80, 20), ...tone, [-6, -5])])) +
    ink([part(box(-106, -52, 212, 46, 12), ...tone, [-5, -6])], 3.2) +
    brush("0 -50, 0 -8", 2.8, 0.6),
  bench: (tone = TONES.leaf) =>
    legsUnder(88, 50, TONES.slate[0]) +
    [-112, -92].map((y) => ink([part(box(-116, y, 232, 14, 5), ...tone, [-3, -4])], 3)).join("") +
    ink([part(box(-122, -62, 244, 18, 6), ...tone, [-3, -5])], 3.2),
  lectern: (tone = TONES.wood) =>
    ink([part("M-30 0L-22 -86H22L30 0Z", ...tone, [-5, -3])], 3.2) +
    ink([part("M-44 -84L44 -100V-84L-40 -70Z", ...tone, [-3, -4])], 3.2),
  plinth: (tone = TONES.cream) =>
    ink([part("M-113 -100H113V40H-113Z", ...tone, [-10, 0])], 3.8) +
    ink([part(box(-133, -118, 266, 26, 6), "#fff7e6", tone[1], [-4, -6])]),
  bathtub: () =>
    ink([part(curve("-112 -74!, 112 -74!, 100 -20, 70 0, -70 0, -100 -20"), PAPER, "#d6dde2", [-8, -6])]) +
    ink([part(box(-122, -86, 244, 16, 8), PAPER, "#d6dde2", [-3, -4])], 3.2) +
    [
      [-60, -92, 20],
      [-24, -98, 26],
      [18, -94, 22],
      [56, -92, 18],
    ]
      .map(([x = 0, y = 0, r = 0]) => ink([part(oval(x, y, r, r * 0.7), "#eaf7ff")], 2.4))
      .join(""),
  hammock: (tone = TONES.gold) =>
    brush("-140 -80, -90 -30", 4, 0.9) +
    brush("140 -80, 90 -30", 4, 0.9) +
    ink([part(curve("-96 -36!, -50 0, 0 10, 50 0, 96 -36!, 50 -20, 0 -12, -50 -20"), ...tone, [-4, -5])], 3.2),
  lounger: (tone = TONES.orange) =>
    brush("-70 0, -60 -34", 6, 1) +
    brush("50 0, 50 -30", 6, 1) +
    ink([part(tube("-104 -70, -54 -36, 90 -30", [16, 17, 15]), ...tone, [-3, -5])], 3.2),
  shelves: (tone = TONES.wood) =>
    ink([part(box(-90, -200, 180, 200, 6), "#f3dcb8", "#dcbf92", [-6, -4])]) +
    [-140, -74].map((y) => ink([part(box(-90, y, 180, 12, 3), ...tone, [-2, -3])], 2.6)).join("") +
    [
      [-66, -160, TONES.red],
      [-36, -164, TONES.blue],
      [-4, -158, TONES.gold],
      [30, -164, TONES.mint],
      [64, -160, TONES.pink],
      [-56, -94, TONES.gold],
      [-16, -98, TONES.leaf],
      [24, -94, TONES.red],
      [60, -98, TONES.blue],
    ]
      .map(([x, y, tone]) => jar(Number(x), Number(y), tone as Tone))
      .join(""),
  "velvet-rope": () =>
    bothSides((side) =>
      ink(
        [
          part(
            tube(
              [
                [side * 96, 0],
                [side * 96, -92],
              ],
              [10, 9],
            ),
            ...TONES.gold,
            [-2, 0],
          ),
          part(oval(side * 96, -96, 10), TONES.gold[0]),
          part(box(side * 96 - 20, -8, 40, 10, 5), TONES.gold[0]),
        ],
        2.8,
      ),
    ) + ink([part(tube("-94 -80, 0 -46, 94 -80", [11, 13, 11]), ...TONES.red, [-2, -3])], 2.8),
  "gold-frame": (tone = TONES.gold) =>
    ink([part(box(-92, -152, 184, 152, 8), ...tone, [-6, -5])]) +
    ink([part(box(-70, -130, 140, 108, 3), "#fffaf0")], 2.6) +
    bothSides((side) => ink([part(oval(side * 82, -142, 9), tone[0]), part(oval(side * 82, -10, 9), tone[0])], 2.4)),
  divider: (tone = ["#b9c0c8", "#98a1ab"]) =>
    ink([part(box(-150, -96, 300, 130, 6), ...tone, [-6, -4])]) + brush("0 -90, 0 30", 2.8, 0.9, 0.9, tone[1]),
  fence: (tone = ["#f7f1e2", "#d5c8aa"]) =>
    ink(
      [part(box(-150, -56, 300, 12, 3), ...tone, [-2, -3]), part(box(-150, -24, 300, 12, 3), ...tone, [-2, -3])],
      2.8,
    ) +
    [-130, -90, -50, -10, 30, 70, 110]
      .map((x) => ink([part(`M${x - 14} 0V-72L${x} -88L${x + 14} -72V0Z`, ...tone, [-3, -2])], 2.8))
      .join(""),
  podium: (tone = TONES.gold) => ink([part("M-86 -120H86V60H-86Z", ...tone, [-8, -4])]),
  ladder: (tone = TONES.wood) =>
    bothSides((side) => ink([part(tube(onSide(side, "26 0, 20 -190"), [9, 8]), ...tone, [-2, 0])], 2.8)) +
    [-34, -74, -114, -154]
      .map((y) =>
        ink(
          [
            part(
              tube(
                [
                  [-24, y],
                  [24, y],
                ],
                [8, 8],
              ),
              tone[0],
            ),
          ],
          2.6,
        ),
      )
      .join(""),
} as const satisfies Record<string, Thing>;

const jar = (x: number, y: number, tone: Tone) =>
  ink([part(box(x - 11, y - 18, 22, 38, 5), ...tone, [-3, -2])], 2.4) +
  ink([part(box(x - 9, y - 25, 18, 8, 3), PAPER)], 2);
