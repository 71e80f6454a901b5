import { INK, type Tone, WHITE } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import type { Character } from "../rig/character.ts";
import { curve, sym } from "../rig/curve.ts";
import { ink, paint, part } from "../rig/ink.ts";

const FEATHERS: Tone = ["#fdf9ee", "#dcd2bf"];
const BILL: Tone = ["#ff9a2e", "#d9741a"];

const BODY = sym("0 44, 24 52, 35 76, 50 116, 44 152, 0 162");
const SKULL = sym("0 -56, 30 -50, 47 -24, 46 8, 34 32, 26 50, 28 66, 0 74");
const TAIL = curve("34 126, 60 120, 84 100!, 78 132, 48 152");
const BACK_TAIL = curve("-34 126, -60 120, -84 100!, -78 132, -48 152");

const WEB =
  ink([part(tube("0 -22, 1 -2", [7, 6]), BILL[0])], 2.8) +
  ink([part(curve("-2 -6!, 12 -2, 24 6!, 12 6, 4 8!, -4 6, -14 7!"), ...BILL, [-2, -3])], 2.8);

const TIE =
  ink([part(curve("-27 56, 0 66, 27 56, 33 66, 4 80, -4 80, -33 66"), WHITE, "#d8dbe6", [-2, -3])], 2.6) +
  ink([part(curve("-7 71, 7 71, 5 83, 13 114, 0 127!, -13 114, -5 83"), "#2f66cf", "#204a9a", [-5, -2])], 2.6) +
  brush("-6 92, 9 86", 3.4, 0.9, 0.9, "#9ec1ff") +
  brush("-8 106, 12 99", 3.4, 0.9, 0.9, "#9ec1ff");

export const gerald: Character = {
  name: "Gerald",
  kind: "duck",
  role: "accounts",
  words: "Calm above, paddling like mad.",
  half: 48,
  top: -56,
  chin: 46,
  neck: [0, 60],
  foot: 178,
  seat: 160,
  shoulder: [32, 82],
  hip: [46, 128],
  palm: [20, 36],
  arm: { upper: 33, lower: 33, length: 66, widths: [24, 26, 24], tone: FEATHERS, kind: "fur" },
  hand: { palm: 12.6, fill: FEATHERS[0], fingerWidth: 0.82, thumbLength: 0.7, wide: 1.02, wrist: 1.9, tip: 0.66 },
  legs: { x: 18, hip: 152, ankle: 172, widths: [8, 7, 6], tone: BILL, line: 2.8, foot: WEB },
  eye: { dx: 17, y: -16, rx: 14, ry: 17, lid: "#eee5d2", bag: "#8b93a5" },
  brow: { dx: 20, y: -44, length: 10, width: 5 },
  mouth: { kind: "bill", x: 0, y: 18, w: 25, tone: BILL, under: "#f5851f", long: 2, hook: 0.08 },
  muzzleDepth: 2.2,
  tearLength: 46,
  moods: { calm: { brow: { tilt: -3, arch: 0.3 }, eye: { lid: 0.3, pupil: 0.5 }, mouth: { smile: 0.25 } } },
  body: ({ isSide }) =>
    ink([part(isSide ? BACK_TAIL : TAIL, ...FEATHERS, [-4, -5]), part(BODY, ...FEATHERS, [-9, -8])]),
  head: () => {
    const quiff = curve("-6 -52, -10 -68, 2 -80, 16 -78!, 7 -70, 6 -54");
    return (
      ink([part(quiff, FEATHERS[0]), part(SKULL, ...FEATHERS, [-9, -7])]) +
      paint(sym("0 44, 20 48, 24 60, 30 72, 0 80"), FEATHERS[0]) +
      TIE
    );
  },
  // A pencil behind the ear: somebody has to add it all up.
  over: ({ isSide }) =>
    isSide
      ? ""
      : ink([part(tube("33 -34, 58 -52", [6.5, 6.5]), "#ffc93c"), part(tube("58 -52, 64 -56.5", [6, 2]), INK)], 2.2),
};
