import { INK, type Tone } from "../palette.ts";
import type { Character } from "../rig/character.ts";
import { curve, sym } from "../rig/curve.ts";
import { clip, ink, LINE, paint, part } from "../rig/ink.ts";
import { bothSides, onSide, SIDES } from "../rig/points.ts";
import { oval } from "../rig/shapes.ts";
import { turned } from "../rig/turn.ts";
import { dots } from "./pieces.ts";

const SKIN: Tone = ["#79c44f", "#549b34"];
const BELLY = "#eef4bd";
const HALF = 70;

const SKULL = sym("0 -34, 34 -36, 64 -14, 74 14, 62 38, 32 49, 0 51");
const BODY = sym("0 40, 28 48, 42 84, 48 122, 34 146, 0 149");
const FLIPPER = ink(
  [part(curve("-12 -6, 8 -10, 34 -4, 38 4, 24 5, 16 9, 4 5, -6 9, -18 6"), ...SKIN, [-3, -3])],
  LINE.thing,
);

/** Folded legs, as a frog has them at rest. */
const FOLDED =
  ink(SIDES.map((side) => part(curve(onSide(side, "26 112, 58 108, 70 130, 54 150, 30 148")), ...SKIN, [-5, -5]))) +
  ink(
    SIDES.map((side) =>
      part(
        curve(onSide(side, "24 150, 48 144, 76 150, 80 158, 66 159, 58 163, 46 159, 36 163, 22 160")),
        ...SKIN,
        [-3, -3],
      ),
    ),
    LINE.thing,
  );

export const fergus: Character = {
  name: "Fergus",
  kind: "frog",
  role: "strategy",
  words: "Sits. Waits. Somehow always wins.",
  half: HALF,
  top: -60,
  chin: 48,
  neck: [0, 46],
  foot: 160,
  seat: 148,
  shoulder: [32, 70],
  hip: [46, 114],
  palm: [20, 24],
  palmAngle: -108,
  arm: { upper: 35, lower: 35, length: 68, widths: [17, 14, 12], tone: SKIN, kind: "fur" },
  hand: { palm: 11.4, fill: SKIN[0], fingerWidth: 0.54, pad: 0.42, wrist: 1.2, wide: 0.94, noLines: true },
  legs: { x: 30, hip: 128, ankle: 152, widths: [26, 20, 15], tone: SKIN, foot: FLIPPER },
  standing: FOLDED,
  eye: { dx: 33, y: -38, rx: 18, ry: 19, pupil: [1.15, 0.95], lid: SKIN[0] },
  brow: { dx: 33, y: -68, length: 12, width: 4.6, color: "#35701f" },
  mouth: { kind: "lips", x: 0, y: 12, w: 30, line: 4.4 },
  muzzleDepth: 1,
  tearLength: 56,
  moods: {
    calm: { mouth: { w: 1.15, smile: 0.45 }, eye: { lid: 0.34, pupil: 0.5 } },
    delighted: { mouth: { shape: "open", w: 1.2, corners: -0.35, upper: 0.1, lower: 1.05, tongue: 0.8, teeth: 0 } },
    smug: { mouth: { w: 1.15, smile: 0.5, skew: 0.38 } },
    crying: { mouth: { w: 1, corners: 0.4, upper: -0.3, lower: 0.85, tongue: 0.7 } },
    furious: { mouth: { shape: "grit", w: 1.05, upper: -0.2, lower: 0.6 }, brow: { up: -17, dx: -4 } },
    terrified: {
      mouth: { w: 1, corners: 0.2, upper: -0.25, lower: 1.05, bulge: 0.2, teeth: 0, tongue: 0.7 },
      brow: { up: 6 },
      effects: ["sweat"],
    },
    dead: { mouth: { w: 1.05, smile: 0, flat: true } },
    suspicious: {
      mouth: { w: 0.7, smile: -0.2, skew: -0.2, dx: -0.2 },
      browRight: { up: -12, tilt: 14, arch: 0.1, weight: 1.2 },
      browLeft: { up: 0, tilt: -4, arch: 1.2 },
    },
    weary: { mouth: { w: 0.9, smile: -0.35 } },
    shock: { mouth: { w: 0.34, upper: -0.45, lower: 0.9, bulge: 0.25 } },
    shout: { mouth: { w: 0.9, upper: -0.5, lower: 1.2, teeth: 0 } },
    nervous: { mouth: { shape: "grit", w: 1.1, upper: -0.1, lower: 0.4 } },
    polite: { mouth: { shape: "grit", w: 1, upper: -0.1, lower: 0.36, corners: -0.3 } },
    starry: { mouth: { w: 0.8, lower: 0.9, tongue: 0.7 } },
  },
  body: () => ink([part(BODY, ...SKIN)]) + clip(BODY, paint(sym("0 44, 22 58, 29 96, 27 132, 0 142"), BELLY)),
  head: (look) => {
    const eyes = look.isSide ? [-10, 44] : [-33, 33];
    return (
      ink([
        part(oval(eyes[0] ?? 0, -40, 25, 26), ...SKIN, [-5, -5]),
        part(oval(eyes[1] ?? 0, -40, look.isSide ? 22 : 25, 26), ...SKIN, [-7, -5]),
        part(SKULL, ...SKIN, [-9, -7]),
      ]) +
      clip(SKULL, paint(sym("0 30, 40 26, 66 20, 60 50, 0 60"), BELLY)) +
      turned(
        look,
        HALF,
        1.6,
        bothSides((side) => paint(oval(side * 8, -10, 1.8, 2.6), INK)),
      ) +
      turned(look, HALF, 0.6, dots("-54 -2, -46 -12, -58 10, 52 0, 58 -9", 2.6, SKIN[1]))
    );
  },
};
