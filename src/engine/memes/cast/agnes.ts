import type { Tone } from "../palette.ts";
import type { Character, Look } from "../rig/character.ts";
import { curve, sym } from "../rig/curve.ts";
import { clip, ink, paint, part, place } from "../rig/ink.ts";
import { bothSides, onSide, type Side } from "../rig/points.ts";
import { oval } from "../rig/shapes.ts";
import { turned } from "../rig/turn.ts";
import { ticks } from "./pieces.ts";

const FEATHERS: Tone = ["#8f6650", "#6b4636"];
const DISC = "#f3dfbf";
const CHEST: Tone = ["#d8b48a", "#b88e62"];
const BEAK: Tone = ["#f0a035", "#c57a1c"];
const HALF = 62;

const SKULL = sym("0 -46, 34 -50, 60 -34, 66 0, 54 36, 26 50, 0 54");
const BODY = sym("0 20, 50 24, 60 60, 61 104, 44 150, 0 160");
const CHEVRONS = "0 66, -18 66, 18 66, -9 82, 9 82, -26 84, 26 84, 0 98, -18 98, 18 98, -9 114, 9 114, 0 130";
const TOES = ink(
  [0, 1, 2].map((toe) => part(oval((toe - 1) * 10, 0, 6.4, 8.6), BEAK[0])),
  2.8,
);

/** Her ear tufts do the work of brows. */
function tuft(side: Side, { mood }: Look): string {
  const brow = { ...mood.brow, ...(side < 0 ? mood.browLeft : mood.browRight) };
  const shape = curve(onSide(side, "-22 8!, -4 -2, 20 -8, 52 -32!, 44 -6, 26 6, 2 7"));
  const y = -36 - (brow.up ?? 0) * 0.8;
  return place(
    side * 22,
    y,
    ink([part(shape, FEATHERS[1], "#52342a", [-2, -3])], 3),
    1,
    -(brow.tilt ?? 0) * 0.9 * side,
  );
}

export const agnes: Character = {
  name: "Agnes",
  kind: "owl",
  role: "analytics",
  words: "Wise, awake, tired of you.",
  half: HALF,
  top: -50,
  chin: 40,
  neck: [0, 60],
  stiffness: 1.1,
  foot: 174,
  seat: 158,
  shoulder: [50, 56],
  hip: [52, 106],
  palm: [24, 30],
  arm: { upper: 31, lower: 31, length: 62, widths: [24, 26, 22], tone: [FEATHERS[1], FEATHERS[1]], kind: "fur" },
  hand: { palm: 12.4, fill: FEATHERS[1], fingerWidth: 0.84, thumbLength: 0.7, tip: 0.68, wrist: 1.8 },
  legs: { x: 20, hip: 148, ankle: 168, widths: [12, 10, 9], tone: BEAK, line: 2.8, foot: TOES },
  eye: { dx: 27, y: -8, rx: 21, ry: 22, iris: "#ffb52e", pupilScale: 0.86, lid: "#a97d5d" },
  mouth: { kind: "beak", x: 0, y: 14, w: 13, tone: BEAK, long: 1.7, hook: 0.5, drop: 9 },
  muzzleDepth: 2.9,
  tearLength: 48,
  moods: {
    calm: { eye: { lid: 0.3, pupil: 0.42 } },
    dead: { eye: { lid: 0.5, pupil: 0.26 } },
    terrified: { eye: { size: 1.12, pupil: 0.16 } },
    furious: { eye: { lid: 0.32, pupil: 0.3, low: 0 }, brow: { up: -6 } },
    suspicious: { eye: { lid: 0.42, low: 0.26, pupil: 0.42 }, head: { tilt: 20 } },
    smug: { eye: { lid: 0.54, low: 0, x: 0.6, pupil: 0.42 } },
    shock: { eye: { size: 1.1 } },
    starry: { eye: { size: 1.06 } },
  },
  coats: {
    /** By the light of a screen. */
    screenlit: [
      ["#8f6650", "#6a5f74"],
      ["#6b4636", "#463f57"],
      ["#f3dfbf", "#d3e6f5"],
      ["#d8b48a", "#a9bcd2"],
      ["#b88e62", "#7f93ad"],
      ["#a97d5d", "#8f8aa3"],
    ],
    rough: [
      ["#d8b48a", "#c7b29a"],
      ["#8f6650", "#86705f"],
    ],
  },
  body: () =>
    ink([part(BODY, ...FEATHERS)]) +
    clip(BODY, paint(sym("0 36, 32 46, 42 92, 30 144, 0 152"), CHEST[0]) + ticks(CHEVRONS, CHEST[1], 3.6)),
  head: (look) =>
    ink([part(SKULL, ...FEATHERS, [-9, -8])]) +
    clip(
      SKULL,
      turned(
        look,
        HALF,
        1,
        bothSides((side) => paint(oval(side * (look.isSide ? 23 : 28), -6, 32, 34), DISC)) +
          paint(sym("0 -60, 12 -44, 0 -18"), FEATHERS[0]) +
          paint(sym("0 10, 14 20, 12 40, 0 46"), DISC),
      ),
    ),
  over: (look) => turned(look, HALF, 0.6, tuft(-1, look) + tuft(1, look)),
};
