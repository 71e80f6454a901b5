import type { Tone } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import type { Character } from "../rig/character.ts";
import { curve, sym } from "../rig/curve.ts";
import { clip, group, ink, paint, part } from "../rig/ink.ts";
import { dots, ticks } from "./pieces.ts";

const FEATHERS: Tone = ["#93a6bd", "#6f839c"];
const GREEN = "#4f9c86";
const VIOLET = "#8b66ad";
const FEET: Tone = ["#f08a86", "#d2635f"];

const SKULL = sym("0 -50, 28 -45, 43 -20, 41 8, 32 28, 32 46, 0 56");
const BODY = sym("0 30, 28 40, 46 66, 58 104, 46 146, 0 160");
const CLAWS = ink(
  ["0 -22, 0 -2", "0 0, 12 7", "0 0, 0 9", "0 0, -12 7"].map((toe) => part(tube(toe, [6.4, 5]), FEET[0])),
  2.6,
);

export const kevin: Character = {
  name: "Kevin",
  kind: "pigeon",
  role: "growth",
  words: "Zero shame. Maximum confidence. Crumbs.",
  half: 44,
  top: -50,
  chin: 34,
  neck: [0, 56],
  stiffness: 1.2,
  foot: 176,
  seat: 158,
  shoulder: [44, 86],
  hip: [52, 130],
  palm: [20, 30],
  arm: { upper: 32, lower: 32, length: 64, widths: [25, 27, 24], tone: [FEATHERS[1], FEATHERS[1]], kind: "fur" },
  hand: { palm: 12.6, fill: FEATHERS[1], fingerWidth: 0.84, thumbLength: 0.7, tip: 0.68, wrist: 1.9 },
  legs: { x: 18, hip: 150, ankle: 172, widths: [7, 6.4, 6], tone: FEET, line: 2.6, foot: CLAWS },
  eye: { dx: 20, y: -12, rx: 16, ry: 16.5, white: "#ff9e3d", pupilScale: 0.8, lid: "#b3c2d3", bag: "#3e4d61" },
  brow: { dx: 20, y: -37, length: 10, width: 4.8 },
  mouth: { kind: "beak", x: 0, y: 12, w: 13.5, tone: ["#585661", "#3e3c46"], cere: "#ffffff", long: 2.3, hook: 0.1 },
  muzzleDepth: 2.7,
  tearLength: 42,
  moods: {
    calm: { eye: { lid: 0.04, pupil: 0.34, x: 0.3 }, eyeLeft: { x: -0.3 }, brow: { up: 0 } },
    dead: { eye: { lid: 0.42, pupil: 0.28, bag: true }, eyeLeft: { x: -0.5 }, eyeRight: { x: 0.5 } },
    terrified: { eye: { size: 1.15, pupil: 0.2 } },
    suspicious: { head: { tilt: 17 } },
    smug: { head: { tilt: -12 } },
  },
  behind: ({ isSide }) => {
    const tail = isSide ? "-20 118, -66 148, -84 178, -56 180, -10 154" : "-18 140, 18 140, 30 172, 0 180, -30 172";
    return ink([part(curve(tail), FEATHERS[1])]);
  },
  body: () =>
    ink([part(BODY, ...FEATHERS, [-10, -8])]) +
    clip(
      BODY,
      paint(sym("0 20, 40 40, 48 62, 0 82"), VIOLET) +
        paint(sym("0 10, 40 36, 40 52, 0 66"), GREEN) +
        ticks("-30 66, -10 76, 12 76, 32 66", "#6b4a90", 3.4, 7) +
        ticks("-24 118, 0 124, 24 118, -12 136, 12 136", FEATHERS[1]) +
        dots("-14 98, 16 104, 6 92", 2.4, "#e2b06a"),
    ),
  head: ({ mood }) =>
    // Two feathers that never lie down.
    group(
      `rotate(${mood.ear * 8} 0 -46)`,
      ink(
        [
          part(tube("2 -46, 8 -60, 18 -66", [7, 6, 2]), FEATHERS[0]),
          part(tube("-3 -46, -4 -60, -12 -68", [6, 5, 2]), FEATHERS[0]),
        ],
        3,
      ),
    ) +
    ink([part(SKULL, ...FEATHERS, [-8, -7])]) +
    paint(sym("0 34, 29 38, 36 50, 34 58, 0 66"), GREEN) +
    clip(SKULL, paint(sym("0 26, 50 26, 50 60, 0 66"), GREEN)) +
    brush("-24 46, -8 54, 10 54", 3, 0.3, 0.3, "#7cc4ae"),
};
