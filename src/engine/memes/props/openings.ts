import { PAPER, TONES, type Tone, WHITE } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { box, oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

const ENAMEL: Tone = ["#e8eef0", "#b9c6cb"];

/** What stands open, about 160 wide and 270 high, and what is found inside. */
export const OPENINGS = {
  "open-fridge": () =>
    ink([part(box(-84, -272, 172, 276, 12), ...ENAMEL, [-6, -4])], 3.8) +
    ink([part(box(-70, -258, 144, 244, 6), "#e4f6fd", "#b7dcec", [-4, -4])], 2.8) +
    paint(polygon("-60 -256, 62 -256, 40 -232, -40 -232"), "#fffbe0") +
    ink([part(box(-70, -196, 144, 9, 3), "#8fb4c4")], 2.2) +
    ink([part(box(-58, -232, 26, 36, 4), ...TONES.mint, [-3, -3]), part(box(-52, -242, 14, 12, 3), PAPER)], 2.4) +
    ink([part(box(-22, -224, 34, 28, 5), ...TONES.red, [-3, -3])], 2.4) +
    ink([part(oval(36, -210, 13), ...TONES.leaf, [-3, -3]), part(oval(56, -206, 10), ...TONES.orange, [-3, -3])], 2.4) +
    ink([part(box(-66, -42, 136, 28, 4), "#c3e2ef", "#9cc5d6", [-3, -3])], 2.4),
  /** A rug with a whole lunch on it. */
  picnic: (tone = TONES.red) =>
    ink([part(polygon("-74 0, -58 -24, 58 -24, 74 0"), PAPER, "#ddd6c9", [-3, -3])], 2.6) +
    [-40, -14, 14, 40]
      .map((x) =>
        brush(
          [
            [x * 0.9, -23],
            [x * 1.15, -1],
          ],
          7,
          1,
          1,
          tone[0],
        ),
      )
      .join("") +
    brush("-66 -12, 66 -12", 5, 1, 1, tone[0]) +
    place(
      -46,
      -12,
      ink([part(box(-12, -24, 24, 24, 4), ...TONES.lilac, [-3, -3])], 2.4) +
        ink([part(box(-14, -30, 28, 8, 3), "#8378ad")], 2),
    ) +
    place(
      46,
      -12,
      ink([part(polygon("-16 0, 16 0, 0 -24"), "#f7dfae", "#d8b272", [-3, -2])], 2.4) +
        brush("-9 -7, 9 -7", 4, 0.8, 0.8, TONES.leaf[0]),
    ),
  /** A striped tent with its flaps tied back and a dish on its top. */
  "open-tent": (tone = TONES.orange) =>
    ink([part(tube("0 -236, 0 -262", [6, 6]), TONES.slate[0])], 2.4) +
    place(
      6,
      -270,
      ink([part(curve("-26 -12!, -18 14, 6 22, 26 10!"), ...TONES.steel, [-4, -3])], 2.8) +
        brush("0 0, 14 -16", 3, 0.9) +
        paint(oval(16, -18, 4), TONES.red[0]) +
        brush("24 -30, 34 -26, 36 -14", 3, 0.4) +
        brush("28 -44, 46 -36, 50 -16", 3, 0.4),
      1,
      18,
    ) +
    ink([part(polygon("-116 0, 0 -240, 116 0"), ...tone, [-8, -5])], 3.8) +
    ink([part(curve("0 -206!, 40 -110, 76 0!, -76 0!, -40 -110"), "#ffe9b0", "#f2c877", [-5, -5])], 3) +
    ink([part(curve("0 -212!, -34 -126, -50 -84, -64 -78, -84 0!, -74 0!, -56 -70, -40 -96"), tone[1])], 2.4) +
    ink([part(curve("0 -212!, 34 -126, 50 -84, 64 -78, 84 0!, 74 0!, 56 -70, 40 -96"), tone[1])], 2.4) +
    brush("0 -184, 0 -168", 2.4, 1) +
    ink([part(polygon("-13 -150, -7 -168, 7 -168, 13 -150"), ...TONES.gold, [-2, -2])], 2.4),
  /** For the boss of a tent: laptop, lamp, telephone, papers. */
  "full-desk": () =>
    ink([part(box(-62, -44, 124, 44, 4), ...TONES.wood, [-4, -3])], 2.8) +
    ink([part(box(-70, -54, 140, 13, 5), "#dba869", TONES.wood[1], [-2, -3])], 2.8) +
    ink([part("M-22 -82Q-22 -86 -18 -86H18Q22 -86 22 -82L20 -54H-20Z", ...TONES.stone, [-3, -3])], 2.6) +
    paint(oval(0, -70, 4), "#ffd91a") +
    place(
      46,
      -54,
      ink([part(box(-13, -16, 26, 16, 3), PAPER)], 2.2) + ink([part(box(-11, -28, 26, 12, 3), "#bfe3ff")], 2.2),
    ) +
    place(
      -46,
      -54,
      ink([part("M-14 0L-10 -14H10L14 0Z", ...TONES.red, [-2, -2])], 2.2) +
        ink([part(tube("-14 -17, 0 -21, 14 -17", [8, 6, 8]), TONES.red[0])], 2.2),
    ),
  "open-oven": (tone = TONES.slate) =>
    ink([part(box(-86, -276, 176, 280, 8), ...tone, [-6, -5])], 3.8) +
    [-50, -16, 18, 52]
      .map((x) => ink([part(oval(x, -254, 10), PAPER)], 2.4) + brush(`${x} -254, ${x + 5} -260`, 2.6, 0.9))
      .join("") +
    ink([part(box(-74, -234, 152, 176, 6), "#ff9a3c", "#d9621f", [-5, -5])], 3) +
    paint(oval(34, -190, 30), "#ffd24a") +
    [0, 45, 90, 135, 180, 225, 270, 315]
      .map((turn) => place(34, -190, brush("0 -38, 0 -50", 5, 0.6, 0.6, "#ffe48a"), 1, turn))
      .join("") +
    brush("-72 -74, 76 -74", 4, 1, 1, tone[1]) +
    ink([part(polygon("-74 -56, 78 -56, 92 -14, -90 -14"), ...tone, [-4, -4])], 3.2) +
    ink([part(polygon("-54 -48, 58 -48, 66 -24, -64 -24"), "#ffb14a")], 2.4),
  "warm-oven-door": (tone = TONES.slate) =>
    ink([part(box(-66, -268, 132, 268, 8), ...tone, [-6, -5])], 3.8) +
    [-36, -12, 12, 36].map((x) => ink([part(oval(x, -244, 9), PAPER)], 2.2)).join("") +
    ink([part(box(-54, -216, 108, 14, 6), ...TONES.steel, [-2, -3])], 2.6) +
    ink([part(box(-52, -186, 104, 116, 8), "#ffb14a", "#e88a2a", [-4, -4])], 2.8) +
    ink([part(curve("-30 -84!, -34 -120, -20 -134, 20 -134, 34 -120, 30 -84!"), "#c98442", "#9f5f28", [-4, -4])], 2.6) +
    brush("-40 -176, -44 -140", 6, 0.3, 0.3, "#fff0c2"),
  "deck-chair": (tone = TONES.blue) =>
    brush("-52 0, -28 -40", 5, 1) +
    brush("40 0, 40 -22", 5, 1) +
    ink([part(tube("-66 -66, -30 -28, 66 -22", [13, 14, 12]), ...tone, [-2, -4])], 2.8) +
    brush("-50 -52, -42 -60", 4, 1, 1, WHITE) +
    brush("4 -19, 4 -31", 4, 1, 1, WHITE) +
    brush("36 -17, 36 -29", 4, 1, 1, WHITE),
  cocktail: (tone = TONES.pink) =>
    ink([part("M-16 -40H16L4 -18V0H12V5H-12V0H-4V-18Z", "#e9f5fb")], 2.2) +
    paint("M-12 -35H12L2 -20H-2Z", tone[0]) +
    brush("4 -38, 14 -58", 2.6, 0.9) +
    ink([part("M2 -54Q14 -72 26 -52Z", ...TONES.gold, [-2, -2])], 2),
} as const satisfies Record<string, Thing>;
