import { puff } from "../effects.ts";
import { INK, TONES, type Tone, WHITE } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { box, oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

const BAKED: Tone = ["#eba650", "#c0752a"];
const loaf = (x: number, y: number, size = 1) =>
  place(
    x,
    y,
    ink([part(oval(0, -10, 20, 13), ...BAKED, [-4, -3])], 2.4) +
      brush("-8 -16, -3 -8", 2.6, 0.5, 0.5, "#8f5318") +
      brush("4 -17, 9 -9", 2.6, 0.5, 0.5, "#8f5318"),
    size,
  );

const BALLS = [
  [-36, -44],
  [-8, -46],
  [20, -44],
  [44, -42],
  [-22, -68],
  [6, -72],
  [32, -66],
  [-8, -94],
  [20, -92],
  [58, -12],
] as const;

/** What is chased, and what is left behind. */
export const JOURNEYS = {
  /** There were eleven of them already. */
  "ball-crate": () =>
    BALLS.map(([x, y]) =>
      place(
        x,
        y,
        ink([part(oval(0, 0, 17), "#ff5f6d", "#c93c50", [-4, -4])], 2.6) +
          brush("-12 -5, 0 0, 12 -5", 2.6, 0.4, 0.4, WHITE),
      ),
    ).join("") +
    ink([part(box(-60, -40, 108, 44, 5), ...TONES.wood, [-5, -4])], 3.2) +
    brush("-56 -18, 44 -18", 2.8, 0.9),
  /** A shop with everything in the window and its door open: 230 wide, 250 high. */
  "open-bakery": (tone = TONES.red) =>
    ink([part(box(-112, -240, 224, 244, 6), "#ffe6c4", "#e3c294", [-7, -4])], 3.8) +
    ink([part(box(-126, -256, 252, 22, 6), ...TONES.wood, [-3, -5])], 3.2) +
    ink([part(box(-96, -142, 116, 100, 5), "#fff7dc", "#f2d79a", [-4, -4])], 3) +
    ink([part(box(34, -150, 62, 154, 5), "#ffd98a", "#f0b24f", [-4, -4])], 3) +
    ink([part(polygon("96 -150, 124 -138, 124 12, 96 4"), ...TONES.wood, [-3, -3])], 2.8) +
    ink([part(box(-96, -84, 116, 9, 3), ...TONES.wood, [-2, -2])], 2.2) +
    loaf(-72, -84) +
    loaf(-38, -84) +
    loaf(-4, -84) +
    place(-70, -44, ink([part(tube("-14 0, 26 -22", [14, 12]), ...BAKED, [-3, -3])], 2.4)) +
    loaf(-22, -42, 1.1) +
    loaf(6, -42, 0.8) +
    ink([part(box(-104, -40, 132, 44, 4), ...TONES.wood, [-4, -4])], 2.8) +
    [-126, -84, -42, 0, 42, 84]
      .map((x, index) =>
        ink(
          [
            part(
              `M${x} -206h42v30q-21 22 -42 0Z`,
              index % 2 ? WHITE : tone[0],
              index % 2 ? "#dcd2c4" : tone[1],
              [-3, -3],
            ),
          ],
          2.8,
        ),
      )
      .join("") +
    brush("50 -40, 54 -54, 48 -66, 54 -80", 3.4, 0.3, 0.3, WHITE) +
    brush("72 -40, 76 -56, 70 -70, 76 -86", 3.4, 0.3, 0.3, WHITE),
  "fat-chip": () =>
    ink([part("M-18 -46L22 -50L30 44L-12 50Z", "#ffd86a", "#dba63a", [-8, -3])], 3.2) +
    ink([part("M-18 -46L22 -50L12 -62L-26 -58Z", "#ffe89a")], 2.6) +
    brush("-8 -30, -2 20", 4, 0.3, 0.3, "#fff3c2") +
    brush("8 10, 12 34", 3, 0.3, 0.3, "#dba63a"),
  /** Points to the right and is already going: 300 long. */
  "launching-bus": (tone = TONES.red) =>
    puff(-196, -2, 1.1) +
    puff(-164, 8, 0.9) +
    ink(
      [
        part(
          curve("-132 -46!, -176 -60, -214 -34!, -184 -28, -204 -6!, -160 -4, -132 -16!"),
          ...TONES.orange,
          [-4, -4],
        ),
      ],
      3,
    ) +
    paint(curve("-134 -40, -160 -42, -182 -30, -160 -18, -134 -20"), "#ffe27a") +
    ink(
      [
        part(polygon("-112 -108, -154 -150, -60 -112"), ...TONES.gold, [-3, -3]),
        part(polygon("-112 0, -154 30, -70 -4"), ...TONES.gold, [-3, -3]),
      ],
      3,
    ) +
    ink([part(curve("-132 -112!, 40 -116, 104 -100, 160 -56!, 104 -10, 40 4, -132 4!"), ...tone, [-8, -7])], 4) +
    ink([part(curve("90 -106!, 128 -86, 162 -56!, 126 -24, 90 -6!, 98 -56"), WHITE, "#d9d2c8", [-4, -4])], 3) +
    [-116, -62, -8].map((x) => ink([part(box(x, -92, 44, 42, 9), "#bfe6ff", "#8fc3e6", [-3, -3])], 2.8)).join("") +
    ink([part(box(46, -92, 34, 88, 6), "#bfe6ff", "#8fc3e6", [-3, -3])], 2.8) +
    place(
      -40,
      -66,
      ink([part(oval(0, 0, 17, 15), "#b79d7f", "#917758", [-3, -3])], 2) +
        paint(oval(1, 2, 12, 10), "#f2e2c6") +
        paint(oval(-5, 0, 4.4, 3), "#6f5340") +
        paint(oval(7, 0, 4.4, 3), "#6f5340") +
        paint(oval(1, 4, 2.6, 2), INK) +
        brush("-3 8, 1 10, 5 8", 1.9, 0.6),
    ) +
    paint("M-130 -36h170v10h-170Z", TONES.gold[0]) +
    [-84, 14].map((x) => ink([part(oval(x, 6, 20), INK), part(oval(x, 6, 9), TONES.steel[0])], 2.4)).join(""),
  /** Flew open; among other things, something with six legs got out. */
  "burst-suitcase": (tone = TONES.blue) =>
    ink([part(polygon("-66 -46, -96 -112, -6 -132, 52 -60"), ...tone, [-5, -5])], 3.2) +
    ink([part(polygon("-58 -52, -80 -102, -12 -118, 40 -62"), "#dce9fb")], 2.4) +
    place(
      30,
      -92,
      ink(
        [
          part(
            polygon("-28 -18, -10 -26, 10 -26, 28 -18, 22 0, 14 -6, 14 26, -14 26, -14 -6, -22 0"),
            ...TONES.gold,
            [-4, -3],
          ),
        ],
        2.6,
      ),
      1,
      18,
    ) +
    place(
      -34,
      -84,
      ink([part(polygon("-9 -30, 9 -30, 9 4, 26 8, 26 20, -9 20"), ...TONES.red, [-3, -3])], 2.6) +
        paint("M-8 -26h16v7h-16Z", WHITE),
      1,
      -24,
    ) +
    place(
      -6,
      -140,
      ink([part("M-20 -26H20V26H-20Z", ...TONES.paper, [-3, -3])], 2.4) +
        brush("-12 -12, 12 -12", 2.6, 0.8, 0.8, "#b9b1a3") +
        brush("-12 0, 12 0", 2.6, 0.8, 0.8, "#b9b1a3"),
      1,
      -16,
    ) +
    ink([part(box(-66, -50, 124, 52, 9), ...tone, [-6, -4])], 3.4) +
    brush("-62 -24, 54 -24", 2.8, 0.9) +
    ink([part(box(-18, -32, 28, 16, 4), TONES.gold[0])], 2.2),
  /** The one everybody knows about. */
  bug: () =>
    [-14, 0, 14]
      .map(
        (x) =>
          brush(
            [
              [x, -4],
              [x * 1.5, 8],
            ],
            3.4,
            0.9,
          ) +
          brush(
            [
              [x, -22],
              [x * 1.5, -34],
            ],
            3.4,
            0.9,
          ),
      )
      .join("") +
    ink([part(oval(0, -13, 24, 17), ...TONES.leaf, [-4, -4])], 2.8) +
    brush("-10 -28, -8 2", 2.6, 0.6) +
    ink([part(oval(24, -14, 11), "#357a35")], 2.4) +
    paint(oval(27, -17, 4), WHITE) +
    paint(oval(28, -17, 2.2), INK) +
    brush("28 -22, 38 -36", 2.6, 0.9) +
    brush("24 -24, 26 -40", 2.6, 0.9),
  /** Upright on the left, flat on the right, where somebody ran: 330 wide. */
  "trampled-bed": () =>
    ink([part(curve("-170 0, -168 -18, -80 -26, 60 -24, 168 -18, 170 0, 0 14"), "#7a4a26", "#57310f", [-4, -5])], 3.2) +
    [
      [-146, TONES.red],
      [-112, TONES.gold],
      [-78, TONES.pink],
    ]
      .map(([x, tone]) => upright(Number(x), tone as Tone))
      .join("") +
    [
      [-34, TONES.orange, 68],
      [20, TONES.red, 84],
      [76, TONES.gold, 76],
      [124, TONES.pink, 88],
    ]
      .map(([x, tone, turn]) => place(Number(x), -14, bloom(tone as Tone), 1, Number(turn)))
      .join("") +
    [
      [2, -36],
      [58, -44],
      [104, -34],
      [146, -42],
    ]
      .map(([x = 0, y = 0], index) =>
        place(x, y, ink([part(curve("0 0, 6 -6, 14 0, 6 6"), index % 2 ? "#ffb3c9" : "#ffd23a")], 1.9), 1, index * 50),
      )
      .join(""),
  "long-net": () =>
    ink([part(tube("0 58, 0 -50", [8, 7]), "#c48a4b")], 2.6) +
    ink([part(curve("0 -118, -46 -112, -100 -72, -92 -58, -44 -54, 0 -50"), "#eef6fb", "#c9dbe6", [-3, -4])], 2.8) +
    brush("-6 -100, -50 -92, -88 -66", 2, 0.8, 0.8, "#9fb4c2") +
    brush("-6 -76, -46 -74, -84 -62", 2, 0.8, 0.8, "#9fb4c2") +
    brush("-40 -110, -46 -84, -40 -56", 2, 0.8, 0.8, "#9fb4c2") +
    `<ellipse cx="0" cy="-84" rx="15" ry="34" fill="#f6fbfe" stroke="${INK}" stroke-width="5"/>`,
} as const satisfies Record<string, Thing>;

function bloom([fill, shade]: Tone): string {
  return (
    ink([part(tube("0 0, 0 -36", [5, 5]), TONES.leaf[0])], 2.4) +
    ink(
      [0, 72, 144, 216, 288].map((turn) => part(oval(0, -54, 8, 10), fill, shade, [-2, -2], `rotate(${turn} 0 -44)`)),
      2.4,
    ) +
    paint(oval(0, -44, 6), fill === TONES.gold[0] ? "#b9793f" : "#ffd23a")
  );
}

function upright(x: number, tone: Tone): string {
  return place(
    x,
    -16,
    bloom(tone) + ink([part(curve("0 -6, 12 -18, 22 -14, 10 -2"), ...TONES.leaf, [-2, -2])], 2.2),
    1.15,
  );
}
