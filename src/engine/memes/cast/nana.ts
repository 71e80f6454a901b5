import { PAPER, type Tone } from "../palette.ts";
import { brush } from "../rig/brush.ts";
import type { Character } from "../rig/character.ts";
import { curve } from "../rig/curve.ts";
import { clip, ink, LINE, paint, part, place } from "../rig/ink.ts";
import { feetAt } from "../rig/legs.ts";
import { bothSides, points } from "../rig/points.ts";
import { oval } from "../rig/shapes.ts";
import { stick } from "./pieces.ts";

const PEEL: Tone = ["#ffd93b", "#e3ab14"];
const INSIDE: Tone = ["#fff3c2", "#ecd48a"];
const TIP = "#6d4b1e";
const SPOT = "#9a6a1e";
const LIPS = "#d8345f";
const HALF = 46;

// A crescent with its stem thrown back; below, the peel opens into the skirts of a gown.
const FRUIT = curve(
  "-2 -96, 18 -104, 26 -92, 22 -74, 36 -46, 49 -4, 50 42, 44 84, 34 112, " +
    "0 122, -32 112, -40 84, -44 40, -42 -10, -30 -46, -12 -70, -6 -84",
);
const SKIRT = {
  left: curve("-38 74, -48 100, -66 122, -78 148!, -52 148, -30 136, -10 112, -8 82"),
  middle: curve("-34 92, -44 136, -30 150, -14 143, 4 154, 22 143, 40 150, 50 134, 40 92"),
  right: curve("46 72, 54 98, 68 112, 88 110!, 76 134, 54 142, 30 130, 10 96, 12 82"),
};
const SPOTS = "-26 70 4 2.6, 14 92 5 3, -14 104 3 2, 33 58 3 2, -24 -34 3 2";
/** Bruises easily: these come out whenever something goes wrong. */
const BRUISES = "-33 36 6 4, 31 -34 5 3.4, 39 22 5 4, -8 92 7 4, -34 0 4 3, 8 -52 5 3.4, 32 84 6 4";
const HURTS = -0.35;
const HEEL = ink(
  [part(curve("-6 -8!, 6 -8!, 24 6, 23 10, 6 10, -1 4, -3 12!, -7 12!"), "#e8483f", "#b92f2b", [-2, -3])],
  LINE.thing,
);

/** A feather boa, thrown over one shoulder. */
const BOA = points("-50 50, -38 62, -22 70, -4 74, 14 73, 31 67, 46 57, 56 70, 60 87, 59 104, 54 119");
const FEATHERS = ink(
  BOA.map(([x, y], index) => part(oval(x, y, 12 + (index % 2) * 2.5), "#ff86b4", "#d9568a", [-4, -4])),
  LINE.thing,
);

export const nana: Character = {
  name: "Nana",
  kind: "banana",
  role: "talent",
  words: "Peaks early, bruises so easily.",
  half: HALF,
  top: -58,
  chin: 46,
  neck: [4, 120],
  stiffness: 1.1,
  foot: 190,
  seat: 142,
  shoulder: [42, 56],
  hip: [44, 100],
  palm: [30, 36],
  palmAngle: -118,
  arm: { upper: 34, lower: 34, length: 66, widths: [5, 5, 5], tone: ["#211a15", "#211a15"], kind: "line", glove: 0.5 },
  hand: { palm: 12.2, fill: PAPER, shade: "#ddd6e4", fingerLength: 1.08 },
  legs: { x: 12, hip: 140, ankle: 178, widths: [5.4, 5.4, 5.4], tone: ["#211a15", "#211a15"], line: 1, foot: HEEL },
  standing: place(3, 0, bothSides((side) => stick(side * 13, 134, 178)) + feetAt(13, 178, HEEL)),
  eye: { dx: 18, y: -10, rx: 14.5, ry: 17, lid: "#f2bf24", shadow: "#c98fd6", lash: true },
  brow: { dx: 19, y: -39, length: 11, width: 4.4, color: TIP },
  mouth: { kind: "lips", x: 2, y: 25, w: 16, color: LIPS, line: 5.4 },
  muzzleDepth: 1.2,
  moods: {
    calm: {
      browRight: { up: 5, arch: 1.3 },
      mouth: { w: 0.7, smile: 0.5, skew: 0.3 },
      eye: { lid: 0.34, pupil: 0.52 },
      head: { tilt: -5 },
    },
    smug: { mouth: { w: 0.85, smile: 0.5, skew: 0.7 }, head: { tilt: -12 } },
    proud: { mouth: { w: 0.8, smile: 0.7, skew: 0.5 }, head: { tilt: -16 } },
    suspicious: { browLeft: { up: 13, tilt: -6, arch: 1.5 }, head: { tilt: 10 } },
    dead: { head: { tilt: 8 } },
    crying: { mouth: { w: 1 } },
  },
  coats: {
    green: [
      ["#ffd93b", "#a9cf52"],
      ["#e3ab14", "#7ba331"],
      ["#9a6a1e", "#8fb53e"],
      ["#f2bf24", "#8fb53e"],
      ["#fff3c2", "#eef6cf"],
      ["#ecd48a", "#cfe09a"],
    ],
    old: [
      ["#ffd93b", "#c99632"],
      ["#e3ab14", "#94661a"],
      ["#9a6a1e", "#4f300d"],
      ["#f2bf24", "#a9781c"],
      ["#fff3c2", "#e7cf98"],
      ["#ecd48a", "#c2a05c"],
    ],
  },
  behind: ({ isSide }) => {
    const pleats =
      brush("-16 118, -20 142", 2.6, 0.3, 0.3, INSIDE[1]) + brush("18 118, 24 142", 2.6, 0.3, 0.3, INSIDE[1]);
    const back = ink([part(SKIRT.middle, INSIDE[0], INSIDE[1], [-5, -2])]) + pleats;
    const flap = ink([part(SKIRT.left, ...PEEL, [-6, -5])]) + brush("-44 90, -52 114, -68 140", 3.4, 0.3, 0.3, PEEL[1]);
    return isSide ? back : back + flap;
  },
  body: () => "",
  head: (look) => {
    const flap = ink([part(SKIRT.right, ...PEEL, [-6, -5])]) + brush("50 82, 60 108, 78 114", 3.4, 0.3, 0.3, PEEL[1]);
    const left = look.isSide ? ink([part(SKIRT.left, ...PEEL, [-6, -5])]) : "";
    const stem =
      paint(curve("-20 -74, 32 -74, 30 -110, -10 -110"), "#a8b23c") + paint("M-20 -112L40 -118L36 -90L-8 -92Z", TIP);
    const ridges =
      brush("22 -60, 35 -14, 36 46, 26 100", 4, 0.2, 0.2, PEEL[1]) +
      brush("-28 60, -26 86, -18 112", 3, 0.2, 0.2, PEEL[1]);
    const marks = look.mood.ear < HURTS ? `${SPOTS}, ${BRUISES}` : SPOTS;
    const spots = marks.split(", ").map((each) => {
      const [x = 0, y = 0, rx = 0, ry = 0] = each.split(" ").map(Number);
      return paint(oval(x, y, rx, ry), SPOT);
    });
    return (
      left + ink([part(FRUIT, ...PEEL, [-10, -4])]) + clip(FRUIT, stem + ridges) + spots.join("") + flap + FEATHERS
    );
  },
  nose: () => paint(oval(-16, 16, 2.2), TIP),
};
