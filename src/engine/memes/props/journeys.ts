import { drop, puff } from "../effects.ts";
import { INK, TONES, type Tone, WHITE } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { bothSides } from "../rig/points.ts";
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

/** What is chased, what is left behind, and what people are stuck in together. */
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
    puff(-190, 6, 1.5) +
    puff(-160, 24, 1.2) +
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
    ink([part(tube("-6 56, 6 -56", [8, 7]), "#c48a4b")], 2.6) +
    ink(
      [part(curve("-20 -82, -34 -50, -62 -30, -92 -36, -80 -60, -58 -84, -26 -98"), "#eef6fb", "#c9dbe6", [-3, -3])],
      2.8,
    ) +
    brush("-28 -78, -52 -48, -82 -44", 2, 0.8, 0.8, "#9fb4c2") +
    brush("-36 -88, -62 -66, -84 -48", 2, 0.8, 0.8, "#9fb4c2") +
    `<ellipse cx="6" cy="-86" rx="32" ry="12" transform="rotate(-18 6 -86)" fill="#f6fbfe" stroke="${INK}" stroke-width="5"/>`,
  /** Swan at the right end, paddle wheel at the left; 470 long, keel at 0 0. */
  "swan-boat": (tone = ["#fdf9ee", "#d8cdb8"]) =>
    [0, 30, 60, 90, 120, 150]
      .map((turn) => place(-226, -30, ink([part(box(-6, -54, 12, 108, 4), ...TONES.wood, [-2, 0])], 2.4), 1, turn))
      .join("") +
    ink(
      [
        part(
          tube("176 -70, 226 -116, 222 -186, 190 -226, 214 -262, 240 -246", [64, 44, 34, 30, 32, 26]),
          ...tone,
          [-6, -4],
        ),
      ],
      4,
    ) +
    ink([part(curve("236 -262, 276 -250!, 238 -236"), ...TONES.orange, [-3, -3])], 2.8) +
    paint(curve("232 -262, 242 -256, 238 -244, 230 -250"), INK) +
    paint(oval(218, -258, 5), INK) +
    ink(
      [
        part(
          curve("-226 -122!, -180 -104, -40 -104, 120 -104, 214 -96, 204 -30, 130 0, -140 0, -206 -36"),
          ...tone,
          [-9, -9],
        ),
      ],
      4,
    ) +
    ink(
      [
        part(
          curve("-190 -92, -120 -98, -60 -88, -84 -66, -62 -58, -94 -44, -84 -34, -140 -34, -184 -56"),
          ...tone,
          [-5, -5],
        ),
      ],
      3,
    ),
  splashes: () =>
    drop(-30, -10, 1.5, -30) +
    drop(-6, -34, 1.3, -10) +
    drop(20, -18, 1.6, 20) +
    drop(38, 6, 1.2, 40) +
    drop(-44, 14, 1.2, -50),
  /** With a rope round its loaves and a bite out of its end. */
  "bitten-raft": () =>
    [2, 1, 0]
      .map((row) => {
        const end = row === 2 ? 176 : row === 1 ? 214 : 230;
        return ink(
          [
            part(
              tube(
                [
                  [-232, -14 - row * 31],
                  [0, -20 - row * 31],
                  [end, -14 - row * 31],
                ],
                [30, 36, 29],
              ),
              ...BAKED,
              [-4, -8],
            ),
          ],
          3.6,
        );
      })
      .join("") +
    [0, 1, 2]
      .map((row) =>
        [-186, -148, 118, 152]
          .map((x) =>
            brush(
              [
                [x - 11, -24 - row * 31],
                [x + 11, -10 - row * 31],
              ],
              3.6,
              0.4,
              0.4,
              "#8f5318",
            ),
          )
          .join(""),
      )
      .join("") +
    [-112, 92]
      .map((x) =>
        ink(
          [
            part(
              tube(
                [
                  [x, -98],
                  [x + 4, -46],
                  [x, 4],
                ],
                [12, 13, 12],
              ),
              "#d9c08a",
              "#b08f52",
              [-3, 0],
            ),
          ],
          2.6,
        ),
      )
      .join("") +
    ink([part(curve("168 -94, 190 -92, 196 -76, 186 -62, 172 -60, 178 -76"), "#fff1d0", "#e6cfa0", [-2, -2])], 2.4),
  /** A staircase to the right with its rail, and the wall it is stuck against; 540 wide. */
  "tilted-sofa": (tone = ["#2f8f95", "#1f6a70"]) =>
    ink([part(box(-176, -122, 352, 90, 26), ...tone, [-7, -6])], 4) +
    bothSides((side) => ink([part(box(side * 172 - 32, -96, 64, 92, 24), ...tone, [-6, -5])], 3.8)) +
    ink([part(box(-146, -66, 292, 58, 14), "#3ba3a9", tone[1], [-5, -6])], 3.4) +
    bothSides((side) => ink([part(box(side * 150 - 7, -4, 14, 20, 3), ...TONES.wood, [-2, 0])], 2.8)),
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
