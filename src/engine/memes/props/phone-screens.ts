import { TONES, WHITE } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { box, oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

const NAVY = "#33437c";
const STEM = "#58a852";

/** Along the edges of the phone, clear of what is written on it. */
const VINES = [
  "-112 350, -96 280, -112 214, -98 150, -110 90, -96 34, -104 -26",
  "112 350, 98 290, 112 236, 98 176, 110 116, 96 60, 104 4, 88 -34",
  "-104 -26, -60 -22, -20 -34, 24 -22, 66 -36, 96 -24",
];
const LEAVES = [
  [-102, 316, 200, 1.3],
  [-98, 268, -20, 1.1],
  [-108, 226, 190, 1.2],
  [-100, 160, -30, 1],
  [-106, 110, 200, 1.2],
  [-98, 50, -24, 1.1],
  [-104, 0, 214, 1.2],
  [-70, -22, -60, 1.1],
  [-26, -32, 40, 1],
  [18, -24, -70, 1.2],
  [60, -34, 30, 1],
  [94, -24, -40, 1.2],
  [102, 24, 10, 1.1],
  [104, 84, -30, 1],
  [106, 128, -10, 1.2],
  [104, 196, 0, 1.1],
  [108, 250, 4, 1.3],
  [104, 312, 20, 1.2],
] as const;
const LEAF = ink([part(curve("0 0, 9 -13, 30 -8!, 18 8"), "#6fc067", "#4c9a48", [-2, -3])], 2.6);

const snail = () =>
  ink([part(curve("-34 0, -30 -8, 10 -8, 26 -26, 36 -24, 34 -8, 24 0"), "#f0d7a8", "#cfae74", [-3, -3])], 2.6) +
  brush("30 -26, 28 -38", 2.4, 0.8) +
  brush("35 -26, 40 -36", 2.4, 0.8) +
  ink([part(oval(-8, -18, 20), ...TONES.orange, [-4, -4])], 2.8) +
  brush("2 -12, 4 -24, -8 -30, -18 -22, -14 -10, -6 -12, -6 -18", 2.8, 0.5, 0.5);

/** What a big phone shows. The middle of the screen's upper edge is at 0 0; the message lies over 36 to 236. */
export const PHONE_SCREENS = {
  "phone-reply": (tone = TONES.mint) => paint(box(-15, 248, 100, 34, 16), tone[0]),
  /** A bank's own colours, and the eye of whoever has seen the invoice. */
  "bank-app": (tone = [NAVY, "#232f5c"]) =>
    paint("M-91 8Q-91 0 -83 0H83Q91 0 91 8V32H-91Z", tone[0]) +
    paint(polygon("-17 12, 0 3, 17 12"), WHITE) +
    [-12, -3, 6].map((x) => paint(box(x, 14, 6, 9, 1), WHITE)).join("") +
    paint(box(-17, 24, 34, 4, 1), WHITE) +
    ink([part(curve("-62 290!, -30 264, 0 258, 30 264, 62 290!, 30 316, 0 322, -30 316"), WHITE)], 3.2) +
    ink([part(oval(14, 290, 25), ...TONES.blue, [-4, -4])], 2.6) +
    paint(oval(17, 290, 12), "#211a15") +
    paint(oval(12, 283, 5), WHITE) +
    ["-44 266, -54 252", "-16 256, -20 240", "16 255, 20 240", "44 266, 54 252"]
      .map((line) => brush(line, 4, 0.9, 0.5))
      .join(""),
  "ivy-frame": () =>
    VINES.map((line) => ink([part(tube(line, [9, 8, 8, 7, 7, 6, 5]), STEM)], 2.8)).join("") +
    LEAVES.map(([x, y, turn, size]) => place(x, y, LEAF, size, turn)).join("") +
    place(-6, 334, snail(), 1.2),
} as const satisfies Record<string, Thing>;
