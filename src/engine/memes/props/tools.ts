import { INK, PAPER, TONES } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { box, oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

export const TOOLS = {
  broom: (tone = ["#efc35a", "#c8932d"]) =>
    ink([part(tube("-4 96, 6 -96", [7, 6]), "#c48a4b")], 2.6) +
    place(
      -4,
      94,
      ink([part(curve("-12 0!, 12 0!, 24 44, 22 50!, -22 50!, -24 44"), ...tone, [-6, 0])], 2.8) +
        [-10, 0, 10]
          .map((x) =>
            brush(
              [
                [x * 0.7, 14],
                [x * 1.3, 44],
              ],
              2.4,
              0.3,
              0.7,
              "#a97a1f",
            ),
          )
          .join("") +
        paint(box(-13, 2, 26, 7, 2), TONES.red[0]),
      1,
      3,
    ),
  magnifier: () =>
    ink([part(tube("3 10, 12 40", [9, 9]), "#6b4423")], 2.6) +
    ink([part(oval(-4, -18, 29), "#4a3b32")], 2.8) +
    ink([part(oval(-4, -18, 22), "#d9f0ff")], 1.8) +
    brush("-18 -22, -14 -32, -4 -36", 4, 0.3, 0.3, PAPER),
  flag: (tone = TONES.red) =>
    ink([part(tube("0 30, 0 -88", [6, 5]), "#c48a4b")], 2.4) +
    ink([part(curve("2 -90!, 24 -84, 44 -92, 64 -86!, 64 -52!, 44 -58, 24 -50, 2 -56!"), ...tone, [-3, -6])], 2.8),
  mirror: (tone = ["#d75a8a", "#a93b67"]) =>
    ink([part(tube("0 22, 0 -14", [9, 9]), tone[0])], 2.6) +
    ink([part(oval(0, -42, 27, 32), ...tone, [-3, -3])], 2.8) +
    ink([part(oval(0, -42, 19, 24), "#d8f1fb")], 1.8) +
    brush("-10 -40, 4 -58", 4, 0.3, 0.3, PAPER) +
    brush("-4 -32, 10 -48", 3, 0.3, 0.3, PAPER),
  pawn: (tone = ["#f4ead6", "#cbb893"]) =>
    ink(
      [
        part(oval(0, -62, 17), ...tone, [-5, -4]),
        part("M-10 -48H10C10 -24 14 -10 22 6V20H-22V6C-14 -10 -10 -24 -10 -48Z", ...tone, [-7, -2]),
        part(box(-17, -50, 34, 9, 4), tone[0]),
      ],
      2.8,
    ) + brush("-20 8, 20 8", 2.4, 0.4),
  hourglass: (tone = ["#a9713a", "#7f4e1f"]) =>
    ink(
      [
        part(
          "M-17 -36H17L17 -30C17 -14 4 -12 4 -4C4 4 17 6 17 22V28H-17V22C-17 6 -4 4 -4 -4C-4 -12 -17 -14 -17 -30Z",
          "#e9f5fb",
        ),
      ],
      2.6,
    ) +
    paint("M-11 20Q0 6 11 20V26H-11Z", "#e8b24a") +
    paint("M-8 -16H8L1 -6H-1Z", "#e8b24a") +
    [-40, 26].map((y) => ink([part(box(-22, y, 44, 9, 4), ...tone, [-2, -3])], 2.6)).join(""),
  stick: (tone = ["#a9713a", "#7f4e1f"]) =>
    place(
      0,
      0,
      ink(
        [part(tube("-62 4, 0 -2, 60 3", [11, 13, 10]), ...tone, [0, -4]), part(tube("24 0, 40 -20", [8, 6]), tone[0])],
        2.8,
      ) + brush("-40 1, -14 -1", 2.2, 0.3, 0.3, tone[1]),
      1,
      68,
    ),
  pointer: () =>
    ink([part(tube("-10 24, 26 -72", [7, 4]), "#c48a4b")], 2.4) + ink([part(oval(27, -75, 5), TONES.red[0])], 2),
  net: () =>
    ink([part(tube("0 60, 0 -40", [7, 6]), "#c48a4b")], 2.6) +
    ink([part(curve("-28 -66, -20 -44, 0 -30, 20 -44, 28 -66"), "#eef6fb", "#c9dbe6", [-4, -2])], 2.6) +
    brush("-14 -62, -6 -40", 2, 0.8, 0.8, "#9fb4c2") +
    brush("2 -64, 2 -36", 2, 0.8, 0.8, "#9fb4c2") +
    brush("16 -62, 10 -42", 2, 0.8, 0.8, "#9fb4c2") +
    `<ellipse cx="0" cy="-68" rx="30" ry="9" fill="none" stroke="${INK}" stroke-width="5"/>`,
  paddle: (tone = TONES.wood) =>
    ink([part(tube("0 -70, 0 60", [8, 8]), tone[0])], 2.6) +
    ink([part(curve("-6 44!, 6 44!, 17 70, 12 104, -12 104, -17 70"), ...tone, [-4, -3])], 2.8),
  "watering-can": (tone = TONES.mint) =>
    ink(
      [part(tube("20 -6, 48 -24, 56 -40", [10, 8, 8]), tone[0]), part(curve("46 -44, 66 -50, 64 -34"), tone[0])],
      2.6,
    ) +
    ink([part(box(-26, -22, 50, 44, 8), ...tone, [-6, -3])], 3) +
    brush("-18 -22, -8 -42, 12 -40, 18 -22", 5, 0.9),
  bucket: (tone = TONES.steel) =>
    ink([part("M-24 -20H24L17 24H-17Z", ...tone, [-6, 0])], 2.8) + brush("-24 -20, 0 -46, 24 -20", 3, 0.9),
  safe: () =>
    ink([part(box(-44, -84, 88, 84, 8), ...TONES.slate, [-7, -5])], 3.4) +
    ink([part(box(-34, -74, 68, 62, 4), "#6d7a90")], 2.2) +
    ink([part(oval(0, -44, 15), ...TONES.steel, [-3, -3])], 2.6) +
    brush("0 -44, 8 -54", 3.4, 0.9),
  pillow: (tone = ["#e9e3f7", "#c4b8e0"]) =>
    ink([part(curve("-52 -2!, -42 -20, -54 -38!, 0 -34, 54 -38!, 42 -20, 52 -2!, 0 -6"), ...tone, [-6, -5])], 3),
  /** Bait: it hangs from a line at 0 0. */
  "dangled-tote": (tone = TONES.cream) =>
    brush("0 -60, 0 4", 3, 1) +
    brush("-20 46, -12 10, 0 2, 12 10, 20 46", 5, 1) +
    ink([part("M-36 42H36L40 118H-40Z", ...tone, [-6, -4])], 3) +
    ink([part("M0 96C-26 78 -22 58 -10 58Q-2 58 0 66Q2 58 10 58C22 58 26 78 0 96Z", ...TONES.red, [-2, -2])], 2.4),
  "tote-bag": (tone = TONES.cream) =>
    ink([part(tube("-16 -44, -12 -72, 12 -72, 16 -44", [6, 6, 6]), tone[1])], 2.4) +
    ink([part("M-32 -48H32L27 2H-27Z", ...tone, [-6, -3])], 3) +
    ink([part(curve("0 -34, 10 -24, 0 -12, -10 -24"), ...TONES.red, [-2, -2])], 2.2),
  suitcase: (tone = TONES.blue) =>
    ink([part(tube("-14 -48, -12 -60, 12 -60, 14 -48", [7, 7, 7]), tone[1])], 2.4) +
    ink([part(box(-40, -50, 80, 50, 8), ...tone, [-6, -4])], 3) +
    brush("-38 -26, 38 -26", 2.6, 0.9),
  "boxing-glove": (tone = TONES.red) =>
    ink(
      [
        part(curve("-22 10, -28 -16, -14 -38, 14 -40, 32 -22, 28 2, 12 14"), ...tone, [-6, -5]),
        part(curve("-24 -8, -38 -18, -32 -34, -16 -26"), tone[0]),
      ],
      3.2,
    ) + ink([part(box(-20, 8, 36, 14, 5), PAPER)], 2.6),
} as const satisfies Record<string, Thing>;
