import { INK, type Tone, WHITE } from "../palette.ts";
import { tube } from "../rig/brush.ts";
import type { Character } from "../rig/character.ts";
import { curve } from "../rig/curve.ts";
import { clip, ink, LINE, paint, part } from "../rig/ink.ts";
import { bothSides } from "../rig/points.ts";
import { box, oval } from "../rig/shapes.ts";
import { turned } from "../rig/turn.ts";

const SHELL: Tone = ["#78d0bd", "#4ea493"];
const METAL: Tone = ["#c9d4d6", "#98a6aa"];
const SCREEN = "#1d2a33";
const LIGHT = "#b9ffe6";
const HALF = 62;

const GLASS = box(-50, -40, 100, 82, 24);
const LAMPS = ["#ff6a55", "#ffd91a", "#39b980"] as const;
const FOOT = ink([part(curve("-14 12!, -13 0, 0 -6, 14 0, 17 12!"), ...SHELL, [-3, -3])], LINE.thing);

export const beep: Character = {
  name: "Beep",
  kind: "bot",
  role: "automation",
  words: "Confidently wrong, politely, at speed.",
  half: HALF,
  top: -52,
  chin: 52,
  neck: [0, 54],
  stiffness: 0.7,
  foot: 176,
  seat: 150,
  shoulder: [42, 82],
  hip: [46, 130],
  palm: [24, 38],
  arm: { upper: 34, lower: 34, length: 66, widths: [11, 11, 11], tone: METAL, rings: "#6c797d", kind: "hose" },
  hand: {
    palm: 12,
    fill: SHELL[0],
    fingers: 2,
    fingerLength: 0.95,
    fingerWidth: 0.86,
    wrist: 1.4,
    instead: { flat: "mitt" },
  },
  legs: { x: 20, hip: 146, ankle: 166, widths: [12, 12, 12], tone: METAL, line: LINE.thing, foot: FOOT },
  eye: { dx: 24, y: -6, rx: 12, ry: 15, light: LIGHT, lid: SCREEN },
  brow: { dx: 24, y: -30, length: 10, width: 4.6, color: LIGHT },
  mouth: { kind: "lips", x: 0, y: 22, w: 18, color: LIGHT, screen: SCREEN, line: 4.4 },
  muzzleDepth: 1,
  hasBlush: false,
  tearLength: 34,
  moods: {
    furious: { eye: { lid: 0.34, tilt: 26, low: 0 }, effects: ["steam"] },
    terrified: { effects: ["sweat"] },
    dead: { eye: { lid: 0.62, bag: false }, mouth: { w: 0.9, smile: 0 } },
    suspicious: { eye: { lid: 0.34, low: 0.3 } },
    smug: { eye: { lid: 0.5, low: 0 } },
  },
  body: () =>
    ink([part(box(-12, 48, 24, 22, 4), ...METAL, [-3, 0])], LINE.thing) +
    ink([part(box(-40, 64, 80, 86, 20), ...SHELL)]) +
    ink([part(box(-24, 84, 48, 30, 8), "#e9f7f2")], 2.2) +
    LAMPS.map((lamp, index) => paint(oval(-12 + index * 12, 99, 3.6), lamp)).join("") +
    bothSides((side) => paint(oval(side * 29, 140, 2.2), INK)) +
    bothSides((side) => ink([part(oval(side * 42, 82, 10), ...METAL, [-3, -2])], LINE.thing)),
  head: (look) => {
    const lift = look.mood.ear;
    const isDown = lift < 0;
    const tip = isDown ? [25, -70] : [3 + 4 * lift, -82];
    const lamp: Tone = lift < -0.8 ? ["#ff4a3d", "#b92f2b"] : ["#ffd91a", "#dba800"];
    const rod = tube(isDown ? "0 -50, 10 -66, 22 -70" : `0 -50, 1 -66, ${3 + 4 * lift} -78`, [7, 6, 6]);
    const glare = clip(GLASS, paint("M-60 -6L-20 -50H0L-60 24Z", WHITE, 0.09));
    return (
      ink([part(rod, METAL[0])], 2.8) +
      ink([part(oval(tip[0] ?? 0, tip[1] ?? 0, 9), ...lamp, [-2, -2])], 2.8) +
      bothSides((side) =>
        look.isSide && side > 0
          ? ""
          : ink([part(box(side * (look.isSide ? 44 : 66) - 9, -18, 18, 34, 7), ...METAL, [-3, -3])], LINE.thing),
      ) +
      ink([part(box(-62, -52, 124, 106, 34), ...SHELL, [-8, -7])]) +
      (look.isSide ? ink([part(box(-56, -18, 20, 34, 8), ...METAL, [-3, -3])], LINE.thing) : "") +
      turned(
        look,
        HALF,
        1,
        ink([part(look.isSide ? box(-44, -40, 88, 82, 24) : GLASS, SCREEN)], 2.4) + (look.isSide ? "" : glare),
      )
    );
  },
};
