import { INK, type Tone, WHITE } from "../palette.ts";
import { brush } from "../rig/brush.ts";
import type { Character } from "../rig/character.ts";
import { curve, sym } from "../rig/curve.ts";
import { ink, LINE, paint, part, place } from "../rig/ink.ts";
import { bothSides } from "../rig/points.ts";
import { box, oval } from "../rig/shapes.ts";
import { turned } from "../rig/turn.ts";
import { ears, humanNeck, shoe, strokes } from "./pieces.ts";

const SKIN: Tone = ["#c1845a", "#9c6038"];
const HAIR: Tone = ["#35252a", "#1f1417"];
const GLOSS = "#66494f";
const HOODIE: Tone = ["#ff8663", "#d95f42"];
const HALF = 52;

const SKULL = sym("0 -48, 32 -44, 49 -16, 49 14, 37 40, 16 52, 0 54");
const TORSO = curve("-16 58!, -38 66, -46 90, -46 142!, 0 148, 46 142!, 46 90, 38 66, 16 58!");
const FRINGE = curve(
  "-54 8!, -56 -24, -36 -52, 0 -58, 36 -52, 56 -24, 54 8!, 48 -14, 30 -34, 0 -36!, -24 -34, -46 -14",
);

const LANYARD =
  brush("-14 76, -6 96, 0 100", 3.4, 0.9, 0.9, "#3f7fd6") +
  brush("14 76, 6 96, 0 100", 3.4, 0.9, 0.9, "#3f7fd6") +
  ink([part(box(-11, 98, 22, 27, 4), WHITE)], 2) +
  paint(oval(0, 107, 5), SKIN[0]) +
  paint(box(-8, 115, 16, 5, 2), "#3f7fd6");

export const priya: Character = {
  name: "Priya",
  kind: "intern, 21",
  role: "the intern",
  words: "Overqualified, underpaid, sees absolutely everything.",
  half: HALF,
  top: -56,
  chin: 52,
  neck: [0, 50],
  foot: 172,
  seat: 146,
  shoulder: [33, 74],
  hip: [36, 124],
  palm: [18, 34],
  carry: 42,
  arm: { upper: 33, lower: 33, length: 64, widths: [24, 23, 21], tone: HOODIE, kind: "sleeve" },
  hand: { palm: 11.6, fill: SKIN[0] },
  legs: {
    x: 15,
    hip: 136,
    ankle: 166,
    widths: [22, 19, 17],
    tone: ["#4a6ea9", "#35527f"],
    foot: shoe([WHITE, "#d9d2c8"]),
  },
  eye: { dx: 21, y: -2, rx: 12.5, ry: 14, lid: "#aa7047", bag: "#6d3d22" },
  brow: { dx: 21, y: -29, length: 10, width: 5.2, color: HAIR[1] },
  mouth: { kind: "lips", x: 0, y: 33, w: 16 },
  moods: { calm: { mouth: { w: 0.7, smile: 0.5 } } },
  body: () =>
    ink([part(curve("-30 62, -24 48, 0 44, 24 48, 30 62, 0 72"), HOODIE[1])], LINE.limb) +
    humanNeck(SKIN) +
    ink([part(TORSO, ...HOODIE)]) +
    ink([part(curve("-26 58!, -12 54, 0 72, 12 54, 26 58!, 18 76, 0 84, -18 76"), ...HOODIE, [-2, -4])], 2.6) +
    brush("-30 130, 0 122, 30 130", 2.8, 0.3) +
    LANYARD,
  head: (look) =>
    ink([
      part(oval(look.isSide ? -14 : 8, -67, 24, 22), ...HAIR, [-5, -4]),
      part(curve("0 -58, 36 -54, 56 -24, 56 12, 46 20, -46 20, -56 12, -56 -24, -36 -54"), HAIR[0]),
    ]) +
    place(
      look.isSide ? -22 : 0,
      0,
      brush("-6 -71, 8 -79, 20 -73", 3, 0.2, 0.2, GLOSS) + brush("14 -86, 24 -96, 20 -106", 3.6, 0.9, 0.2, HAIR[0]),
    ) +
    (look.isSide ? "" : ears(49, 6, 7, 10, SKIN[0])) +
    ink([part(SKULL, ...SKIN, [-8, -5])], LINE.limb) +
    (look.isSide ? ink([part(oval(-30, 8, 7, 10), SKIN[0])], LINE.detail) : ""),
  nose: () => brush("-3 17, 1 20, 6 16", 3, 0.3, 0.5),
  glasses: ({ isSide }) => {
    const dx = isSide ? 18.5 : 21.5;
    const frame = `fill="none" stroke="${INK}" stroke-width="4.2"`;
    return (
      bothSides(
        (side) => `<ellipse cx="${side * dx}" cy="-1" rx="${isSide && side > 0 ? 16.5 : 19.5}" ry="19.5" ${frame}/>`,
      ) +
      brush("-4 -3, 0 -6, 4 -3", 4, 0.8) +
      (isSide ? brush("-38 -4, -50 -3", 4, 0.9) : strokes("40 -4, 50 -2", 4, 0.9, 0.9))
    );
  },
  over: (look) =>
    turned(
      look,
      HALF,
      0.2,
      ink([part(FRINGE, ...HAIR, [-6, -4])], LINE.limb) +
        brush("-36 -42, -16 -52, 0 -53", 3.2, 0.2, 0.2, GLOSS) +
        brush("-47 4, -53 22, -45 34", 3.6, 0.9, 0.2, HAIR[0]),
    ),
};
