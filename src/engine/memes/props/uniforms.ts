import { INK, PAPER, TONES, WHITE } from "../palette.ts";
import { brush } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

/** Hats of an office. They stand with their brim at 0 0. */
export const UNIFORM_HATS = {
  "guard-cap": (tone = ["#33437c", "#232f5c"]) =>
    place(
      0,
      10,
      ink([part(curve("-42 -14, -52 -36, -22 -50, 0 -52, 22 -50, 52 -36, 42 -14"), ...tone, [-5, -4])], 3) +
        ink([part(curve("-40 -16!, 40 -16!, 46 2, 0 10, -46 2"), INK)], 2.6) +
        paint(polygon("-40 -20, 40 -20, 40 -12, -40 -12"), TONES.gold[1]) +
        ink([part(oval(0, -30, 10, 11), ...TONES.gold, [-2, -2])], 2.2),
    ),
  "courier-cap": (tone = TONES.red) =>
    place(
      4,
      10,
      ink([part(curve("-36 0!, -34 -30, 0 -42, 34 -30, 36 0!"), ...tone, [-5, -4])], 3) +
        ink([part(curve("20 -8!, 62 -4, 66 4, 22 6!"), tone[1])], 2.6) +
        paint(oval(0, -42, 4), PAPER),
      1,
      -4,
    ),
  "band-cap": (tone = TONES.red) =>
    place(
      0,
      8,
      ink([part(polygon("-24 0, -26 -34, 26 -34, 24 0"), ...tone, [-4, -2])], 2.8) +
        ink([part(curve("-28 -2!, 28 -2!, 30 6, 0 10, -30 6"), INK)], 2.2) +
        paint(polygon("-25 -16, 25 -16, 24 -8, -24 -8"), TONES.gold[0]) +
        ink([part(curve("0 -34, -10 -48, 0 -66, 10 -48"), WHITE)], 2.4),
    ),
  bowler: (tone = ["#4a3b32", "#2f241d"]) =>
    place(
      0,
      8,
      ink(
        [
          part(curve("-36 -4!, -38 -34, -16 -52, 16 -52, 38 -34, 36 -4!"), ...tone, [-6, -4]),
          part(curve("-56 -2, -30 -10, 30 -10, 56 -2, 30 8, -30 8"), tone[0]),
        ],
        3,
      ) + paint(polygon("-36 -14, 36 -14, 36 -6, -36 -6"), TONES.red[0]),
      1,
      -5,
    ),
  beret: (tone = ["#2f4a6d", "#1f3350"]) =>
    place(
      -4,
      8,
      ink([part(curve("-48 -4, -46 -26, -10 -34, 34 -26, 46 -6, 30 6, -24 8"), ...tone, [-5, -4])], 3) +
        brush("0 -32, 4 -44", 5, 0.9),
      1,
      -8,
    ),
  "race-helmet": (tone = TONES.red) =>
    place(
      0,
      30,
      ink(
        [
          part(
            curve("-62 6!, -64 -30, -38 -62, 0 -70, 38 -62, 64 -30, 62 6!, 40 -22, 0 -30, -40 -22"),
            ...tone,
            [-7, -6],
          ),
        ],
        3.2,
      ) + paint(polygon("-8 -70, 8 -70, 7 -32, -7 -32"), WHITE),
    ),
} as const satisfies Record<string, Thing>;

export const UNIFORM_SCARVES = {
  "long-beard": () =>
    ink(
      [
        part(
          curve("-38 -26, 0 -8, 38 -26, 40 20, 30 70, 34 110, 14 150, 0 172!, -16 146, -30 110, -28 66, -40 20"),
          "#efe9de",
          "#c9bfae",
          [-6, -4],
        ),
      ],
      3,
    ) +
    ["-14 8, -16 60, -10 110", "12 8, 16 50, 10 96", "0 40, -2 90, 0 140"]
      .map((line) => brush(line, 2.8, 0.3, 0.3, "#c9bfae"))
      .join(""),
  "three-medals": () =>
    [-24, 0, 24]
      .map(
        (x, index) =>
          brush(
            [
              [x * 0.8, -2],
              [x, 22],
            ],
            6,
            0.9,
            0.9,
            [TONES.blue, TONES.red, TONES.leaf][index]?.[0],
          ) + ink([part(oval(x, 32, 12), ...TONES.gold, [-3, -3])], 2.4),
      )
      .join(""),
} as const satisfies Record<string, Thing>;
