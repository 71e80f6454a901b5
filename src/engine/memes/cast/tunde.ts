import { INK, type Tone } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import type { Character } from "../rig/character.ts";
import { curve, sym } from "../rig/curve.ts";
import { clip, group, ink, LINE, paint, part } from "../rig/ink.ts";
import { bothSides, round } from "../rig/points.ts";
import { box, oval } from "../rig/shapes.ts";
import { turned } from "../rig/turn.ts";
import { ears, humanNeck, shoe, ticks } from "./pieces.ts";

const SKIN: Tone = ["#8a5733", "#66401f"];
const HAIR: Tone = ["#2c1f1d", "#1a100f"];
const CURL = "#5c443f";
const JUMPER: Tone = ["#2e9a74", "#1d7355"];
const STRIPE = "#f7e7b8";
const SHOES: Tone = ["#f2b632", "#c48a16"];
const PHONES: Tone = ["#f3f5f6", "#bfc9cf"];
const BAG: Tone = ["#b9793f", "#93592a"];
const HALF = 46;

const SKULL = sym("0 -46, 28 -44, 42 -24, 43 12, 37 44, 20 64, 0 68");
const TORSO = curve("-15 72!, -34 78, -42 98, -33 152!, 0 157, 33 152!, 42 98, 34 78, 15 72!");
/** As tall as his face and never quite straight: one more deadline and it tips over. */
const FLAT_TOP = curve(
  "-43 -6!, -47 -40, -54 -72, -57 -86!, -28 -92, 8 -97, 54 -107!, " +
    "57 -86, 48 -42, 43 -6!, 38 -28, 22 -38!, 0 -36, -22 -38!, -38 -28",
);
const CURLS = "-42 -74, -20 -80, 4 -84, 28 -89, 46 -93, -32 -60, -8 -65, 16 -69, 40 -74, -22 -46, 4 -49, 30 -54";
const SHOE =
  ink([part(box(-8, -20, 16, 12, 3), "#e8483f")], 2.6) + shoe(SHOES, 20) + brush("-6 -12, 6 -12", 2, 0.8, 0.8, INK);

const HEADPHONES =
  ink([part(tube("-30 66, -20 80, 0 85, 20 80, 30 66", [8, 8, 8]), PHONES[0], PHONES[1], [-1, -3])], 2.6) +
  bothSides(
    (side) =>
      ink([part(oval(side * 25, 84, 9, 14), HAIR[0])], 2.4) +
      ink([part(oval(side * 29, 84, 9, 13), ...PHONES, [-3, -3])], 2.8),
  );

const STRAP =
  ink([part(tube("26 80, 2 112, -30 142", [8, 8, 8]), ...BAG, [-1, -2])], 2.4) +
  ink([part(curve("-58 126, -26 130, -24 160, -56 158"), ...BAG, [-4, -4])], LINE.thing) +
  brush("-56 138, -26 142", 2.6, 0.8) +
  paint(oval(-41, 145, 3), SHOES[0]);

export const tunde: Character = {
  name: "Tunde",
  kind: "freelancer, 34",
  role: "the freelancer",
  words: "Says yes, then reads it.",
  half: HALF,
  top: -86,
  chin: 64,
  neck: [0, 58],
  foot: 208,
  seat: 156,
  shoulder: [33, 86],
  hip: [34, 142],
  palm: [18, 40],
  arm: { upper: 41, lower: 41, length: 80, widths: [22, 18, 16], tone: JUMPER, kind: "sleeve", rolled: 0.82 },
  hand: { palm: 13, fill: SKIN[0], fingerLength: 1.08 },
  legs: { x: 14, hip: 146, ankle: 200, widths: [21, 18, 16], tone: ["#5a5148", "#3f3831"], foot: SHOE },
  eye: { dx: 18, y: -6, rx: 12.5, ry: 14.5, lid: "#75492a", bag: "#3f2312" },
  brow: { dx: 19, y: -29, length: 11.5, width: 6.2, color: HAIR[0] },
  mouth: { kind: "lips", x: 0, y: 38, w: 15.5, color: "#160c09" },
  muzzleDepth: 1.4,
  coats: {
    blazer: [
      [JUMPER[0], "#3d4f8f"],
      [JUMPER[1], "#2a3869"],
      [STRIPE, "#3d4f8f"],
    ],
  },
  moods: {
    calm: { mouth: { w: 0.9, smile: 0.6, skew: 0.1 }, browRight: { up: 5, tilt: -6, arch: 1.2 } },
    smug: { browRight: { up: 14, tilt: -8, arch: 1.5 }, mouth: { w: 1, smile: 0.55, skew: 0.7 } },
    suspicious: { browLeft: { up: 14, tilt: -8, arch: 1.4 }, head: { tilt: 9 } },
    nervous: { browLeft: { up: 4, tilt: -24, arch: 0.2 }, browRight: { up: 13, tilt: -20, arch: 0.8 } },
  },
  body: () =>
    humanNeck(SKIN, 54, 76) +
    ink([part(TORSO, ...JUMPER)]) +
    clip(
      TORSO,
      [112, 124]
        .map((y) =>
          brush(
            [
              [-60, y],
              [0, y + 2],
              [60, y],
            ],
            5.4,
            1,
            1,
            STRIPE,
          ),
        )
        .join(""),
    ) +
    brush("-32 148, 0 153, 32 148", 2.6, 0.4) +
    STRAP +
    HEADPHONES,
  head: (look) => {
    const isTalking = look.mood.mouth.shape === "open" || look.mood.mouth.shape === "grit";
    const beard =
      paint(curve("-50 10!, -41 18, -36 34, -24 26, 0 21, 24 26, 36 34, 41 18, 50 10!, 50 74!, -50 74!"), HAIR[0]) +
      paint(
        isTalking ? oval(0, 39, 26, 18) : curve("-22 36, -12 28, 0 31, 12 28, 22 36, 16 46, 0 49, -16 46"),
        SKIN[0],
      );
    return (
      (look.isSide ? "" : ears(43, 4, 8, 11.5, SKIN[0])) +
      ink([part(SKULL, ...SKIN, [-7, -5])], LINE.limb) +
      clip(SKULL, turned(look, HALF, 1.2, beard)) +
      (look.isSide ? ink([part(oval(-26, 4, 8, 11.5), SKIN[0])], LINE.detail) : "")
    );
  },
  nose: () =>
    ink([part(curve("-11 14, -6 6, 0 2, 6 6, 11 14, 6 19, 0 20, -6 19"), "#96613b", SKIN[1], [-2, -3])], 1.9) +
    brush("-4 9, -1 7", 2.6, 0.3, 0.3, "#c08a5e"),
  over: (look) => {
    // The hair feels it first: up with good news, over to one side with bad.
    const { ear } = look.mood;
    const mood = `skewX(${round(Math.min(0, ear) * 9)}) scale(1 ${round(10 + Math.max(0, ear)) / 10})`;
    const hair = ink([part(FLAT_TOP, ...HAIR, [-9, -3])], 3.4) + ticks(CURLS, CURL, 3, 4);
    return turned(look, HALF, 0.2, group(mood, hair));
  },
};
