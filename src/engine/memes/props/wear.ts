import { INK, PAPER, TONES } from "../palette.ts";
import { brush } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { bothSides, onSide } from "../rig/points.ts";
import { box, oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

/** Hats stand with their brim at 0 0. */
export const HATS = {
  "top-hat": (tone = ["#2b2733", "#17141d"]) =>
    place(
      0,
      6,
      ink([part(box(-24, -44, 48, 42, 3), ...tone, [-6, 0]), part(box(-38, -6, 76, 10, 4), tone[0])], 3) +
        paint("M-24 -15h48v8h-48Z", TONES.red[0]),
      1,
      -7,
    ),
  crown: (tone = TONES.gold) =>
    place(
      0,
      8,
      ink([part(polygon("-30 0, -36 -34, -16 -18, 0 -44, 16 -18, 36 -34, 30 0"), ...tone, [-4, -4])], 3) +
        paint(oval(0, -10, 4.4), TONES.red[0]) +
        paint(oval(-17, -8, 3), TONES.blue[0]) +
        paint(oval(17, -8, 3), TONES.blue[0]),
      1,
      -4,
    ),
  "mortar-board": (tone = ["#33323f", "#1f1e28"]) =>
    place(
      0,
      4,
      ink([part("M-26 -14H26V2Q0 12 -26 2Z", ...tone, [-4, -2])], 3) +
        ink([part(polygon("-50 -18, 0 -34, 50 -18, 0 -2"), ...tone, [-3, -3])], 3) +
        brush("0 -18, 38 -12, 40 8", 3, 0.9, 0.9, TONES.gold[0]) +
        ink([part(oval(40, 12, 5, 7), TONES.gold[0])], 2),
    ),
  "party-hat": (tone = TONES.pink) =>
    place(
      4,
      6,
      ink([part(polygon("-24 0, 0 -56, 24 0"), ...tone, [-5, -2])], 3) +
        paint(oval(-6, -14, 4), "#ffe27a") +
        paint(oval(7, -22, 3.4), "#7fd39a") +
        ink([part(oval(0, -58, 8), "#ffe27a")], 2.4),
      1,
      9,
    ),
  "chef-hat": () =>
    place(
      0,
      8,
      ink(
        [
          part(curve("-24 -14, -40 -34, -24 -54, 0 -60, 24 -54, 40 -34, 24 -14"), PAPER, "#ddd6c9", [-5, -4]),
          part(box(-26, -18, 52, 20, 4), PAPER, "#ddd6c9", [-4, -2]),
        ],
        3,
      ),
    ),
  leaf: () =>
    place(
      -10,
      4,
      ink(
        [-40, -10, 22].map((turn) =>
          part(curve("0 0, -8 -22, 0 -46, 8 -22"), ...TONES.leaf, [-3, -2], `rotate(${turn})`),
        ),
        2.6,
      ),
    ),
  headset: () =>
    `<path d="M-58 44Q-62 -22 0 -22Q62 -22 58 44" fill="none" stroke="${INK}" stroke-width="9"/>` +
    bothSides((side) => ink([part(box(side * 58 - 10, 30, 20, 32, 8), ...TONES.slate, [-3, -3])], 2.8)) +
    brush("-58 60, -46 88, -22 92", 4.4, 0.9),
  cucumbers: () =>
    bothSides((side) => place(side * 22, 40, ink([part(oval(0, 0, 15), "#cfeeb5", "#8cc36a", [-2, -2])], 2.4))),
} as const satisfies Record<string, Thing>;

/** Hangs or sits under the chin. */
export const SCARVES = {
  "bow-tie": (tone = TONES.red) =>
    place(
      0,
      10,
      ink(
        [
          part(curve("0 0, -26 -14!, -26 14!"), ...tone, [-3, -3]),
          part(curve("0 0, 26 -14!, 26 14!"), ...tone, [-3, -3]),
          part(oval(0, 0, 7, 8), tone[0]),
        ],
        2.6,
      ),
    ),
  bib: () =>
    ink([part(curve("-30 -2!, 30 -2!, 22 34, 0 48, -22 34"), PAPER, "#ddd6c9", [-4, -4])], 2.8) +
    brush("-12 16, 0 24, 12 16", 2.6, 0.4, 0.4, TONES.red[0]),
  rosette: (tone = TONES.red) =>
    place(
      -26,
      34,
      ink([part(polygon("-9 4, 0 6, -5 30, -15 26"), ...tone), part(polygon("9 4, 0 6, 5 30, 15 26"), ...tone)], 2.2) +
        ink([part(oval(0, 0, 15), ...tone, [-3, -3])], 2.6) +
        ink([part(oval(0, 0, 8), PAPER)], 1.9),
    ),
  medal: () =>
    bothSides((side) =>
      brush(onSide(side, "22 -4, 10 18, 2 28"), 6, 0.9, 0.9, side < 0 ? TONES.blue[0] : TONES.red[0]),
    ) + ink([part(oval(0, 38, 14), ...TONES.gold, [-3, -3])], 2.6),
  "big-medal": () =>
    bothSides((side) =>
      brush(onSide(side, "26 -4, 14 20, 2 40"), 9, 0.9, 0.9, side < 0 ? TONES.blue[0] : TONES.red[0]),
    ) +
    ink([part(oval(0, 78, 44), ...TONES.gold, [-8, -8])], 3.6) +
    ink([part(oval(0, 78, 30), TONES.gold[0])], 2.2),
  lanyard: () =>
    bothSides((side) => brush(onSide(side, "22 -2, 10 24, 0 32"), 4, 0.9, 0.9, TONES.blue[0])) +
    ink([part(box(-12, 30, 24, 30, 4), PAPER)], 2.2) +
    paint(box(-8, 50, 16, 5, 2), TONES.blue[0]) +
    paint(oval(0, 41, 5), TONES.card[0]),
  wool: (tone = TONES.red) =>
    ink(
      [
        part(curve("-34 -8, 0 4, 34 -8, 36 8, 0 20, -36 8"), ...tone, [-3, -4]),
        part(curve("12 12, 28 10, 32 46, 16 48"), ...tone, [-3, -2]),
      ],
      2.8,
    ),
  beard: () =>
    ink(
      [part(curve("-34 -22, 0 -6, 34 -22, 30 24, 10 58, 0 74!, -12 56, -30 24"), "#efe9de", "#c9bfae", [-5, -4])],
      2.8,
    ) +
    brush("-8 8, -6 40", 2.4, 0.3, 0.3, "#c9bfae") +
    brush("10 8, 8 36", 2.4, 0.3, 0.3, "#c9bfae"),
} as const satisfies Record<string, Thing>;

/** Lies over the eyes. */
export const SHADES = {
  sunglasses: (tone = ["#26252c", "#17161c"]) =>
    bothSides((side) => ink([part(curve(onSide(side, "3 -13!, 38 -15!, 38 2, 24 14, 8 8")), ...tone, [-3, -3])], 2.8)) +
    brush("-6 -11, 6 -11", 4.4, 0.9) +
    brush("-30 -8, -20 4", 4, 0.3, 0.3, "#6d7a90") +
    brush("14 -8, 22 4", 4, 0.3, 0.3, "#6d7a90"),
  "reading-glasses": () =>
    bothSides(
      (side) =>
        `<rect x="${side * 20 - 16}" y="2" width="32" height="18" rx="8" fill="none" stroke="${INK}" stroke-width="4"/>`,
    ) + brush("-5 10, 0 7, 5 10", 3.6, 0.8),
} as const satisfies Record<string, Thing>;
