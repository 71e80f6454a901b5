import type { Tone } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import type { Character } from "../rig/character.ts";
import { curve, sym } from "../rig/curve.ts";
import { clip, ink, paint, part } from "../rig/ink.ts";
import { feetAt } from "../rig/legs.ts";
import { bothSides, onSide } from "../rig/points.ts";
import { turned } from "../rig/turn.ts";
import { paw } from "./pieces.ts";

const FUR: Tone = ["#b79d7f", "#917758"];
const FACE = "#f2e2c6";
const MASK = "#6f5340";
const LEAF: Tone = ["#6fb457", "#4d8f3b"];
const HALF = 60;

const SKULL = sym("0 -54, 32 -51, 58 -26, 62 10, 46 42, 20 54, 0 56");
const BODY = sym("0 42, 30 52, 44 92, 50 138, 36 166, 0 169");
const CLAWS = ink(
  [0, 1, 2].map((toe) =>
    part(
      tube(
        [
          [(toe - 1) * 8, 2],
          [2 + (toe - 1) * 10, 13],
        ],
        [6, 3],
      ),
      "#f3e6c8",
    ),
  ),
  2.2,
);
const FOOT = CLAWS + paw(FUR);

export const moss: Character = {
  name: "Moss",
  kind: "sloth",
  role: "operations",
  words: "Will reply by next quarter.",
  half: HALF,
  top: -54,
  chin: 54,
  neck: [0, 50],
  foot: 174,
  seat: 168,
  shoulder: [32, 72],
  hip: [44, 128],
  palm: [20, 38],
  arm: { upper: 50, lower: 50, length: 96, widths: [22, 19, 17], tone: FUR, kind: "fur" },
  hand: {
    palm: 11.6,
    fill: FUR[0],
    fingerLength: 0.4,
    fingerWidth: 0.64,
    noThumb: true,
    claw: 1.9,
    wrist: 1.7,
    wide: 1.1,
    noLines: true,
  },
  legs: { x: 26, hip: 144, ankle: 167, widths: [28, 24, 20], tone: FUR, foot: FOOT },
  standing: feetAt(26, 166, FOOT),
  eye: { dx: 25, y: -6, rx: 12.5, ry: 13.5, lid: "#8a6a53", bag: MASK },
  brow: { dx: 24, y: -30, length: 11, width: 5, color: MASK },
  mouth: { kind: "lips", x: 0, y: 29, w: 18 },
  muzzleDepth: 1.7,
  moods: {
    calm: { eye: { lid: 0.42, pupil: 0.56, tilt: -9 }, mouth: { w: 1.05, smile: 0.6 } },
    dead: { eye: { lid: 0.56, pupil: 0.34, tilt: -8 } },
    smug: { eye: { lid: 0.54 } },
    terrified: { eye: { size: 1.35 } },
  },
  body: () => {
    const hair = [
      [-36, 110],
      [36, 104],
      [-40, 134],
      [40, 130],
    ] as const;
    return (
      ink([part(BODY, ...FUR)]) +
      clip(
        BODY,
        paint(sym("0 54, 18 66, 27 104, 26 146, 0 158"), "#cfb899") +
          hair
            .map(([x, y]) =>
              brush(
                [
                  [x, y - 8],
                  [x + 2, y + 8],
                ],
                4,
                0.2,
                0.2,
                FUR[1],
              ),
            )
            .join(""),
      )
    );
  },
  head: (look) =>
    ink([
      part(SKULL, ...FUR, [-9, -8]),
      part(curve("-10 -50, -14 -66!, -2 -58, 4 -72!, 8 -58, 20 -64!, 16 -48"), FUR[0]),
    ]) +
    clip(
      SKULL,
      turned(
        look,
        HALF,
        1,
        paint(sym("0 -26, 20 -38, 46 -28, 52 8, 34 42, 0 48"), FACE) +
          bothSides((side) => paint(curve(onSide(side, "10 -8, 22 -22, 38 -18, 52 4, 60 26, 42 16, 22 12")), MASK)),
      ),
    ) +
    // Things grow on him; he has not noticed yet.
    ink(
      [
        part(curve("-34 -48, -44 -58, -42 -70, -32 -60"), ...LEAF, [-2, -2]),
        part(curve("-34 -48, -52 -50, -60 -60, -46 -62"), ...LEAF, [-2, -2]),
      ],
      2.4,
    ),
  nose: () => ink([part(curve("-9 13, 0 10, 9 13, 5 21, -5 21"), "#3b2a20")], 1.8),
};
