import type { Tone } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import type { Character } from "../rig/character.ts";
import { curve, sym } from "../rig/curve.ts";
import { clip, group, ink, paint, part } from "../rig/ink.ts";
import { feetAt } from "../rig/legs.ts";
import { bothSides, onSide, type Side } from "../rig/points.ts";
import { oval } from "../rig/shapes.ts";
import { turned } from "../rig/turn.ts";
import { paw, strokes } from "./pieces.ts";

const FUR: Tone = ["#a99fce", "#8378ad"];
const MUZZLE = "#f6f0fa";
const EAR = "#f0a3b2";
const COLLAR: Tone = ["#ffd91a", "#dba800"];
const HALF = 66;

const SKULL = sym("0 -48, 30 -47, 56 -26, 66 6, 74 24!, 60 30, 62 42!, 40 50, 0 54");
const BODY = sym("0 40, 26 50, 38 90, 47 138, 34 164, 0 167");
const ear = (side: Side) => curve(onSide(side, "8 -44, 20 -62, 52 -92!, 62 -54, 62 -18"));
const earInside = (side: Side) => curve(onSide(side, "24 -50, 48 -79!, 54 -42"));

export const marge: Character = {
  name: "Marge",
  kind: "cat",
  role: "the standards department",
  words: "Judges everything. Never misses lunch.",
  half: HALF,
  top: -48,
  chin: 52,
  neck: [0, 48],
  foot: 172,
  seat: 166,
  shoulder: [29, 78],
  hip: [42, 126],
  palm: [22, 34],
  arm: { upper: 34, lower: 34, length: 66, widths: [21, 18, 16], tone: FUR, kind: "fur" },
  hand: { palm: 12.4, fill: FUR[0], fingerLength: 0.62, fingerWidth: 0.8, thumbLength: 0.6, wide: 1.08, wrist: 1.5 },
  legs: { x: 22, hip: 144, ankle: 166, widths: [27, 23, 20], tone: FUR, foot: paw(FUR) },
  standing: feetAt(24, 166, paw(FUR)),
  eye: { dx: 24, y: -6, rx: 17, ry: 18, pupil: [0.78, 1.15], white: "#fff6c9", lid: FUR[0] },
  brow: { dx: 25, y: -33, length: 11, width: 5.2, color: "#5f558a" },
  mouth: { kind: "lips", x: 0, y: 27, w: 17, muzzle: 0.46, line: 3.6 },
  muzzleDepth: 2,
  moods: {
    delighted: {
      mouth: { shape: "open", w: 1, corners: -0.1, upper: 0.05, lower: 1.5, bulge: 0, tongue: 1, teeth: 0 },
    },
    calm: { eye: { lid: 0.26, pupil: 0.5 } },
  },
  behind: ({ mood, isSide }) => {
    const flip = isSide ? "scale(-1 1)" : "";
    const tail = tube(
      [
        [26, 150],
        [66, 160],
        [84, 124],
        [70 + 8 * mood.ear, 92],
      ],
      [17, 17, 16, 13],
    );
    return group(flip, ink([part(tail, FUR[0], FUR[1], [-4, -3])]) + brush("71 112, 86 108", 6, 0.5, 0.5, FUR[1]));
  },
  body: () =>
    ink([part(BODY, ...FUR)]) +
    clip(BODY, paint(sym("0 56, 15 62, 21 96, 22 140, 0 154"), MUZZLE)) +
    ink(
      [part(curve("-27 53, 0 61, 27 53, 26 62, 0 71, -26 62"), ...COLLAR, [-2, -3]), part(oval(0, 72, 6.5), COLLAR[0])],
      2.4,
    ),
  head: (look) => {
    const lift = look.mood.ear;
    const pose = (side: Side) => {
      const turn = side * (lift < 0 ? -lift * 34 : -lift * 7);
      return `${look.isSide ? "translate(-8 0) " : ""}rotate(${turn} ${side * 40} -34)`;
    };
    const snout = look.isSide ? part(curve("18 18, 54 14, 76 30, 66 50, 30 54"), MUZZLE, "#d9cfe6", [-4, -4]) : null;
    const stripes =
      strokes("4 -50, 5 -34", 7, 0.9, 0.3, FUR[1]) +
      strokes("22 -50, 19 -36", 6, 0.9, 0.3, FUR[1]) +
      strokes("72 4, 57 8", 6, 0.9, 0.3, FUR[1]);
    return (
      ink([
        part(ear(-1), ...FUR, [-5, -4], pose(-1)),
        part(ear(1), ...FUR, [-7, -4], pose(1)),
        part(SKULL, ...FUR, [-9, -8]),
        snout,
      ]) +
      bothSides((side) => group(pose(side), paint(earInside(side), EAR))) +
      clip(SKULL, turned(look, HALF, 2, paint(oval(0, 36, 35, 23), MUZZLE)) + stripes)
    );
  },
  nose: () => ink([part(curve("-7 14, 0 12.5, 7 14, 0 21.5"), "#e0607a")], 1.8),
  over: (look) =>
    turned(
      look,
      HALF,
      1,
      strokes("42 26, 62 22, 84 14", 2.4, 0.9, 0.2) + strokes("42 32, 64 34, 84 36", 2.4, 0.9, 0.2),
    ),
};
