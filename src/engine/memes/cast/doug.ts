import { PAPER, type Tone } from "../palette.ts";
import { brush } from "../rig/brush.ts";
import type { Character } from "../rig/character.ts";
import { curve } from "../rig/curve.ts";
import { clip, ink, paint, part, place } from "../rig/ink.ts";
import { feetAt } from "../rig/legs.ts";
import { bothSides } from "../rig/points.ts";
import { oval } from "../rig/shapes.ts";
import { stick, stickShoe } from "./pieces.ts";

const CRUST: Tone = ["#c98442", "#9f5f28"];
const CRUMB: Tone = ["#fce6bb", "#eccb92"];
const SHOES: Tone = ["#3f7fd6", "#2b5ca4"];

// The left shoulder of the loaf has a bite of its own: he has had a week.
const LOAF = curve(
  "-44 92, -48 40, -46 6, -64 -14, -62 -48, -30 -64, 0 -66, 30 -64, 62 -48, 64 -14, 46 6, 48 40, 44 92, 0 96",
);
const SLICE = curve(
  "-36 84, -40 40, -38 2, -54 -16, -52 -43, -26 -55, 0 -57, 26 -55, 52 -43, 54 -16, 38 2, 40 40, 36 84, 0 87",
);
const HOLES = [
  [-38, -34, 3, 2],
  [-30, 52, 4, 3],
  [26, 60, 3, 4],
  [-8, 66, 3, 2],
  [34, 30, 2, 3],
  [8, -46, 4, 2],
  [-30, 30, 2, 2],
] as const;
const SHOE = stickShoe(SHOES);

export const doug: Character = {
  name: "Doug",
  kind: "bread",
  role: "customer care",
  words: "Warm, soft, quietly falling apart.",
  half: 58,
  top: -58,
  chin: 48,
  neck: [0, 90],
  stiffness: 0.8,
  foot: 150,
  seat: 94,
  shoulder: [46, 46],
  hip: [44, 80],
  palm: [26, 36],
  arm: { upper: 32, lower: 32, length: 62, widths: [5, 5, 5], tone: ["#211a15", "#211a15"], kind: "line" },
  hand: { palm: 12.6, fill: PAPER, cuff: PAPER },
  legs: { x: 18, hip: 92, ankle: 141, widths: [5.4, 5.4, 5.4], tone: ["#211a15", "#211a15"], line: 1, foot: SHOE },
  standing: bothSides((side) => stick(side * 18, 92, 142)) + feetAt(18, 143, SHOE),
  eye: { dx: 20, y: -14, rx: 14, ry: 17, lid: CRUMB[0] },
  brow: { dx: 21, y: -39, length: 10, width: 5.4, color: "#6a3c17" },
  mouth: { kind: "lips", x: 0, y: 22, w: 18 },
  muzzleDepth: 1.1,
  tearLength: 44,
  coats: {
    dough: [
      ["#c98442", "#f1ddb6"],
      ["#9f5f28", "#d9bf8e"],
      ["#fce6bb", "#fff3da"],
      ["#eccb92", "#f1ddb6"],
    ],
    toasted: [
      ["#c98442", "#7d4720"],
      ["#9f5f28", "#5a2f12"],
      ["#fce6bb", "#c98f4e"],
      ["#eccb92", "#a96f33"],
    ],
    burnt: [
      ["#c98442", "#3a302b"],
      ["#9f5f28", "#241d1a"],
      ["#fce6bb", "#5b4d45"],
      ["#eccb92", "#463a34"],
      ["#6a3c17", "#1b1512"],
    ],
  },
  body: () => "",
  head: ({ isSide }) => {
    const [dx, dy] = isSide ? [-26, -7] : [15, -7];
    const sign = isSide ? -1 : 1;
    const edge = [
      [58, -50],
      [62, -8],
      [49, 36],
    ] as const;
    return (
      place(dx, dy, ink([part(LOAF, CRUST[1])])) +
      ink([part(LOAF, ...CRUST, [-6, -5])]) +
      edge
        .map(([x, y]) =>
          brush(
            [
              [sign * x, y],
              [sign * x + dx, y + dy],
            ],
            3,
            0.8,
            0.3,
          ),
        )
        .join("") +
      paint(SLICE, CRUMB[0]) +
      clip(SLICE, paint("M60 -70V100H20Q48 30 40 4Q56 -14 46 -60Z", CRUMB[1])) +
      HOLES.map(([x, y, rx, ry]) => paint(oval(x, y, rx, ry), CRUMB[1])).join("")
    );
  },
};
