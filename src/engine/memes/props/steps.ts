import { PAPER, TONES, type Tone } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { bothSides, onSide } from "../rig/points.ts";
import { box, oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

const LEAF = ink([part(curve("0 0, 8 -16, 34 -12!, 22 8"), ...TONES.leaf, [-3, -3])], 2.6);
const PLANK: Tone = ["#e8c08a", "#c4935a"];

const pane = (x: number, y: number, width: number, height: number) =>
  ink([part(box(x, y, width, height, 4), "#bfe6ff", "#8fc4e2", [-4, -4])], 2.8) +
  brush(`${x + width / 2} ${y}, ${x + width / 2} ${y + height}`, 3, 1) +
  brush(`${x} ${y + height / 2}, ${x + width} ${y + height / 2}`, 3, 1);

/** What somebody stands on, 135 wide, with its top at 0 0. Words go on it from 8 to 96; it goes down to the ground. */
export const STEPS = {
  kerb: (tone = TONES.stone) =>
    ink([part(box(-68, 0, 136, 120, 5), ...tone, [-5, -4])], 3.4) +
    paint(box(-66, 1, 130, 7, 3), "#eef1f3") +
    brush("-44 14, -38 26, -46 34", 2.4, 0.4, 0.3, tone[1]) +
    brush("50 88, 42 100", 2.4, 0.4, 0.3, tone[1]),
  "park-bench": (tone = PLANK) =>
    bothSides((side) => ink([part(box(side * 56 - 6, -66, 12, 70, 4), ...TONES.slate, [-2, -2])], 2.8)) +
    [-62, -40].map((y) => ink([part(box(-66, y, 132, 15, 5), ...TONES.leaf, [-2, -4])], 2.8)).join("") +
    bothSides((side) => ink([part(box(side * 50 - 8, 88, 16, 100, 4), ...TONES.slate, [-3, -2])], 3)) +
    ink([part(box(-62, 6, 124, 92, 5), ...tone, [-4, -4])], 3.2) +
    ink([part(box(-68, -4, 136, 14, 5), ...TONES.leaf, [-2, -4])], 3),
  "house-roof": (tone = TONES.red) =>
    ink([part(box(26, -58, 28, 60, 3), ...TONES.brown, [-4, -2])], 3) +
    ink([part(box(22, -64, 36, 12, 3), ...TONES.brown, [-2, -3])], 2.8) +
    ink([part("M-62 0H62V280H-62Z", "#fff0d6", "#e3cda6", [-6, 0])], 3.4) +
    pane(-46, 122, 40, 48) +
    pane(8, 122, 40, 48) +
    ink([part("M-18 280V224Q-18 206 0 206Q18 206 18 224V280Z", ...TONES.blue, [-4, -3])], 3) +
    ink(
      [part("M-74 -4H74V10Q62 24 50 10Q38 24 25 10Q12 24 0 10Q-12 24 -25 10Q-38 24 -50 10Q-62 24 -74 10Z", ...tone)],
      3.2,
    ),
  /** The weather vane on top is 66 high and can be stood on. */
  "clock-tower": (tone = ["#d9cfe8", "#b3a5cc"]) =>
    ink([part(tube("0 4, 0 -62", [9, 7]), ...TONES.slate, [-2, 0])], 2.8) +
    brush("-24 -26, 24 -26", 5, 1) +
    ink([part(oval(0, -26, 7), ...TONES.gold, [-2, -2])], 2.6) +
    ink(
      [
        part(
          polygon("-62 -62, -34 -74, -34 -68, 30 -68, 30 -82, 64 -62, 30 -42, 30 -56, -34 -56, -34 -50"),
          ...TONES.gold,
        ),
      ],
      3,
    ) +
    ink([part("M-62 0H62V360H-62Z", ...tone, [-7, 0])], 3.4) +
    ink([part(box(-70, -8, 140, 16, 4), ...tone, [-3, -4])], 3) +
    ink([part(oval(0, 148, 40), PAPER, "#ddd6c9", [-4, -4])], 3.2) +
    [0, 90, 180, 270].map((turn) => place(0, 148, brush("0 -32, 0 -26", 4, 1), 1, turn)).join("") +
    brush("0 148, 0 124", 4.4, 1) +
    brush("0 148, 18 156", 4.4, 1) +
    ink([part("M-22 360V286Q-22 258 0 258Q22 258 22 286V360Z", ...TONES.wood, [-4, -3])], 3.2),
  "signed-branch": () =>
    ink([part(tube("-70 22, -40 2, 0 -2, 62 2", [20, 18, 17, 10]), ...TONES.brown, [0, -5])], 3.2) +
    place(50, 0, LEAF, 0.9, -20) +
    place(-58, 4, LEAF, 0.8, 200) +
    brush("-40 8, -44 22", 3, 1) +
    brush("40 6, 44 20", 3, 1) +
    ink([part(box(-60, 16, 120, 84, 8), ...PLANK, [-4, -5])], 3.2),
  /** Grows along four steps, behind what hangs from them. */
  "leaning-trunk": () =>
    ink(
      [part(tube("-330 250, -200 130, -60 66, 90 -40, 330 -160", [92, 80, 66, 54, 40]), ...TONES.brown, [-6, -12])],
      3.8,
    ) +
    ["-240 170, -170 118", "-90 92, -30 50", "60 -10, 120 -52", "190 -84, 240 -112"]
      .map((line) => brush(line, 4, 0.3, 0.3, TONES.brown[1]))
      .join("") +
    [
      [-264, 150, -110],
      [-130, 62, -80],
      [20, -30, -100],
      [158, -104, -70],
      [230, -138, -120],
      [120, 0, 60],
      [-20, 96, 80],
    ]
      .map(([x = 0, y = 0, turn]) => place(x, y, LEAF, 1.4, turn))
      .join(""),
  "slung-hammock": (tone = TONES.gold) =>
    brush("-66 -58, -50 -18", 4, 1) +
    brush("66 -74, 52 -18", 4, 1) +
    ink([part(curve("-56 -22!, -30 6, 0 14, 30 6, 56 -22!, 36 2, 0 26, -36 2"), ...tone, [-3, -4])], 3) +
    ink([part(curve("-54 -22!, -28 -6, 0 -2, 28 -6, 54 -22!, 40 20, 0 30, -40 20"), ...tone, [-4, -6])], 3),
  "stood-on-chair": (tone = TONES.steel) =>
    ink([part(box(-40, -66, 80, 34, 6), ...tone, [-4, -3])], 3) +
    bothSides((side) => brush(onSide(side, "36 -34, 38 2"), 6, 1)) +
    bothSides((side) => brush(onSide(side, "-40 108, 44 10"), 7, 1)) +
    ink([part(box(-58, 8, 116, 90, 4), PAPER, "#e3dccd", [-4, -4])], 3) +
    ink([part(box(-62, -4, 124, 15, 6), ...tone, [-3, -4])], 3),
  rostrum: (tone = ["#ffe08a", "#dfb03a"]) =>
    ink([part("M-62 6H62L54 190H-54Z", ...tone, [-7, 0])], 3.4) +
    ink([part(box(-70, -6, 140, 16, 5), ...TONES.gold, [-3, -4])], 3.2) +
    ink([part(oval(0, 136, 20), ...TONES.red, [-4, -4])], 2.8) +
    bothSides((side) => ink([part(polygon(onSide(side, "2 148, 16 146, 20 178, 8 172")), ...TONES.red)], 2.6)) +
    paint(oval(0, 136, 11), PAPER),
  /** Boards under her feet, curtains drawn back behind her, lamps along the edge. */
  "stage-front": (tone = TONES.red) =>
    paint("M-66 -206H66V0H-66Z", "#5b2a4a") +
    paint(polygon("0 -206, -46 0, 46 0"), "#8a4c70") +
    bothSides((side) =>
      ink([part(curve(onSide(side, "68 -208!, 34 -208!, 40 -150, 62 -96!, 52 -40, 56 0!, 68 0!")), ...tone)], 3),
    ) +
    ink(
      [
        part(
          "M-70 -214H70V-190Q58 -176 46 -190Q35 -176 23 -190Q12 -176 0 -190Q-12 -176 -23 -190Q-35 -176 -46 -190Q-58 -176 -70 -190Z",
          ...TONES.gold,
          [-3, -4],
        ),
      ],
      3,
    ) +
    ink([part("M-66 0H66V280H-66Z", ...TONES.wood, [-6, 0])], 3.4) +
    [-34, 0, 34].map((x) => brush(`${x} 104, ${x} 276`, 3, 0.8, 0.8, TONES.wood[1])).join("") +
    ink([part(box(-60, 18, 120, 86, 5), PAPER, "#e3dccd", [-4, -4])], 3) +
    ink([part(box(-72, -8, 144, 18, 5), "#dba869", TONES.wood[1], [-3, -5])], 3.2) +
    [-54, -18, 18, 54].map((x) => ink([part(oval(x, -10, 9, 8), "#fff3b0", "#ffd23a", [-2, -2])], 2.4)).join(""),
  "balloon-top": (tone = TONES.red) =>
    bothSides((side) => brush(onSide(side, "34 -150, 50 0"), 3.6, 1)) +
    ink(
      [part(curve("0 -318, 56 -304, 84 -254, 70 -196, 38 -148!, -38 -148!, -70 -196, -84 -254, -56 -304"), ...tone)],
      3.8,
    ) +
    paint(curve("0 -314, 26 -280, 28 -200, 14 -149!, -14 -149!, -28 -200, -26 -280"), "#ffe27a") +
    paint(curve("-56 -302, -76 -250, -64 -200, -44 -164, -54 -210, -60 -256"), "#ffb7a3"),
  /** The part that hides whoever is in it. */
  "balloon-basket": () =>
    ink([part("M-66 2H66L60 102H-60Z", "#eccb92", "#c8a05c", [-5, -4])], 3.4) +
    ink([part(box(-71, -8, 142, 16, 7), ...TONES.brown, [-3, -4])], 3),
} as const satisfies Record<string, Thing>;
