import { speedLines, star } from "../effects.ts";
import { INK, TONES, WHITE } from "../palette.ts";
import { brush } from "../rig/brush.ts";
import { polygon } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { box, oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

const CRUMBS = [
  [-34, -8, 20],
  [-12, -34, -30],
  [16, -22, 50],
  [34, -2, 10],
  [4, 8, 80],
] as const;

/** What air and noise look like: strokes, glints, splashes, bolts. Their middle is at 0 0. */
export const MOTION_MARKS = {
  wake: () => speedLines(-40, -20, 40, WHITE),
  "rush-lines": () =>
    brush("-36 -16, -58 -22", 4, 0.2, 0.8) + brush("-40 6, -62 10", 4, 0.2, 0.8) + brush("-30 28, -48 42", 4, 0.2, 0.8),
  /** Strokes around something that tumbles. */
  "tumble-lines": () =>
    brush("-52 -20, -44 -44, -22 -56", 4, 0.2, 0.6) +
    brush("-58 12, -56 30, -44 46", 4, 0.2, 0.6) +
    brush("-76 -34, -64 -60, -44 -74", 3.4, 0.2, 0.5),
  /** Strokes under something that has just leapt up. */
  "leap-lines": () =>
    brush("-44 0, -50 44", 5, 0.2, 0.7) + brush("0 8, 0 62", 5, 0.2, 0.7) + brush("44 0, 50 44", 5, 0.2, 0.7),
  /** A voice that carries to the left. */
  "call-lines": () =>
    brush("0 -22, -34 -40", 6, 0.9, 0.3) + brush("-6 0, -52 0", 6, 0.9, 0.3) + brush("0 22, -34 40", 6, 0.9, 0.3),
  glint: () => star(0, 0, 16),
  impact: (tone = TONES.gold) =>
    ink(
      [
        part(
          polygon(
            "0 -52, 12 -24, 40 -38, 28 -10, 56 0, 28 12, 38 40, 10 24, 0 54, -12 24, -40 38, -26 10, -56 0, -28 -12, -40 -38, -12 -24",
          ),
          ...tone,
          [-4, -4],
        ),
      ],
      3,
    ),
  crumbs: () =>
    CRUMBS.map(([x, y, turn]) =>
      place(x, y, ink([part(polygon("-8 3, -4 -7, 6 -6, 9 4, 0 8"), "#eba650", "#c0752a", [-2, -2])], 2.2), 1, turn),
    ).join(""),
  "cake-bits": () =>
    CRUMBS.map(([x, y, turn], index) =>
      place(
        x * 2.6,
        y * 2.2,
        ink([part(box(-12, -9, 24, 18, 5), index % 2 ? "#f48fb1" : "#fff1dc", "#d8b9a0", [-3, -3])], 2.4),
        1,
        turn,
      ),
    ).join(""),
  /** Somebody speaks, and the microphone is off. */
  "mute-bubble": () =>
    ink([part(box(-46, -40, 92, 72, 22), WHITE), part(polygon("-30 26, -52 52, -8 30"), WHITE)], 3) +
    ink([part(box(-9, -28, 18, 30, 9), TONES.slate[0])], 2.2) +
    brush("-17 -6, -12 8, 0 12, 12 8, 17 -6", 4, 0.9) +
    brush("0 12, 0 22", 4, 0.9) +
    brush("-26 -28, 26 24", 9, 1, 1, WHITE) +
    brush("-26 -28, 26 24", 5.4, 1, 1, TONES.red[0]),
  "stink-lines": () =>
    [-26, 0, 26]
      .map((x) =>
        brush(
          [
            [x, 0],
            [x + 8, -12],
            [x - 4, -24],
            [x + 6, -38],
          ],
          3.4,
          0.3,
          0.3,
          "#8aa04a",
        ),
      )
      .join(""),
  fly: () =>
    paint(oval(-5, -6, 6, 4), "#dfeef5") + paint(oval(5, -6, 6, 4), "#dfeef5") + paint(oval(0, 0, 5, 4.4), INK),
} as const satisfies Record<string, Thing>;
