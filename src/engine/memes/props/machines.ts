import { puff } from "../effects.ts";
import { INK, PAPER, TONES, WHITE } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { ink, paint, part } from "../rig/ink.ts";
import { bothSides } from "../rig/points.ts";
import { box, oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

const dial = (x: number, y: number, needle: string) =>
  ink([part(oval(x, y, 15), PAPER)], 2.6) + brush(needle, 3.4, 0.9, 0.3, TONES.red[0]);

/** Big machines are 232 wide and 226 high, with a white plate at the top for words. Hopper and chute are apart. */
export const MACHINES = {
  machine: (tone = ["#7fb0d8", "#5788b0"]) =>
    [-46, 44].map((x) => ink([part(box(x - 14, -246, 28, 26, 4), tone[1])], 3.2)).join("") +
    puff(-50, -264, 1, -10) +
    puff(46, -272, 1, 12) +
    ink([part(box(-116, -226, 232, 226, 22), ...tone, [-9, -7])], 4) +
    ink([part(box(-94, -204, 188, 78, 10), PAPER)], 2.8) +
    dial(-70, -84, "-70 -84, -61 -90") +
    dial(-26, -84, "-26 -84, -34 -92") +
    dial(18, -84, "18 -84, 20 -95") +
    ink([part(oval(66, -84, 17), ...TONES.red, [-3, -3])], 2.8) +
    brush("-92 -34, 90 -34", 4, 0.3, 0.3, tone[1]),
  juicer: (tone = ["#e0ac3c", "#b27f1c"]) =>
    ink([part(box(-104, -22, 208, 24, 8), ...tone, [-4, -5])]) +
    ink([part(curve("-92 -20!, -116 -120, -70 -214, 70 -214, 116 -120, 92 -20!"), ...tone, [-10, -7])], 4) +
    ink([part(box(-94, -196, 188, 78, 10), PAPER)], 2.8) +
    ink(
      [
        part(tube("70 -214, 120 -262, 168 -250", [14, 12, 12]), ...TONES.steel, [-3, -3]),
        part(oval(172, -248, 13), TONES.red[0]),
      ],
      3.2,
    ) +
    dial(-30, -78, "-30 -78, -22 -86") +
    dial(30, -78, "30 -78, 38 -86") +
    brush("-96 -120, -86 -160, -70 -186", 6, 0.3, 0.3, "#fbe3a4"),
  washer: (tone = ["#eef2f4", "#c0cad0"]) =>
    ink([part(box(-116, -226, 232, 226, 14), ...tone, [-9, -6])], 4) +
    ink([part(box(-94, -212, 188, 72, 10), PAPER)], 2.8) +
    ink([part(oval(0, -68, 58), ...TONES.steel, [-4, -4])], 3.4) +
    ink([part(oval(0, -68, 43), "#9fd0e8", "#78aecb", [-5, -5])], 2.6) +
    paint(curve("-34 -60, -10 -74, 20 -58, 34 -66, 26 -36, 0 -27, -26 -36"), "#c9a1d8") +
    brush("-26 -86, -12 -98", 4.4, 0.3, 0.3, WHITE),
  copier: (tone = ["#d5dbe0", "#a6b1ba"]) =>
    ink([part(box(-116, -180, 232, 180, 12), ...tone, [-8, -6])], 4) +
    ink([part("M-120 -182L-100 -226H100L120 -182Z", "#eef2f4", tone[1], [-5, -4])], 3.4) +
    ink([part(box(-94, -168, 188, 78, 10), PAPER)], 2.8) +
    ink([part(box(-80, -72, 160, 20, 6), "#59657a")], 2.6) +
    brush("-70 -30, 70 -30", 4, 0.3, 0.3, tone[1]) +
    paint(oval(92, -62, 6), "#39b980"),
  hopper: (tone = TONES.steel) =>
    ink([part("M-66 -72H66L32 0H-30Z", ...tone, [-6, -4])]) +
    ink([part(tube("0 -8, 0 42, 44 64", [38, 38, 38]), ...tone, [-5, -5])]),
  conveyor: () =>
    ink([part("M-4 -56H74V-18H-4Z", ...TONES.steel, [-2, -6])], 3.4) +
    ink([part(box(0, 0, 150, 26, 12), TONES.slate[0])], 3.4) +
    [22, 62, 102].map((x) => paint(oval(x, 13, 7), "#9aa6ad")).join(""),
  console: (tone = TONES.slate) => ink([part("M-280 -94H280V30H-280Z", ...tone, [0, -8])], 3.8),
  lever: (tone = TONES.red) =>
    ink([part(tube("0 0, 0 -60", [13, 11]), "#9aa6ad")], 3.4) +
    ink([part(box(-46, -12, 92, 22, 10), "#2e3542")], 3.2) +
    ink([part(oval(0, -56, 17), ...tone, [-4, -4])], 3.2),
  "cash-register": (tone = TONES.gold) =>
    ink([part(box(-70, -34, 140, 36, 6), ...tone, [-5, -4])], 3.4) +
    ink([part("M-62 -34L-46 -96H46L62 -34Z", ...tone, [-6, -4])], 3.4) +
    ink([part(box(-34, -130, 68, 36, 6), "#2e3542")], 2.8) +
    paint(box(-26, -122, 52, 20, 3), "#cfe8c0") +
    [0, 1, 2]
      .map((row) => [0, 1, 2, 3].map((key) => paint(oval(-27 + key * 18, -82 + row * 16, 5), PAPER)).join(""))
      .join("") +
    ink([part(box(-12, -22, 24, 8, 4), TONES.wood[0])], 2),
  "coffee-machine": (tone = TONES.slate) =>
    ink([part(box(-54, -190, 108, 190, 12), ...tone, [-6, -5])], 3.8) +
    ink([part(box(-40, -110, 80, 76, 6), "#2e3542")], 2.6) +
    ink([part(box(-14, -116, 28, 18, 4), TONES.steel[0])], 2.4) +
    ink([part("M-14 -64H14L10 -38H-10Z", PAPER)], 2.4) +
    [-26, 0, 26]
      .map((x, index) => ink([part(oval(x, -156, 10), ["#e8483f", "#ffd23a", "#39b980"][index] ?? PAPER)], 2.2))
      .join(""),
  "speaker-post": (tone = TONES.slate) =>
    ink([part(box(-9, -90, 18, 92, 4), TONES.steel[0])], 3) +
    ink([part(box(-50, -200, 100, 116, 16), ...tone, [-6, -5])]) +
    [-24, -8, 8, 24]
      .map((y) =>
        brush(
          [
            [-28, -128 + y],
            [28, -128 + y],
          ],
          3,
          0.8,
          0.8,
          INK,
        ),
      )
      .join(""),
  "printer-bones": () =>
    ink(
      [
        part(
          curve("-110 -60, -100 -112, -40 -130, 50 -130, 108 -108, 112 -60, 60 -50, -60 -50"),
          "#f4ead6",
          "#cbb893",
          [-6, -5],
        ),
      ],
      3.2,
    ) +
    ink([part(oval(-56, -92, 14, 12), INK), part(oval(54, -92, 14, 12), INK)], 2) +
    [-80, -40, 0, 40, 80]
      .map((x) =>
        ink(
          [
            part(
              tube(
                [
                  [x, -50],
                  [x * 1.15, -20],
                  [x, 0],
                ],
                [9, 8, 7],
              ),
              "#f4ead6",
            ),
          ],
          2.4,
        ),
      )
      .join("") +
    bothSides((side) =>
      brush(
        [
          [side * 112, -70],
          [side * 142, -40],
        ],
        6,
        0.8,
        0.4,
        "#e4d6b8",
      ),
    ),
  "confetti-cannon": (tone = TONES.red) =>
    ink([part(polygon("-20 -14, 70 -66, 92 -26, -8 16"), ...tone, [-4, -5])], 3.2) +
    ink([part(oval(-10, 2, 20), TONES.wood[0], TONES.wood[1], [-4, -4])], 3) +
    brush("86 -62, 112 -84", 4, 0.8, 0.3) +
    brush("96 -44, 126 -46", 4, 0.8, 0.3),
} as const satisfies Record<string, Thing>;
