import { INK, PAPER, TONES, type Tone } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { bothSides, onSide } from "../rig/points.ts";
import { box, oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

const LEATHER: Tone = ["#7a4a34", "#573121"];
const NOTES = ["#ffe27a", "#ffb7a3", "#bfe3ff", "#c9e8bd", "#ffd3e2"] as const;

/** A small drawing of a robot's head. */
const doodle = (x: number, y: number) =>
  place(
    x,
    y,
    brush("0 -16, 0 -25", 3, 1) +
      paint(oval(0, -27, 4), TONES.gold[0]) +
      ink([part(box(-19, -16, 38, 32, 9), ...TONES.mint, [-2, -2])], 2.4) +
      paint(box(-13, -9, 26, 18, 5), "#1d2a33") +
      brush("-7 2, 0 6, 7 2", 2.4, 0.5, 0.5, "#b9ffe6") +
      paint(oval(-6, -3, 2.4), "#b9ffe6") +
      paint(oval(6, -3, 2.4), "#b9ffe6"),
  );

const note = (x: number, y: number, index: number, turn: number) =>
  place(
    x,
    y,
    ink([part("M-20 -18H20V12L10 20H-20Z", NOTES[index % 5] ?? PAPER)], 2.4) +
      brush("-11 -6, 10 -6", 2.4, 0.8, 0.8, "#8a8174") +
      brush("-11 4, 4 4", 2.4, 0.8, 0.8, "#8a8174"),
    1,
    turn,
  );

export const OFFICE_PARTS = {
  /** A table top that ends, seen from the front; the edge is 216 to the right of 0 0. */
  "table-end": (tone = TONES.wood) =>
    ink([part(box(-20, 0, 236, 80, 8), ...tone, [-4, -5])]) +
    brush("206 -8, 222 -4", 3, 0.2) +
    brush("232 -14, 240 -2", 3, 0.2),
  /** He asked himself, and then himself, and then himself. */
  "loop-easel": () =>
    brush("-40 -120, -62 0", 7, 1) +
    brush("40 -120, 62 0", 7, 1) +
    ink([part(box(-74, -214, 148, 146, 6), PAPER, "#e3dccd", [-5, -5])], 3.4) +
    ink([part(box(-82, -76, 164, 14, 5), ...TONES.wood, [-3, -4])], 3) +
    doodle(0, -178) +
    doodle(42, -112) +
    doodle(-42, -112) +
    ["26 -176, 44 -162, 48 -144", "18 -98, 0 -92, -18 -98", "-48 -144, -44 -162, -28 -174"]
      .map((line) => brush(line, 5, 0.9, 0.9, TONES.red[0]))
      .join("") +
    paint(polygon("38 -148, 58 -150, 50 -136"), TONES.red[0]) +
    paint(polygon("-14 -106, -14 -88, -28 -98"), TONES.red[0]) +
    paint(polygon("-34 -182, -22 -166, -16 -182"), TONES.red[0]),
  /** Painted at home, by somebody who likes snails. */
  "protest-sign": () =>
    ink([part(tube("0 60, 0 -60", [9, 9]), "#c48a4b")], 2.8) +
    ink([part(polygon("-66 -150, 62 -156, 66 -58, -62 -54"), PAPER, "#e3dccd", [-4, -5])], 3.2) +
    paint(curve("-46 -76, -40 -86, 20 -86, 36 -116, 48 -112, 44 -84, 32 -76"), TONES.mint[0]) +
    paint(oval(-6, -104, 26), TONES.red[0]) +
    brush("8 -98, 8 -112, -8 -118, -18 -106, -12 -94, -2 -98, -4 -106", 4.4, 0.6, 0.6, PAPER) +
    brush("40 -114, 36 -130", 3.4, 0.9, 0.9, TONES.mint[1]) +
    brush("46 -112, 52 -126", 3.4, 0.9, 0.9, TONES.mint[1]),
  "boss-chair": (tone = LEATHER) =>
    ink(
      [part(curve("-96 60!, -104 -60, -84 -128, -40 -146, 40 -146, 84 -128, 104 -60, 96 60!"), ...tone, [-9, -7])],
      3.8,
    ) +
    [
      [-44, -92],
      [0, -98],
      [44, -92],
      [-52, -40],
      [52, -40],
    ]
      .map(([x = 0, y = 0]) => paint(oval(x, y, 6), tone[1]))
      .join("") +
    bothSides((side) =>
      ink([part(curve(onSide(side, "84 -10, 116 -14, 124 20, 116 60!, 84 60!")), ...tone, [-4, -5])], 3.2),
    ),
  /** Right across a picture, by the height of its top. */
  "long-desk": (tone = TONES.wood) =>
    ink([part(box(-300, 8, 600, 140, 4), ...tone, [-6, -4])]) +
    [-135, 0, 135].map((x) => brush(`${x} 20, ${x} 130`, 2.8, 0.8, 0.8, tone[1])).join("") +
    ink([part(box(-300, -8, 600, 20, 6), "#dba869", tone[1], [-3, -5])], 3.4),
  "boss-desk": () =>
    ink([part(box(-160, -32, 320, 60, 6), ...TONES.wood, [-4, -4])]) +
    ink([part(box(-170, -44, 340, 18, 6), "#dba869", TONES.wood[1], [-3, -5])], 3.2) +
    ink([part(polygon("-128 -44, -122 -66, -50 -66, -44 -44"), ...TONES.gold, [-3, -3])], 2.8) +
    brush("-110 -55, -64 -55", 3.4, 0.8, 0.8, TONES.gold[1]),
  "counter-bell": () =>
    ink([part("M-26 -6Q-26 -34 0 -34Q26 -34 26 -6Z", ...TONES.gold, [-5, -4])], 2.8) +
    ink([part(box(-30, -8, 60, 9, 4), ...TONES.slate, [-2, -2])], 2.6) +
    ink([part(oval(0, -38, 5), INK)], 1.9),
  /** As long as a bed. */
  bolster: (tone = TONES.pink) =>
    ink(
      [
        part(
          curve("-82 -2!, -74 -16, -84 -30!, -40 -34, 0 -28, 44 -38, 86 -36!, 76 -18, 84 -2!, 0 2"),
          ...tone,
          [-5, -6],
        ),
      ],
      3.2,
    ),
  /** More than fits, and it is only Tuesday. */
  "leaning-notes": () =>
    Array.from({ length: 13 }, (_, row) =>
      place(
        Math.sin(row * 0.7) * 7 + row * 1.2,
        -row * 13,
        ink([part(box(-42, -15, 84, 15, 3), NOTES[row % 5] ?? PAPER)], 2.4),
        1,
        row % 2 ? 3 : -4,
      ),
    ).join(""),
  "falling-notes": () =>
    note(-50, -150, 0, -18) +
    note(20, -112, 1, 14) +
    note(-26, -62, 2, 30) +
    note(46, -36, 3, -12) +
    note(-70, -14, 4, 8) +
    note(6, -4, 0, -24),
  "empty-chairs": (tone = TONES.steel) =>
    [-64, 0, 64]
      .map((x) =>
        place(
          x,
          0,
          brush("-18 0, 14 -44", 5, 1) +
            brush("18 0, -14 -44", 5, 1) +
            ink([part(box(-24, -92, 48, 28, 5), ...tone, [-3, -3])], 2.8) +
            brush("-18 -46, -20 -66", 4.4, 1) +
            brush("18 -46, 20 -66", 4.4, 1) +
            ink([part(box(-26, -52, 52, 11, 5), ...tone, [-3, -3])], 2.8),
        ),
      )
      .join(""),
  "meeting-table": (tone = TONES.wood) =>
    bothSides((side) => ink([part(box(side * 210 - 12, 0, 24, 120, 5), ...tone, [-4, 0])], 3.2)) +
    ink([part(box(-262, -12, 524, 30, 10), "#dba869", tone[1], [-4, -8])], 3.8),
  "spilt-mug": () =>
    ink([part(curve("-96 2, -70 -9, -30 -6, -12 0, -30 8, -74 9"), "#6b3f22")], 2.6) +
    ink([part("M12 -40v-8q0 -12 13 -12t12 13v7h-7v-5q0 -6 -6 -6t-6 6v5Z", TONES.blue[0])], 2.8) +
    ink([part(box(-6, -40, 48, 40, 8), ...TONES.blue, [-3, -6])], 3) +
    ink([part(oval(-4, -20, 7, 18), "#2b5ca4")], 2.4) +
    paint(oval(-3, -12, 4, 9), "#6b3f22"),
} as const satisfies Record<string, Thing>;
