import { INK, PAPER, TONES, WHITE } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { box, oval } from "../rig/shapes.ts";
import { scribble, type Thing } from "./thing.ts";

const BACK_OF_BANANA = curve(
  "-2 -96, 18 -104, 26 -92, 22 -74, 36 -46, 49 -4, 50 42, 40 100, 0 122, -36 100, -44 40, -42 -10, -30 -46, -12 -70",
);
const BACK_OF_LOAF = curve("-50 60, -54 -20, -62 -44, -34 -62, 34 -62, 62 -44, 54 -20, 50 60, 0 66");

/** The back walls of lifts, 300 wide, standing on the floor; and what people bring along or have on their minds. */
export const LIFT_WALLS = {
  /** Shows two backs of heads. */
  "mirror-wall": () =>
    ink([part(box(-150, -262, 300, 236, 10), ...TONES.gold, [-4, -4])], 3.2) +
    ink([part(box(-138, -250, 276, 212, 6), "#dff0f5")], 2.4) +
    place(-14, -112, paint(BACK_OF_BANANA, "#eadb93"), 0.62) +
    place(60, -96, paint(BACK_OF_LOAF, "#d9c3a4"), 0.72) +
    brush("-120 -150, -60 -236", 9, 0.3, 0.3, WHITE) +
    brush("-96 -150, -50 -216", 5, 0.3, 0.3, WHITE) +
    brush("70 -90, 120 -168", 7, 0.3, 0.3, WHITE),
  "panelled-wall": () =>
    [-96, 0, 96].map((x) => ink([part(box(x - 40, -270, 80, 130, 4), "#e3c79c", "#bf9860", [-3, -3])], 2.4)).join("") +
    ink([part(box(-200, -112, 400, 12, 5), ...TONES.gold, [-2, -3])], 2.6),
  /** A view over the roofs, going down. */
  "glass-wall": () =>
    ink([part(box(-150, -262, 300, 256, 6), "#d8f0fa")], 3) +
    paint(oval(96, -214, 22), "#ffe9a0") +
    paint("M-148 -8V-90H-110V-130H-66V-70H-30V-150H20V-96H60V-120H104V-60H148V-8Z", "#9cc3d6") +
    paint("M-148 -8V-50H-90V-80H-50V-40H10V-70H70V-30H148V-8Z", "#7fa9bd") +
    brush("0 -262, 0 -8", 6, 1, 1, "#8fb4c4") +
    brush("-148 -136, 148 -136", 6, 1, 1, "#8fb4c4"),
  /** Has been sent before, and before that. */
  "old-invoice": () =>
    ink([part("M-32 -92H22L36 -78V30H-32Z", "#fff7dc", "#e3d4a8", [-4, -3])], 2.8) +
    ink([part("M22 -92V-78H36Z", "#e3d4a8")], 2) +
    scribble(-22, -70, 44, 5, 11) +
    paint(box(-22, -12, 34, 13, 3), TONES.red[0]) +
    brush("-32 -92, -12 -60, -32 -40", 2, 0.8, 0.8, "#9a927f") +
    brush("-32 -76, -18 -78, -8 -92", 2, 0.8, 0.8, "#9a927f") +
    brush("-32 -58, -8 -62, 4 -92", 2, 0.8, 0.8, "#9a927f"),
  /** Dark puffs and bolts for the edge of a thought, 270 by 210. */
  "storm-edge": () =>
    [
      [-112, 66, -64],
      [-52, 106, 14],
      [34, 104, -10],
      [112, 52, -52],
    ]
      .map(([x = 0, y = 0, turn]) =>
        place(
          x,
          y,
          ink([part(polygon("-4 0, 22 0, 8 26, 26 26, -12 76, 0 40, -18 40"), ...TONES.gold, [-2, -2])], 2.8),
          1,
          (turn ?? 0) * 0.4,
        ),
      )
      .join("") +
    ink(
      Array.from({ length: 13 }, (_, index) => {
        const angle = (index / 13) * Math.PI * 2;
        return part(oval(Math.cos(angle) * 94, Math.sin(angle) * 68, 54, 48), ...TONES.slate, [-5, -5]);
      }),
      3.4,
    ),
  "running-timer": (tone = TONES.red) =>
    ink([part(box(-8, -98, 16, 16, 4), TONES.steel[0])], 2.6) +
    ink([part(tube("30 -78, 40 -88", [9, 9]), TONES.steel[0])], 2.6) +
    ink([part(oval(0, -42, 44), ...tone, [-5, -5])], 3.4) +
    ink([part(oval(0, -42, 33), PAPER)], 2.6) +
    paint("M0 -42V-72A30 30 0 0 1 26 -27Z", "#ffc9c2") +
    [0, 90, 180, 270].map((turn) => place(0, -42, brush("0 -30, 0 -24", 3.4, 1), 1, turn)).join("") +
    brush("0 -42, 0 -66", 4.4, 0.9) +
    brush("0 -42, 18 -32", 4.4, 0.9) +
    paint(oval(0, -42, 4), INK) +
    brush("-54 -66, -66 -74", 4, 0.8, 0.3) +
    brush("54 -66, 66 -74", 4, 0.8, 0.3),
} as const satisfies Record<string, Thing>;
