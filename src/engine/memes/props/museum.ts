import { INK, TONES, type Tone } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { clip, ink, paint, part, place } from "../rig/ink.ts";
import { bothSides } from "../rig/points.ts";
import { box, oval } from "../rig/shapes.ts";
import { scribble, type Thing } from "./thing.ts";

const BONE: Tone = ["#f7efdd", "#cbb893"];

const bone = (line: string, widths: number[]) => ink([part(tube(line, widths), ...BONE, [-3, -2])], 3);

const SPINE = [
  [-104, -196],
  [-78, -192],
  [-50, -188],
  [-20, -184],
  [12, -178],
  [44, -168],
  [76, -152],
  [104, -132],
] as const;

export const MUSEUM = {
  plaque: (tone = TONES.gold) => ink([part(box(-89, -56, 178, 56, 7), ...tone, [-4, -5])], 3.2),
  platform: (tone = TONES.cream) =>
    ink([part("M-176 -64H176V0H-176Z", ...tone, [-10, 0])], 3.8) +
    ink([part(box(-188, -78, 376, 20, 6), "#fff7e6", tone[1], [-4, -6])]),
  /** A printer as its bones would be mounted: paper-tray jaw, ribs with a sheet still in them, a plug for a tail. */
  "printer-skeleton": () =>
    ink([part(tube("104 -132, 146 -116, 162 -70, 136 -46, 146 -20", [12, 10, 9, 9, 8]), "#59657a")], 3) +
    place(
      148,
      -14,
      ink([part(box(-11, -8, 22, 24, 6), "#f4f0e6", "#cfc6b4", [-3, -2])], 2.6) +
        ink([part(box(-8, 14, 5, 12, 2), TONES.gold[1]), part(box(4, 14, 5, 12, 2), TONES.gold[1])], 2),
    ) +
    bone("84 -142, 64 -92, 92 -50, 72 0", [17, 13, 10, 12]) +
    bone("-64 -182, -78 -120, -52 -60, -76 0", [15, 12, 9, 12]) +
    bone("110 -134, 100 -84, 126 -46, 108 0", [17, 13, 10, 12]) +
    place(
      8,
      -128,
      ink([part(polygon("-34 -24, 24 -34, 40 14, 4 34, -30 22"), ...TONES.paper, [-4, -4])], 2.6) +
        brush("-20 -6, 0 -14, 6 4, 24 -2", 2.4, 0.3, 0.3, "#b9b1a3") +
        brush("-18 12, 4 8, 14 18", 2.4, 0.3, 0.3, "#b9b1a3"),
    ) +
    [-44, -14, 18, 50]
      .map((x, rib) => bone(`${x} ${-180 + rib * 6}, ${x - 22} -140, ${x - 14} -106, ${x + 8} -92`, [9, 9, 8, 5]))
      .join("") +
    bone("-36 -186, -52 -120, -34 -62, -56 0", [15, 12, 9, 12]) +
    ink([part(tube("-104 -196, -20 -184, 60 -160, 112 -126", [14, 16, 16, 14]), ...BONE, [-2, -4])], 3) +
    SPINE.map(([x, y]) => ink([part(oval(x, y - 5, 10, 12), ...BONE, [-3, -3])], 2.6)).join("") +
    ink([part(polygon("-206 -206, -252 -178, -246 -150, -190 -186"), ...TONES.paper, [-3, -3])], 2.8) +
    ink([part(curve("-214 -204!, -120 -204!, -92 -214, -88 -190, -110 -176, -196 -172!"), ...BONE, [-4, -4])], 3.2) +
    ink([part(box(-222, -276, 136, 66, 14), ...BONE, [-7, -6])], 3.6) +
    paint(polygon("-218 -212, -208 -198, -198 -212, -188 -198, -178 -212, -168 -198, -158 -212"), BONE[0]) +
    brush("-218 -212, -208 -198, -198 -212, -188 -198, -178 -212, -168 -198, -158 -212", 2.6, 0.9) +
    ink([part(oval(-118, -248, 15, 16), INK)], 2) +
    paint(oval(-206, -246, 5), INK) +
    paint(oval(-190, -246, 5), INK) +
    brush("-212 -264, -150 -264", 4, 0.3, 0.3, BONE[1]),
  /** Has been in the sink so long that something lives in it. */
  "legend-mug": (tone = TONES.paper) =>
    ink([part("M34 -66h16q22 0 22 24t-24 24h-14v-13h10q12 0 12 -11t-12 -11h-10Z", tone[0])], 3) +
    ink([part(box(-38, -84, 76, 84, 13), ...tone, [-9, -5])], 3.4) +
    clip(
      box(-38, -84, 76, 84, 13),
      paint("M-40 -84H40V-74Q30 -40 22 -70Q12 -78 6 -66Q0 -30 -8 -62Q-18 -76 -24 -58Q-32 -50 -40 -70Z", "#8a5a33"),
    ) +
    ink(
      [
        part(
          curve("-36 -80, -44 -98, -26 -106, -16 -122, 4 -112, 20 -126, 30 -108, 44 -98, 36 -80"),
          "#9fc46b",
          "#76984a",
          [-4, -4],
        ),
      ],
      2.8,
    ) +
    paint(oval(-10, -100, 3), INK) +
    paint(oval(12, -100, 3), INK) +
    brush("-4 -92, 2 -90, 8 -92", 2.6, 0.5),
  /** A napkin in far more gold than it has paid for. */
  "grand-frame": (tone = TONES.gold) =>
    ink([part(box(-40, -262, 80, 14, 6), ...TONES.slate, [-2, -3])], 2.8) +
    paint(polygon("-36 -248, 36 -248, 96 -190, -96 -190"), "#fff3b0", 0.55) +
    ink([part(box(-136, -232, 272, 232, 14), ...tone, [-8, -7])], 4) +
    bothSides((side) => [-218, -14].map((y) => ink([part(oval(side * 122, y, 17), ...tone, [-4, -4])], 3)).join("")) +
    ink([part(curve("-30 -238, -18 -258, 0 -250, 18 -258, 30 -238, 0 -224"), ...tone, [-3, -3])], 2.8) +
    brush("-112 -204, 0 -212, 112 -204", 3, 0.4, 0.4, tone[1]) +
    ink([part(box(-104, -200, 208, 168, 4), "#fffaf0", "#e6dcc6", [-4, -5])], 3) +
    place(
      0,
      -116,
      ink([part("M-52 -44L44 -52L54 40L-46 48Z", "#fffdf8", "#ddd6c9", [-4, -4])], 2.8) +
        brush("-30 12, -12 -24, 8 14, 28 -20", 4.6, 0.4, 0.4, "#3f7fd6") +
        brush("-32 28, 30 22", 3.4, 0.3, 0.3, "#3f7fd6") +
        `<ellipse cx="26" cy="-22" rx="15" ry="14" fill="none" stroke="#b98a5b" stroke-width="3"/>`,
    ),
  abacus: (tone = TONES.wood) =>
    ink([part(box(-62, -104, 124, 104, 8), ...tone, [-4, -4])], 3.2) +
    ink([part(box(-50, -92, 100, 80, 4), "#fff3df")], 2.4) +
    [-72, -32]
      .map((y) =>
        brush(
          [
            [-50, y],
            [50, y],
          ],
          3,
          1,
        ),
      )
      .join("") +
    [-38, -19, 0, 19].map((x) => ink([part(oval(x, -72, 9, 13), ...TONES.red, [-3, -3])], 2.2)).join("") +
    [-38, -19, 0].map((x) => ink([part(oval(x, -32, 9, 13), ...TONES.blue, [-3, -3])], 2.2)).join(""),
  "receipt-nest": () =>
    [
      [-112, -66, -34],
      [-84, -84, -14],
      [92, -82, 16],
      [118, -62, 38],
    ]
      .map(([x = 0, y = 0, turn]) =>
        place(
          x,
          y,
          ink([part("M-15 -40L-7 -34L0 -40L7 -34L15 -40V40H-15Z", ...TONES.paper, [-3, 0])], 2.6) +
            scribble(-9, -24, 18, 5),
          1,
          turn,
        ),
      )
      .join("") +
    ink([part(curve("-140 -66!, -120 -14, -60 14, 0 18, 60 14, 120 -14, 140 -66!, 0 -46"), "#a9713a", "#7f4e1f")], 4) +
    [
      [-84, -22, -62],
      [-40, -10, 74],
      [4, -8, -80],
      [52, -12, 66],
      [94, -26, -58],
    ]
      .map(([x = 0, y = 0, turn]) =>
        place(
          x,
          y,
          ink([part(box(-11, -38, 22, 76, 2), ...TONES.paper, [-3, 0])], 2.4) + scribble(-6, -28, 12, 6),
          1,
          turn,
        ),
      )
      .join("") +
    ["-128 -44, -60 -24, 0 -22, 60 -26, 130 -46", "-110 -20, -40 -4, 20 4, 80 -2"]
      .map((line) => brush(line, 4, 0.3, 0.3, "#5c3817"))
      .join(""),
  "tree-fork": () =>
    ink(
      [
        part(tube("0 40, 0 -20, -90 -110, -180 -250", [110, 92, 56, 34]), "#8a6a4a", "#664a2e", [-8, -2]),
        part(tube("0 40, 0 -20, 90 -110, 180 -250", [110, 92, 56, 34]), "#8a6a4a", "#664a2e", [-8, -2]),
      ],
      4,
    ) +
    brush("-24 30, -20 -10, -50 -54", 3.4, 0.3, 0.3, "#5a4026") +
    brush("26 34, 20 0, 44 -46", 3.4, 0.3, 0.3, "#5a4026"),
  "coffee-pond": () =>
    ink(
      [
        part(
          curve("-150 0, -120 -22, -40 -30, 50 -28, 130 -20, 152 2, 100 24, 0 30, -106 22"),
          "#7a4a26",
          "#57310f",
          [-4, -6],
        ),
      ],
      3.2,
    ) +
    brush("-86 -6, -40 -14, 10 -12", 4, 0.3, 0.3, "#b98a5b") +
    brush("30 12, 70 8, 96 10", 4, 0.3, 0.3, "#b98a5b"),
} as const satisfies Record<string, Thing>;
