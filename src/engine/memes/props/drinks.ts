import { PAPER, TONES, type Tone } from "../palette.ts";
import { brush } from "../rig/brush.ts";
import { polygon } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { box, oval } from "../rig/shapes.ts";
import { steam, type Thing } from "./thing.ts";

const COFFEE = "#4b2a17";
const CHINA: Tone = [PAPER, "#ddd0b8"];
const HANDLE = "M14 -10h8q12 0 12 13t-13 12h-7v-7h5q6 0 6 -6t-6 -6h-5Z";
const CUP = polygon("-14 -24, 14 -24, 10 24, -10 24");

const mug = (tone: Tone) =>
  ink([part(HANDLE, tone[0])], 2.8) +
  ink([part(box(-17, -22, 34, 44, 7), ...tone, [-6, -3])], 3) +
  paint(oval(0, -21, 14, 3.4), COFFEE);

const cup = (tone: Tone) =>
  ink([part(CUP, ...tone, [-5, 0])], 2.8) +
  paint(polygon("-13 -10, 13 -10, 11 10, -11 10"), "#b5743a") +
  ink([part(box(-17, -32, 34, 9, 4), "#3d3129")], 2.4);

export const DRINKS = {
  mug: (tone = TONES.red) => mug(tone) + steam(0, -30),
  "cold-mug": (tone = TONES.blue) => mug(tone),
  "dirty-mug": (tone = TONES.paper) =>
    mug(tone) +
    brush("-12 -12, -9 4", 3, 0.4, 0.3, "#8a5a33") +
    brush("4 -14, 5 -2", 3, 0.4, 0.3, "#8a5a33") +
    paint(oval(-4, 14, 6, 3), "#b98a5b"),
  cup: (tone = CHINA) => cup(tone),
  "coffee-tray": () =>
    place(-21, -25, cup(CHINA), 0.84) +
    place(21, -25, cup(CHINA), 0.84) +
    place(2, -72, cup(["#ffe9ec", "#e5b9c1"]), 0.84, 5) +
    ink([part(box(-45, -5, 90, 14, 6), ...TONES.card, [-2, -5])], 2.8),
  tea: (tone = CHINA) =>
    ink([part(oval(-2, 22, 32, 7), ...tone, [0, -4])], 2.6) +
    ink([part("M18 -12h7q10 0 10 10t-12 10h-6v-6h5q6 0 6 -4t-5 -4h-5Z", tone[0])], 2.6) +
    ink([part("M-24 -16H22Q22 20 -1 20Q-24 20 -24 -16Z", ...tone, [-6, -4])], 2.8) +
    paint(oval(-1, -15, 20, 4), "#b5743a") +
    steam(-1, -26),
  "wine-glass": (tone = ["#a3213f", "#7c1530"]) =>
    ink([part("M-15 -54H15C17 -30 10 -20 3 -17V14H13V20H-13V14H-3V-17C-10 -20 -17 -30 -15 -54Z", "#e9f5fb")], 2.6) +
    paint("M-14 -40H14C14 -28 8 -22 0 -21C-8 -22 -14 -28 -14 -40Z", tone[0]),
} as const satisfies Record<string, Thing>;
