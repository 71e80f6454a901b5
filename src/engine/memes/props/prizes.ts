import { star } from "../effects.ts";
import { TONES } from "../palette.ts";
import { brush } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

const trophy = (tone: readonly [string, string]) =>
  ink(
    [
      part("M-20 -46H-32Q-34 -22 -14 -20V-26Q-26 -28 -26 -40H-20Z", tone[0]),
      part("M20 -46H32Q34 -22 14 -20V-26Q26 -28 26 -40H20Z", tone[0]),
    ],
    2.6,
  ) +
  ink([part("M-22 -54H22Q22 -18 6 -12V2H14V12H-14V2H-6V-12Q-22 -18 -22 -54Z", ...tone, [-7, -3])], 3) +
  brush("-12 -46, -11 -32", 4, 0.3, 0.3, "#fff3b8");

export const PRIZES = {
  trophy: (tone = TONES.gold) => trophy(tone),
  "tiny-trophy": (tone = TONES.gold) => place(0, -12, trophy(tone), 0.62),
  medal: (tone = TONES.gold) =>
    ink(
      [
        part(polygon("-14 -46, -2 -46, 6 -14, -4 -10"), ...TONES.blue, [-2, 0]),
        part(polygon("14 -46, 2 -46, -6 -14, 4 -10"), ...TONES.red, [-2, 0]),
      ],
      2.4,
    ) +
    ink([part(oval(0, 4, 18), ...tone, [-4, -4])], 2.8) +
    ink([part(oval(0, 4, 10), tone[0])], 1.9),
  rosette: (tone = TONES.red) =>
    ink(
      [
        part(polygon("-12 6, 0 6, -6 40, -20 36"), ...tone, [-2, 0]),
        part(polygon("12 6, 0 6, 6 40, 20 36"), ...tone, [-2, 0]),
      ],
      2.4,
    ) +
    ink(
      Array.from({ length: 8 }, (_, petal) =>
        part(oval(0, -16, 9, 10), tone[0], tone[1], [-2, -2], `rotate(${petal * 45})`),
      ),
      2.6,
    ) +
    ink([part(oval(0, 0, 11), "#fff7e0")], 2),
  "star-heap": () =>
    [
      [-48, -10],
      [-8, -8],
      [34, -10],
      [58, -8],
      [-28, -36],
      [14, -38],
      [-8, -64],
      [46, -36],
    ]
      .map(([x = 0, y = 0]) => star(x, y, 25))
      .join(""),
  idea: () => star(0, -34, 33),
  diamond: () =>
    ink([part(polygon("-30 -40, -16 -58, 16 -58, 30 -40, 0 0"), "#a8e4f5", "#6fbcd6", [-5, -3])], 3) +
    brush("-28 -40, 28 -40", 2.4, 0.8) +
    brush("-12 -40, 0 -4, 12 -40", 2.2, 0.6),
  lump: (tone = ["#d9cdb8", "#b7aa92"]) =>
    ink([part(curve("-34 0, -40 -22, -18 -42, 14 -36, 36 -22, 32 0"), ...tone, [-6, -6])], 3.4) +
    paint(oval(-12, -18, 2.4), "#211a15") +
    paint(oval(8, -18, 2.4), "#211a15") +
    brush("-10 -9, 6 -9", 2.6, 0.8),
  droplet: () =>
    ink(
      [part("M0 -44C16 -22 20 -12 20 -4A20 20 0 0 1 -20 -4C-20 -12 -16 -22 0 -44Z", "#ffb53a", "#dd8d12", [-5, -3])],
      3,
    ) + paint(oval(-7, -6, 3, 5), "#fff3d0"),
} as const satisfies Record<string, Thing>;
