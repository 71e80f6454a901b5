import { puff } from "../effects.ts";
import { INK, PAPER, TONES, type Tone } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { bothSides } from "../rig/points.ts";
import { box, oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

const DUST = "#fff6e4";

const PENNANTS = [TONES.red, TONES.gold, TONES.blue, TONES.mint, TONES.pink, TONES.orange, TONES.red] as const;
const WASH = [TONES.red, TONES.gold, TONES.mint, TONES.blue, TONES.pink] as const;
const CHALK = "#f4f1e4";
const GREYS: readonly Tone[] = [TONES.stone, TONES.slate, TONES.steel];

const pile = (tones: readonly Tone[]) =>
  tones
    .map(([fill, shade], row) =>
      place(
        (row % 2) * 10 - 5,
        -row * 15,
        ink([part(curve("-46 0, -50 -12, -30 -20, 28 -22, 50 -12, 44 0"), fill, shade, [-3, -4])], 2.8),
      ),
    )
    .join("");

/** What makes a place: shelters, bunting, piles, signs. */
export const SCENERY = {
  bunting: () =>
    brush("-260 -20, -130 6, 0 14, 130 6, 260 -20", 3, 0.9) +
    PENNANTS.map(([fill, shade], index) => {
      const x = -225 + index * 75;
      const y = 12 - Math.abs(x) * 0.11;
      return ink(
        [
          part(
            polygon([
              [x - 24, y],
              [x + 24, y],
              [x, y + 44],
            ]),
            fill,
            shade,
            [-4, -3],
          ),
        ],
        2.6,
      );
    }).join(""),
  "bus-shelter": () =>
    bothSides((side) => ink([part(box(side * 150 - 6, -220, 12, 220, 3), TONES.slate[0])], 3)) +
    `<rect x="-144" y="-200" width="288" height="150" fill="#dff2fb" fill-opacity=".5" stroke="${INK}" stroke-width="4"/>` +
    ink([part(box(-176, -240, 352, 24, 8), ...TONES.blue, [-4, -5])]) +
    brush("-120 -80, -60 -180", 6, 0.3, 0.3, PAPER),
  "number-board": () =>
    ink([part(box(-70, -90, 140, 90, 10), "#2e3542", "#1d222c", [-5, -4])]) +
    brush("-20 -70, 20 -70, 4 -48, 20 -28, -18 -20", 8, 0.8, 0.8, "#ff8a3c"),
  hatch: (tone = TONES.wood) =>
    ink([part(box(-140, -250, 280, 190, 8), ...tone, [-6, -5])]) +
    ink([part(box(-120, -232, 240, 156, 4), "#4a3b32")], 2.6) +
    ink([part(box(-160, -72, 320, 20, 8), ...TONES.steel, [-3, -4])], 3.2),
  laundry: () => pile(WASH),
  "grey-laundry": () => pile(GREYS),
  slippers: (tone = TONES.pink) =>
    bothSides((side) =>
      place(
        side * 26,
        0,
        ink([part(oval(-8, -30, 5, 13), ...tone, [-1, -2]), part(oval(8, -30, 5, 13), ...tone, [-1, -2])], 2.4) +
          ink([part(oval(0, -12, 20, 14), ...tone, [-4, -3])], 2.8) +
          paint(oval(-6, -13, 2), INK) +
          paint(oval(6, -13, 2), INK),
      ),
    ),
  "picnic-rug": (tone = TONES.red) =>
    ink([part(polygon("-90 0, -66 -34, 66 -34, 90 0"), PAPER, "#ddd6c9", [-3, -3])], 2.8) +
    [-44, 0, 44]
      .map((x) =>
        brush(
          [
            [x * 0.8, -33],
            [x * 1.1, -1],
          ],
          9,
          1,
          1,
          tone[0],
        ),
      )
      .join("") +
    brush("-80 -16, 80 -16", 7, 1, 1, tone[0]),
  statue: (tone = TONES.steel) =>
    ink([part(box(-34, -22, 68, 22, 4), ...TONES.cream, [-4, -3])], 3) +
    ink(
      [
        part(oval(0, -66, 8), ...tone, [-2, -2]),
        part(curve("-8 -58, 8 -58, 10 -22, -10 -22"), ...tone, [-3, -2]),
        part(tube("7 -54, 18 -70", [5, 4]), tone[0]),
      ],
      2.4,
    ),
  "weather-vane": (tone = TONES.gold) =>
    ink([part(tube("0 0, 0 -90", [7, 6]), TONES.slate[0])], 2.8) +
    brush("-36 -44, 36 -44", 5, 1) +
    ink(
      [part(polygon("-50 -92, -20 -102, 20 -100, 20 -112, 50 -94, 20 -78, 20 -88, -20 -86"), ...tone, [-3, -3])],
      2.8,
    ),
  banner: (tone = TONES.blue) =>
    bothSides((side) => ink([part(box(side * 110 - 5, -230, 10, 230, 3), TONES.wood[0])], 2.8)) +
    ink(
      [
        part(
          "M-112 -226H112V-158L96 -166L80 -158L64 -166L48 -158L32 -166L16 -158" +
            "L0 -166L-16 -158L-32 -166L-48 -158L-64 -166L-80 -158L-96 -166L-112 -158Z",
          ...tone,
          [-5, -4],
        ),
      ],
      3.2,
    ),
  portrait: (tone = TONES.gold) =>
    ink([part(box(-34, -44, 68, 84, 5), ...tone, [-4, -4])], 3) +
    ink([part(box(-25, -35, 50, 66, 3), "#bfe3ff")], 2.2) +
    ink(
      [
        part(oval(0, -2, 15, 16), "#e9ad66"),
        part(oval(-16, -6, 6, 12), "#8c5531"),
        part(oval(16, -6, 6, 12), "#8c5531"),
      ],
      2.2,
    ) +
    paint(oval(-5, -5, 2), INK) +
    paint(oval(5, -5, 2), INK) +
    paint(oval(0, 3, 4, 3), INK),
  trumpet: (tone = TONES.gold) =>
    ink(
      [part(tube("-34 0, 10 0", [8, 8]), tone[0]), part(polygon("8 -5, 40 -22, 40 22, 8 5"), ...tone, [-3, -4])],
      2.8,
    ) + [-18, -8, 2].map((x) => ink([part(box(x - 3, -18, 6, 14, 2), tone[0])], 2)).join(""),
  /** What a herd leaves behind: it runs to the right, the dust trails 150 to the left. */
  "stampede-dust": () =>
    puff(-124, -66, 0.6, -6, DUST) +
    puff(-108, -34, 0.9, 4, DUST) +
    puff(-70, -8, 1, 0, DUST) +
    puff(-24, 14, 1.1, -4, DUST) +
    puff(28, 22, 0.8, 4, DUST) +
    puff(96, 16, 0.8, 0, DUST) +
    puff(136, 18, 0.6, 0, DUST),
  "thunder-cloud": () =>
    ink([part(curve("-50 14, -56 -8, -30 -16, -12 -38, 20 -34, 36 -14, 56 -8, 52 14"), ...TONES.slate, [-5, -5])], 3) +
    ink([part(polygon("0 12, 18 12, 6 34, 20 34, -8 66, 0 40, -12 40"), TONES.gold[0])], 2.6),
  bakery: (tone = TONES.pink) =>
    ink([part(box(-90, -120, 180, 120, 6), "#fff1dc", "#e3cda6", [-6, -4])]) +
    ink([part(polygon("-104 -118, 0 -176, 104 -118"), ...TONES.wood, [-5, -4])], 3.2) +
    ink(
      [
        part(
          "M-96 -92H96V-70Q80 -56 64 -70Q48 -56 32 -70Q16 -56 0 -70Q-16 -56 -32 -70Q-48 -56 -64 -70Q-80 -56 -96 -70Z",
          ...tone,
          [-4, -3],
        ),
      ],
      3,
    ) +
    ink([part(box(-70, -54, 70, 40, 4), "#bfe6ff")], 2.6) +
    ink([part(box(24, -56, 42, 56, 4), ...TONES.wood, [-3, -3])], 2.8) +
    ink([part(oval(-48, -22, 12, 8), "#eba650"), part(oval(-22, -22, 12, 8), "#eba650")], 2.2),
  roof: (tone = TONES.red) =>
    ink([part(polygon("-90 0, 0 -70, 90 0"), ...tone, [-5, -4])], 3.4) +
    ink([part(box(34, -76, 24, 44, 3), ...TONES.brown, [-3, -2])], 2.8) +
    brush("-50 -14, -10 -14", 2.6, 0.4) +
    brush("6 -28, 30 -28", 2.6, 0.4),
  "chalk-arrows": () =>
    [0, 120, 240]
      .map((turn) =>
        place(
          0,
          0,
          brush("-18 -40, 8 -44, 32 -30", 3.6, 0.6, 0.6, CHALK) + brush("22 -42, 34 -28, 18 -24", 3.4, 0.6, 0.6, CHALK),
          1,
          turn,
        ),
      )
      .join(""),
  "chalk-ball": () =>
    brush("-14 0, -10 -10, 0 -14, 10 -10, 14 0, 10 10, 0 14, -10 10, -14 0", 3.2, 0.8, 0.8, CHALK) +
    brush("-12 -4, 0 2, 12 -4", 2.6, 0.5, 0.5, CHALK),
  "ticket-frame": (tone = TONES.wood) =>
    ink([part(box(-60, -96, 120, 96, 6), ...tone, [-4, -4])], 3.2) +
    ink([part(box(-48, -84, 96, 72, 3), "#f4ead6")], 2.2) +
    [
      [-26, -64],
      [10, -68],
      [-16, -36],
      [22, -34],
    ]
      .map(([x = 0, y = 0], index) =>
        place(x, y, ink([part(box(-13, -9, 26, 18, 3), "#ffe27a")], 2), 1, index * 9 - 14),
      )
      .join(""),
  foot: (tone = TONES.card) =>
    ink([part(curve("-34 0, -36 -16, -18 -24, -12 -52, 10 -54, 14 -24, 38 -14, 42 0"), ...tone, [-5, -4])], 3.2) +
    [24, 32, 39]
      .map((x) =>
        brush(
          [
            [x, -14],
            [x + 1, -4],
          ],
          2.2,
          0.4,
        ),
      )
      .join(""),
  rope: () => brush("-200 0, -80 26, 80 26, 200 0", 4, 0.9, 0.9, "#a9824c"),
} as const satisfies Record<string, Thing>;
