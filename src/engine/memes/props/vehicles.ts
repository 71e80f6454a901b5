import { INK, PAPER, TONES, WHITE } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { ink, paint, part } from "../rig/ink.ts";
import { bothSides } from "../rig/points.ts";
import { box, oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

/** Boats are 470 long, and the passengers sit behind the side we see. Their keel is at 0 0. */
export const VEHICLES = {
  boat: (tone = ["#b9793f", "#8b5426"]) =>
    ink(
      [
        part(
          curve("-236 -122!, -150 -106, 0 -100, 150 -106, 238 -128!, 200 -34, 130 -2, -120 0, -192 -30"),
          ...tone,
          [-8, -10],
        ),
      ],
      4,
    ) + brush("-218 -92, 0 -70, 222 -96", 3, 0.3, 0.3, tone[1]),
  pedalo: (tone = ["#fdf9ee", "#d8cdb8"]) =>
    ink(
      [
        part(tube("196 -90, 236 -150, 214 -214, 176 -206", [40, 30, 30, 26]), ...tone, [-6, -4]),
        part(
          curve("-240 -150!, -200 -100, -60 -106, 120 -110, 220 -104, 196 -20, 110 0, -140 0, -214 -40"),
          ...tone,
          [-9, -9],
        ),
      ],
      4,
    ) +
    ink([part(curve("176 -214, 140 -204!, 176 -194"), ...TONES.orange, [-2, -2])], 2.8) +
    paint(oval(200, -216, 4.4), INK) +
    brush("-190 -70, -90 -50, 20 -64", 4, 0.3, 0.3, tone[1]),
  raft: () =>
    [0, 1, 2]
      .map(
        (row) =>
          ink(
            [
              part(
                tube(
                  [
                    [-230, -16 - row * 30],
                    [0, -22 - row * 30],
                    [230, -16 - row * 30],
                  ],
                  [30, 36, 28],
                ),
                "#eba650",
                "#c0752a",
                [-4, -8],
              ),
            ],
            3.6,
          ) +
          [-150, -70, 10, 90, 160]
            .map((x) =>
              brush(
                [
                  [x - 12, -26 - row * 30],
                  [x + 12, -14 - row * 30],
                ],
                3.6,
                0.4,
                0.4,
                "#8f5318",
              ),
            )
            .join(""),
      )
      .join(""),
  "stuck-sofa": (tone = ["#d7748c", "#ad4f68"]) =>
    ink([part(box(-214, -118, 428, 90, 26), ...tone, [-7, -6])], 4) +
    bothSides((side) => ink([part(box(side * 208 - 32, -90, 64, 88, 24), ...tone, [-6, -5])], 3.8)) +
    ink([part(box(-180, -64, 360, 56, 14), ...tone, [-5, -6])], 3.4) +
    brush("-60 -60, -60 -12", 2.8, 0.6) +
    brush("60 -60, 60 -12", 2.8, 0.6),
  float: (tone = ["#e06a8a", "#b3476a"]) =>
    ink([part("M-200 -70H200L180 -10H-180Z", ...tone, [-8, -5])], 4) +
    [-150, -90, -30, 30, 90, 150].map((x) => ink([part(oval(x, -70, 20, 14), ...TONES.gold, [-3, -3])], 2.8)).join(""),
  "rocket-bus": (tone = TONES.red) =>
    ink([part(polygon("-140 -30, -186 -4, -140 -4"), TONES.orange[0])], 3) +
    ink([part(curve("-140 -110!, 60 -110, 120 -90, 160 -54!, 120 -14, 60 0, -140 0!"), ...tone, [-8, -6])], 4) +
    [-110, -60, -10, 40].map((x) => ink([part(box(x, -88, 36, 34, 8), "#bfe6ff")], 2.6)).join("") +
    [-90, 50].map((x) => ink([part(oval(x, 2, 18), INK), part(oval(x, 2, 8), TONES.steel[0])], 2.4)).join("") +
    ink([part(polygon("-140 -110, -176 -150, -110 -110"), ...TONES.gold, [-3, -3])], 3),
  balloon: (tone = TONES.red) =>
    ink(
      [
        part(
          curve("0 -300, 74 -270, 92 -200, 60 -140, 24 -104, -24 -104, -60 -140, -92 -200, -74 -270"),
          ...tone,
          [-10, -8],
        ),
      ],
      4,
    ) +
    brush("-30 -290, -44 -200, -18 -108", 4, 0.4, 0.4, "#ffe27a") +
    brush("30 -290, 44 -200, 18 -108", 4, 0.4, 0.4, "#ffe27a") +
    brush("-26 -104, -26 -50", 3, 1) +
    brush("26 -104, 26 -50", 3, 1) +
    ink([part(box(-36, -54, 72, 54, 8), ...TONES.card, [-6, -4])], 3.4),
  cart: (tone = TONES.wood) =>
    ink([part("M-76 -60H70L56 -16H-60Z", ...tone, [-6, -4])], 3.4) +
    brush("70 -58, 110 -72", 6, 1) +
    [-36, 30].map((x) => ink([part(oval(x, -8, 17), TONES.slate[0]), part(oval(x, -8, 6), PAPER)], 2.6)).join(""),
  "market-stall": (tone = TONES.red) =>
    bothSides((side) => ink([part(box(side * 120 - 6, -250, 12, 250, 3), TONES.wood[0])], 2.8)) +
    ink([part(box(-132, -80, 264, 84, 6), ...TONES.wood, [-6, -4])]) +
    ink([part("M-146 -214L-126 -262H126L146 -214Z", ...tone, [-4, -4])], 3.4) +
    [-146, -73, 0, 73]
      .map((x, index) => ink([part(`M${x} -214h73v14q-36 26 -73 0Z`, index % 2 ? WHITE : tone[0])], 2.6))
      .join(""),
} as const satisfies Record<string, Thing>;
