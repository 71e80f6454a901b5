import { PAPER, type Tone } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import type { Character } from "../rig/character.ts";
import { curve, sym } from "../rig/curve.ts";
import { clip, group, ink, paint, part } from "../rig/ink.ts";
import { feetAt } from "../rig/legs.ts";
import { bothSides, onSide, type Side } from "../rig/points.ts";
import { oval } from "../rig/shapes.ts";
import { turned } from "../rig/turn.ts";
import { dots, paw } from "./pieces.ts";

const FUR: Tone = ["#e9ad66", "#c78441"];
const EAR: Tone = ["#8c5531", "#6c3d20"];
const MUZZLE = "#fdebcd";
const HALF = 60;

const SKULL = sym("0 -54, 34 -50, 55 -26, 58 8, 50 38, 26 58, 0 61");
const BODY = sym("0 44, 32 54, 44 94, 46 140, 34 168, 0 171");
const BLAZE = sym("0 -50, 8 -34, 11 -10, 30 10, 45 30, 38 54, 0 64");
const ear = (side: Side) => curve(onSide(side, "30 -50, 46 -56, 66 -38, 82 4, 70 24, 56 12, 50 -14"));

export const biscuit: Character = {
  name: "Biscuit",
  kind: "dog",
  role: "morale",
  words: "Thrilled. Always thrilled. About everything.",
  half: HALF,
  top: -54,
  chin: 60,
  neck: [0, 52],
  foot: 176,
  seat: 170,
  shoulder: [33, 84],
  hip: [44, 132],
  palm: [22, 36],
  arm: { upper: 35, lower: 35, length: 68, widths: [24, 20, 18], tone: FUR, kind: "fur" },
  hand: { palm: 13.4, fill: FUR[0], fingerLength: 0.6, fingerWidth: 0.8, thumbLength: 0.6, wide: 1.05, wrist: 1.5 },
  legs: { x: 24, hip: 146, ankle: 170, widths: [30, 25, 21], tone: FUR, foot: paw(FUR) },
  standing: feetAt(25, 170, paw(FUR)),
  eye: { dx: 20, y: -14, rx: 15, ry: 18, lid: FUR[0] },
  brow: { dx: 22, y: -42, length: 11, width: 6.5, color: EAR[0] },
  mouth: { kind: "lips", x: 0, y: 36, w: 20, muzzle: 0.38, line: 3.8 },
  muzzleDepth: 3.6,
  moods: {
    calm: {
      mouth: { shape: "open", w: 0.9, corners: -0.2, upper: 0.12, lower: 1.05, tongue: 1, drool: true },
      ear: 0.2,
    },
    delighted: {
      mouth: { shape: "open", w: 1.05, corners: -0.2, upper: 0.05, lower: 1.5, tongue: 1, teeth: 0, drool: true },
    },
    smug: { ear: 0.3 },
    crying: { mouth: { dy: 0.1, lower: 1.2 } },
    terrified: { mouth: { lower: 1.4 } },
  },
  coats: {
    grey: [
      [FUR[0], "#a9adb5"],
      [FUR[1], "#7d828c"],
      [EAR[0], "#5d626d"],
      [EAR[1], "#444953"],
    ],
    cocoa: [
      [FUR[0], "#a0714c"],
      [FUR[1], "#7a5131"],
      [EAR[0], "#53341f"],
      [EAR[1], "#3c2514"],
    ],
    cream: [
      [FUR[0], "#f3ddb5"],
      [FUR[1], "#d4b680"],
      [EAR[0], "#c9924f"],
      [EAR[1], "#a06f33"],
    ],
  },
  behind: ({ mood, isSide }) => {
    const lift = 1 + mood.ear * 0.4;
    const tail = tube(
      [
        [30, 146],
        [62, 140],
        [80, 112 - lift * 8],
        [74, 92 - lift * 10],
      ],
      [18, 17, 14, 9],
    );
    const wag = mood.ear > 0.9 ? brush("94 84, 100 98, 98 110", 3, 0.2) + brush("54 96, 51 106, 54 116", 3, 0.2) : "";
    return group(isSide ? "scale(-1 1)" : "", ink([part(tail, ...FUR, [-3, -3])]) + wag);
  },
  body: () =>
    ink([part(BODY, ...FUR)]) +
    clip(BODY, paint(sym("0 52, 20 64, 27 104, 24 150, 0 160"), MUZZLE)) +
    ink([part(curve("-31 57, 0 68, 31 57, 31 67, 0 79, -31 67"), "#e8483f", "#b92f2b", [-2, -3])], 2.4) +
    ink([part(oval(0, 84, 8.5), "#ffd91a", "#dba800", [-2, -2])], 2.2),
  head: (look) => {
    const lift = look.mood.ear;
    const pose = (side: Side) => {
      const turn = side * (lift > 0 ? -lift * 30 : lift * -6);
      return `${look.isSide ? "translate(-10 0) " : ""}rotate(${turn} ${side * 42} -42)`;
    };
    const snout = look.isSide
      ? part(curve("14 10, 52 4, 84 16, 92 36, 74 56, 30 62"), MUZZLE, "#e6cba0", [-4, -5])
      : null;
    const marks = turned(look, HALF, 1.4, paint(BLAZE, MUZZLE));
    const near = part(ear(-1), ...EAR, [-5, -4], pose(-1));
    const far = part(ear(1), ...EAR, [-7, -4], pose(1));
    return (
      (look.isSide ? ink([far]) : "") +
      ink([part(SKULL, ...FUR, [-9, -8]), snout]) +
      clip(SKULL, marks) +
      ink(look.isSide ? [near] : [near, far])
    );
  },
  nose: () =>
    ink([part(curve("-15 10, 0 6, 15 10, 11 20, 0 26, -11 20"), "#33241d")], 2) +
    paint(oval(-5, 11.5, 4.5, 2.4), PAPER, 0.85) +
    bothSides((side) => dots(onSide(side, "24 30, 31 36, 23 40"), 1.5, EAR[0])),
};
