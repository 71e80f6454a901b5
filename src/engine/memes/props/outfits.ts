import { INK, PAPER, TONES } from "../palette.ts";
import { brush } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { ink, part } from "../rig/ink.ts";
import { bothSides, onSide } from "../rig/points.ts";
import type { Thing } from "./thing.ts";

/** Shirt, tie and lapels over a coat of the same colour. */
export const SUIT_FRONTS = {
  "suit-front": (tone = ["#3d4f8f", "#2a3869"]) =>
    ink([part(polygon("-17 -2, 17 -2, 5 66, -5 66"), PAPER, "#ddd6c9", [-3, 0])], 2.4) +
    ink([part(polygon("-7 2, 7 2, 4 14, 10 50, 0 62, -10 50, -4 14"), ...TONES.red, [-3, -2])], 2.4) +
    bothSides((side) =>
      ink([part(polygon(onSide(side, "12 -6, 32 2, 26 22, 32 26, 5 68, 14 24")), ...tone, [-3, -3])], 2.6),
    ) +
    bothSides((side) => ink([part(curve(onSide(side, "2 0!, 19 -6!, 15 12!")), PAPER)], 2.2)),
} as const satisfies Record<string, Thing>;

/** Pushed up where they are of no use. */
export const GLASSES_UP = {
  "glasses-up": () =>
    bothSides(
      (side) =>
        `<ellipse cx="${side * 21}" cy="-40" rx="17" ry="13" fill="#dff2fb" stroke="${INK}" stroke-width="5"/>` +
        brush(onSide(side, "36 -42, 52 -30"), 4.4, 1),
    ) + brush("-5 -42, 0 -46, 5 -42", 4.4, 1),
} as const satisfies Record<string, Thing>;
