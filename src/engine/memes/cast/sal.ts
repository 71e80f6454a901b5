import { type Tone, WHITE } from "../palette.ts";
import { brush } from "../rig/brush.ts";
import type { Character } from "../rig/character.ts";
import { curve, sym } from "../rig/curve.ts";
import { group, ink, LINE, paint, part } from "../rig/ink.ts";
import { bothSides, onSide, type Point, round, type Side } from "../rig/points.ts";
import { oval } from "../rig/shapes.ts";
import { humanNeck, shoe, strokes } from "./pieces.ts";

const SKIN: Tone = ["#e8b083", "#c48855"];
const HAIR: Tone = ["#efe9de", "#c9bfae"];
const SHIRT: Tone = ["#5d92d3", "#3f6ea9"];
const APRON: Tone = ["#fbf5e6", "#ddd0b4"];

const SKULL = sym("0 -54, 28 -50, 46 -24, 54 10, 52 38, 30 56, 0 60");
const TORSO = curve("-15 62!, -42 68, -54 96, -60 132, -50 160!, 0 166, 50 160!, 60 132, 54 96, 42 68, 15 62!");
const BIB = curve("-27 86!, 0 90, 27 86!, 34 110, 52 130!, 50 162, 0 170, -50 162, -52 130!, -34 110");

export const sal: Character = {
  name: "Sal",
  kind: "shopkeeper, 68",
  role: "the corner shop",
  words: "Sold more than you have.",
  half: 56,
  top: -54,
  chin: 58,
  neck: [0, 52],
  foot: 182,
  seat: 164,
  shoulder: [40, 76],
  hip: [50, 132],
  palm: [20, 38],
  arm: { upper: 34, lower: 34, length: 66, widths: [26, 23, 17], tone: SHIRT, kind: "sleeve", rolled: 0.52 },
  hand: { palm: 13, fill: SKIN[0] },
  legs: {
    x: 18,
    hip: 150,
    ankle: 176,
    widths: [24, 21, 19],
    tone: ["#54463b", "#3a2f27"],
    foot: shoe(["#7a4a22", "#58330f"]),
  },
  eye: { dx: 18, y: -10, rx: 10.5, ry: 12, lid: "#d79d6f", bag: "#94602f" },
  brow: { dx: 20, y: -29, length: 12, width: 8, color: HAIR[0] },
  mouth: { kind: "lips", x: 0, y: 42, w: 15 },
  moods: { crying: { mouth: { w: 0.8, lower: 1.2 } } },
  body: () =>
    humanNeck(SKIN, 48) +
    ink([part(TORSO, ...SHIRT)]) +
    bothSides((side) =>
      ink([part(curve(onSide(side, "0 72!, 16 60, 24 74, 12 84")), WHITE, "#d8dbe6", [-2, -2])], 2.2),
    ) +
    ink([part(BIB, ...APRON, [-8, -6])], LINE.thing) +
    strokes("26 88, 30 66", 5, 0.9, 0.9, APRON[1]) +
    brush("-24 128, -22 146, 0 150, 22 146, 24 128", 2.8, 0.5) +
    brush("-24 128, 0 130, 24 128", 2.8, 0.6) +
    // A pen in the pocket and a tea towel over the strap.
    ink([part(curve("10 118, 16 118, 16 132, 10 132"), "#e8483f")], 1.9) +
    ink([part(curve("-36 62!, -24 60!, -20 96!, -34 100!"), "#ffe9ec", "#e5b9c1", [-3, 0])], 2.4) +
    brush("-32 90, -22 88", 3, 0.9, 0.9, "#e8483f"),
  head: ({ isSide }) =>
    bothSides((side) => tuft(side, isSide)) +
    (isSide ? "" : bothSides(ear)) +
    ink([part(SKULL, ...SKIN, [-8, -6])], LINE.limb) +
    (isSide ? `<g transform="translate(26 0)">${ear(-1)}</g>` : "") +
    brush("-20 -46, -6 -49", 3.4, 0.2, 0.2, "#fbe0c4") +
    brush("-14 -38, 0 -40, 14 -38", 2, 0.2, 0.2, SKIN[1]) +
    // Three hairs that are still on duty.
    brush("-4 -53, -8 -66, -16 -70", 2.6, 0.9, 0.2) +
    brush("1 -54, 2 -68, -3 -76", 2.6, 0.9, 0.2) +
    brush("6 -53, 11 -65, 19 -67", 2.6, 0.9, 0.2),
  overMouth: ({ mood: { mouth } }) => {
    const isOpen = mouth.shape === "open";
    const lift = isOpen || mouth.shape === "grit" ? -(mouth.corners ?? 0) * 4 : (mouth.smile ?? 0) * 6;
    const half = (side: Side) =>
      curve([
        [0, 24],
        [side * 12, 21],
        [side * 30, 25 - lift * 0.3],
        [side * 47, 22 - lift * 1.3, true],
        [side * 40, 37 - lift * 0.6],
        [side * 20, 40],
        [0, 34],
      ] satisfies Point[]);
    const hair = ink([part(half(-1), ...HAIR, [-2, -4]), part(half(1), ...HAIR, [-3, -4])], 2.8);
    const moustache = hair + strokes("10 28, 24 33, 36 31", 2.2, 0.2, 0.2, HAIR[1]);
    return (
      group(`translate(0 ${isOpen ? -3 : 0}) rotate(${round((mouth.skew ?? 0) * -9)} 0 26)`, moustache) +
      ink([part(oval(0, 12, 14, 12.5), "#e89a78", "#cf7550", [-3, -4])], 2.6) +
      paint(oval(-5, 7, 3.6, 2.4), "#fbd0b8")
    );
  },
};

const tuft = (side: Side, isSide: boolean) =>
  isSide && side > 0
    ? ""
    : ink([part(curve(onSide(side, "40 -26, 58 -24, 66 -6, 58 14, 46 16")), ...HAIR, [-3, -4])], LINE.thing);

const ear = (side: Side) =>
  ink([part(oval(side * 52, 4, 8.5, 12), SKIN[0])], 2.6) + brush(onSide(side, "50 0, 55 4, 51 9"), 2, 0.2);
