import { TONES, WHITE } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { bothSides, onSide } from "../rig/points.ts";
import { oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

const POT = polygon("-24 -38, 24 -38, 18 0, -18 0");
const CLAY = ["#d9734a", "#b2522e"] as const;
const pot = () => ink([part(POT, ...CLAY, [-5, 0])], 3);

export const NATURE = {
  plant: (tone = ["#4fae62", "#338a48"]) =>
    ink(
      [-58, -28, 4, 34, 62].map((turn) =>
        part(curve("0 -30, -13 -62, 0 -100, 13 -62"), ...tone, [-4, -3], `rotate(${turn} 0 -34)`),
      ),
      2.8,
    ) + pot(),
  bud: () =>
    ink(
      [
        part(tube("0 -36, 2 -64", [6, 5]), TONES.leaf[0]),
        part(curve("2 -60, -8 -72, 2 -88!, 12 -72"), ...TONES.mint, [-2, -2]),
      ],
      2.6,
    ) + pot(),
  bloom: (tone = TONES.pink) =>
    ink(
      [
        part(tube("0 -36, 0 -84", [6, 6]), TONES.leaf[0]),
        part(curve("0 -52, 18 -70, 32 -62, 14 -50"), ...TONES.leaf, [-2, -2]),
      ],
      2.6,
    ) +
    ink(
      [0, 60, 120, 180, 240, 300].map((turn) =>
        part(oval(0, -112, 11, 15), ...tone, [-3, -2], `rotate(${turn} 0 -92)`),
      ),
      2.8,
    ) +
    ink([part(oval(0, -92, 11), "#ffd23a")], 2.2) +
    pot(),
  droop: (tone = ["#a58a5a", "#836a3d"]) =>
    ink([part(tube("0 -36, -2 -66, 16 -82, 36 -62", [6, 6, 5, 4]), TONES.brown[0])], 2.6) +
    ink(
      [
        part(curve("34 -66, 50 -58, 46 -34!, 28 -48"), ...tone, [-2, -2]),
        part(curve("0 -54, -24 -50, -34 -28!, -12 -38"), ...tone, [-2, -2]),
      ],
      2.6,
    ) +
    pot(),
  /** Never watered, never dead: the price is still on it. */
  "plastic-plant": () =>
    ink(
      [-44, -14, 16, 46].map((turn) =>
        part(curve("0 -34, -12 -66, 0 -104, 12 -66"), "#5fd08a", "#38a863", [-4, -3], `rotate(${turn} 0 -36)`),
      ),
      2.8,
    ) +
    brush("-8 -62, -2 -86", 4, 0.3, 0.3, WHITE) +
    pot() +
    brush("22 -32, 34 -24", 2.4, 0.9) +
    ink([part(polygon("32 -28, 58 -22, 54 -4, 30 -12"), "#fff7c9", "#e3d48f", [-2, -2])], 2.4),
  cactus: () =>
    ink(
      [
        part(tube("0 -34, 0 -96", [26, 24]), ...TONES.leaf, [-5, 0]),
        part(tube("12 -56, 30 -60, 30 -80", [13, 13, 12]), TONES.leaf[0]),
        part(tube("-12 -50, -28 -54, -28 -68", [12, 12, 11]), TONES.leaf[0]),
      ],
      3,
    ) + pot(),
  grass: (tone = TONES.leaf) =>
    ink(
      [-50, -24, 0, 26, 52].map((turn) =>
        part(curve("0 0, -9 -34, 0 -72, 9 -34"), ...tone, [-3, -2], `rotate(${turn})`),
      ),
      2.8,
    ),
  ivy: () =>
    ink([part(tube("0 0, 40 -60, 20 -120, 70 -150, 60 -200", [9, 8, 7, 6, 4]), "#58a852")], 3) +
    [
      [38, -68, 40],
      [18, -110, -60],
      [68, -154, 30],
      [52, -190, -40],
    ]
      .map(([x = 0, y = 0, turn]) =>
        place(x, y, ink([part(curve("0 0, 10 -12, 28 -10, 16 4"), "#6fc067")], 2.6), 1, turn),
      )
      .join(""),
  tree: () =>
    ink([part(tube("0 0, 8 -190", [30, 24]), ...TONES.brown, [-8, 0])], 3.6) +
    ink(
      [
        part(
          curve("-90 -180, -70 -250, 0 -270, 80 -250, 96 -190, 50 -150, -40 -146"),
          "#5da14a",
          "#3f7f33",
          [-12, -10],
        ),
      ],
      3.6,
    ),
  branch: () =>
    ink(
      [
        part(tube("-120 4, 0 0, 120 -6", [18, 22, 14]), ...TONES.brown, [0, -5]),
        part(tube("60 -4, 84 -34", [10, 6]), TONES.brown[0]),
      ],
      3.2,
    ),
  "lily-pad": () =>
    ink(
      [
        part(
          curve("-62 0, -40 -16, 0 -20, 44 -16, 64 0, 40 14, 8 16, 2 2!, -12 16, -44 13"),
          "#6fb457",
          "#4d8f3b",
          [-4, -5],
        ),
      ],
      3.2,
    ),
  fire: () =>
    ink(
      [
        part(
          curve("-30 0, -40 -30, -24 -56, -26 -78!, -6 -62, 4 -104!, 22 -66, 34 -74!, 38 -32, 28 0"),
          "#ff8a2e",
          "#e85a1f",
          [-4, 4],
        ),
      ],
      3,
    ) + paint(curve("-14 0, -20 -22, -6 -40, 2 -58!, 14 -34, 18 -12, 12 0"), "#ffd84a"),
  butterfly: (tone = ["#b07be0", "#8350b5"]) =>
    ink(
      [-1, 1].flatMap((side) => [
        part(curve(onSide(side as -1 | 1, "2 0, 14 -30, 40 -34, 38 -8, 12 4")), ...tone, [-3, -3]),
        part(curve(onSide(side as -1 | 1, "2 2, 20 6, 28 26, 10 24")), tone[0]),
      ]),
      2.6,
    ) +
    ink([part(tube("0 -14, 0 18", [7, 6]), "#33241d")], 2) +
    bothSides((side) => brush(onSide(side, "1 -14, 7 -26, 12 -28"), 2.4, 0.9, 0.3)),
  flower: (tone = TONES.red) =>
    ink([part(tube("0 0, 0 -34", [5, 5]), TONES.leaf[0])], 2.4) +
    ink(
      [0, 72, 144, 216, 288].map((turn) => part(oval(0, -52, 8, 10), ...tone, [-2, -2], `rotate(${turn} 0 -42)`)),
      2.4,
    ) +
    paint(oval(0, -42, 6), "#ffd23a"),
  ball: (tone = ["#ff5f6d", "#c93c50"]) =>
    ink([part(oval(0, 0, 28), ...tone, [-5, -5])], 3) + brush("-22 -8, 0 0, 22 -8", 3.4, 0.4, 0.4, WHITE),
  nest: () =>
    ink([part(curve("-64 -26!, -54 4, 0 18, 54 4, 64 -26!, 0 -16"), ...TONES.brown, [-5, -5])], 3.4) +
    ["-50 -10, 0 2, 50 -12", "-44 2, 0 10, 40 2", "-56 -22, -20 -8, 10 -12"]
      .map((line) => brush(line, 3, 0.3, 0.3, "#c9a577"))
      .join("") +
    place(-22, -26, ink([part("M-12 -14H12V12H-12Z", ...TONES.paper, [-2, -2])], 2.4), 1, -18) +
    place(20, -28, ink([part("M-12 -14H12V12H-12Z", ...TONES.paper, [-2, -2])], 2.4), 1, 14),
  cobweb: () =>
    ["60 0", "52 26", "34 44", "0 56"].map((end) => brush(`0 0, ${end}`, 2, 0.8, 0.4, "#9a927f")).join("") +
    [0.45, 0.75]
      .map((share) =>
        brush(
          [
            [60 * share, 0],
            [50 * share, 20 * share],
            [52 * share, 26 * share],
            [40 * share, 32 * share],
            [34 * share, 44 * share],
            [16 * share, 44 * share],
            [0, 56 * share],
          ],
          1.8,
          0.8,
          0.8,
          "#9a927f",
        ),
      )
      .join(""),
  chick: () =>
    ink([part(oval(0, -16, 18, 17), "#ffe27a", "#e3b93a", [-4, -3])], 2.6) +
    paint(oval(-6, -19, 2.2), "#211a15") +
    paint(oval(6, -19, 2.2), "#211a15") +
    ink([part(polygon("-4 -14, 4 -14, 0 -7"), TONES.orange[0])], 1.9),
} as const satisfies Record<string, Thing>;
