import { PAPER, type Tone } from "../palette.ts";
import { brush } from "../rig/brush.ts";
import type { Character } from "../rig/character.ts";
import { curve, sym } from "../rig/curve.ts";
import { ink, LINE, paint, part } from "../rig/ink.ts";
import { bothSides, onSide } from "../rig/points.ts";
import { oval } from "../rig/shapes.ts";
import { turned } from "../rig/turn.ts";
import { ears, humanNeck } from "./pieces.ts";

const SKIN: Tone = ["#f8cdb2", "#e0a184"];
const HAIR: Tone = ["#8c2338", "#64142a"];
const SUIT: Tone = ["#33437c", "#232f5c"];
const GOLD: Tone = ["#ffd23a", "#dd9f0f"];
const LIPS = "#b51d3a";
const HALF = 52;

const SKULL = sym("0 -50, 30 -46, 45 -18, 43 14, 30 40, 12 56, 0 59");
// Shoulders twice as wide as the waist.
const JACKET = curve(
  "-14 62!, -40 54, -82 56, -90 70, -66 92, -38 104, -25 128, -38 154!, " +
    "0 158, 38 154!, 25 128, 38 104, 66 92, 90 70, 82 56, 40 54, 14 62!",
);
const HEEL = ink([part(curve("-6 -6!, 6 -6!, 22 5, 21 9, 5 8, -2 2, -4 9!, -8 9!"), ...HAIR, [-2, -2])], 2.6);
const SKIRT = curve("-38 148!, 38 148!, 29 168, 20 178!, -20 178!, -29 168");

const SUIT_FRONT =
  ink([part(curve("-13 62!, 0 72, 13 62!, 6 92, 0 108!, -6 92"), "#fff3e4", "#ecd0b8", [-3, 0])], 2.2) +
  ink(
    [
      part(curve("-15 58!, -32 62, -25 84!, -18 86, -2 116!, -8 84"), SUIT[0]),
      part(curve("15 58!, 32 62, 25 84!, 18 86, 2 116!, 8 84"), SUIT[0]),
    ],
    2.2,
  ) +
  paint(oval(0, 128, 4), GOLD[0]) +
  ink([part(curve("-52 84, -40 80, -42 92, -54 94"), ...GOLD, [-1, -2])], 1.9);

const PEARLS = [-16, -9, 0, 9, 16]
  .map((x) => ink([part(oval(x, 66 + (1 - Math.abs(x) / 17) * 9, 4.8), PAPER, "#dccfd6", [-1.5, -1.5])], 1.6))
  .join("");

/** Not waterproof. */
const MASCARA = bothSides(
  (side) =>
    brush(onSide(side, "12 6, 11 22, 14 34"), 4, 0.9, 0.2) + brush(onSide(side, "30 4, 33 20, 31 38"), 4, 0.9, 0.2),
);

/** A wave that breaks to one side; the other is tucked behind an earring. */
const BACK_HAIR = curve("0 -70, 44 -70, 70 -30, 76 14, 92 54!, 54 52, 38 20, -34 20, -42 26, -54 12, -58 -20, -44 -58");
const WAVE = curve(
  "-47 14!, -57 -20, -46 -60, -12 -86, 30 -96, 66 -80, 76 -44, 64 -8, " +
    "58 24!, 46 -6, 36 -30, 12 -46!, -8 -30, -34 -22, -42 -4",
);
const STREAK = curve("12 -46!, 4 -66, 16 -88, 42 -90, 63 -70, 68 -40, 61 -4!, 55 -38, 42 -60, 28 -63, 21 -54");

export const victoria: Character = {
  name: "Victoria",
  kind: "boss, 52",
  role: "the boss",
  words: "Bigger logo. Bigger. Bigger still.",
  half: HALF,
  top: -80,
  chin: 56,
  neck: [0, 54],
  foot: 196,
  seat: 172,
  shoulder: [60, 74],
  hip: [34, 134],
  palm: [18, 36],
  arm: { upper: 38, lower: 36, length: 70, widths: [28, 20, 16], tone: SUIT, kind: "sleeve" },
  hand: { palm: 11.8, fill: SKIN[0], fingerLength: 1.12, nails: LIPS },
  legs: { x: 11, hip: 162, ankle: 188, widths: [11, 10, 8], tone: SKIN, line: 2.8, foot: HEEL },
  eye: { dx: 18, y: -4, rx: 11.5, ry: 13, lid: "#e9ae90", shadow: "#6f8fc4", lash: true, bag: "#b06a55" },
  brow: { dx: 19, y: -26, length: 12, width: 4.6, color: HAIR[1] },
  mouth: { kind: "lips", x: 0, y: 33, w: 17, color: LIPS, line: 6 },
  muzzleDepth: 1.3,
  moods: {
    calm: {
      mouth: { w: 0.7, smile: 0.25, skew: 0.3 },
      brow: { up: 2, tilt: 2, arch: 1.2 },
      browRight: { up: 7, tilt: -2, arch: 1.5 },
      eye: { lid: 0.3, pupil: 0.5 },
    },
    smug: { mouth: { w: 1, smile: 0.5, skew: 0.7 } },
    furious: { mouth: { w: 1.3 }, browRight: { up: -2, tilt: 27, arch: 0.4, weight: 1.5 } },
    shout: { mouth: { w: 1.25, lower: 2.3 }, head: { tilt: -8 } },
    suspicious: { browLeft: { up: 14, tilt: -4, arch: 1.6 }, mouth: { w: 0.5, smile: -0.2, skew: -0.6 } },
    polite: { head: { tilt: -6 }, effects: [] },
  },
  body: (look) =>
    humanNeck(SKIN) +
    (look.stance === "sit" ? "" : ink([part(SKIRT, ...SUIT, [-7, -3])])) +
    ink([part(JACKET, ...SUIT, [-9, -6])]) +
    SUIT_FRONT,
  head: (look) =>
    PEARLS +
    ink([part(BACK_HAIR, ...HAIR, [-8, -6])]) +
    (look.isSide ? "" : ears(43, 6, 7, 10, SKIN[0])) +
    ink([part(SKULL, ...SKIN, [-7, -5])], LINE.limb) +
    (look.isSide ? ink([part(oval(-24, 8, 7, 10), SKIN[0])], LINE.detail) : "") +
    earring(look.isSide ? -24 : -47),
  nose: ({ mood }) =>
    brush("2 -2, 10 14, 11 18, 1 20", 3, 0.2, 0.7) +
    paint(oval(-20, 22, 1.9), HAIR[1]) +
    (mood.effects?.includes("tears") ? MASCARA : ""),
  over: (look) =>
    turned(
      look,
      HALF,
      0.35,
      ink([part(WAVE, ...HAIR, [-6, -4])], LINE.limb) +
        paint(STREAK, "#f1e7e0") +
        brush("15 -66, 34 -77, 54 -62, 61 -36", 2.8, 0.2, 0.2, "#c3aaa4") +
        brush("12 -46, 4 -62, 10 -86", 3.2, 0.7, 0.3) +
        brush("-38 -42, -24 -62, -4 -72", 4, 0.2, 0.2, "#b5435c"),
    ),
};

function earring(x: number): string {
  const ring = `<circle cx="${x}" cy="27" r="8" fill="none" stroke="#211a15" stroke-width="7.4"/>`;
  const gold = `<circle cx="${x}" cy="26.6" r="8" fill="none" stroke="${GOLD[0]}" stroke-width="3.6"/>`;
  return ring + gold;
}
