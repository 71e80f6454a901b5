import { TONES, type Tone } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { group, ink, part, place } from "../rig/ink.ts";
import type { Side } from "../rig/points.ts";
import { box, oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

const cord = ([fill, shade]: Tone, line: string) => ink([part(tube(line, [10, 10, 10]), fill, shade, [0, -3])], 2.8);

/** A receiver that has jumped off its phone, by its middle. */
const receiver = (tone: Tone) =>
  ink([part(tube("-40 16, -26 -2, 26 -2, 40 16", [24, 14, 14, 24]), ...tone, [-3, -4])], 3);

const STRING = "#b3402e";

const lineCan = (side: Side) =>
  group(
    `scale(${side} 1)`,
    brush("24 0, 260 0", 5, 1, 1, STRING) +
      ink([part(box(-26, -20, 50, 40, 4), ...TONES.steel, [-2, -6])], 2.8) +
      brush("-8 -19, -8 19", 2.4, 0.9) +
      brush("8 -19, 8 19", 2.4, 0.9) +
      ink([part(oval(-26, 0, 6, 20), "#5d6a6f")], 2.6) +
      ink([part(oval(27, 0, 5, 6), STRING)], 2.2),
  );

/** Cords and strings. */
export const TANGLES = {
  /** Two cords that have gone round somebody's middle; their ends are 130 to the left and to the right. */
  "tangled-cords": () =>
    cord(TONES.red, "-160 22, -132 46, -96 44, -60 40, -20 30, 30 36, 62 16, 40 -6, -10 -2, -58 14") +
    cord(TONES.blue, "160 22, 132 48, 96 50, 58 44, 20 54, -34 58, -66 36, -44 12, 8 22, 60 2") +
    cord(TONES.red, "-58 14, -72 -16, -40 -34, 12 -26, 58 -40") +
    cord(TONES.blue, "60 2, 74 -22, 40 -44, -8 -46, -52 -36"),
  "jumping-phone": (tone = TONES.red) =>
    ink([part("M-46 0L-34 -40H34L46 0Z", ...tone, [-5, -4])], 3.2) +
    ink([part("M-14 -6Q-14 -32 0 -32Q14 -32 14 -6Z", "#fffdf8")], 2.4) +
    place(2, -74, receiver(tone), 1, -14) +
    ["-66 -20, -82 -24", "-64 -44, -78 -56", "66 -20, 82 -24", "64 -44, 78 -56", "-24 12, -30 24", "24 12, 30 24"]
      .map((line) => brush(line, 4.4, 0.9, 0.4))
      .join(""),
  /** A can for the right hand, open to the face, its string taut to the right. */
  "can-to-right": () => lineCan(1),
  "can-to-left": () => lineCan(-1),
  /** The string where it crosses from one panel into the next. */
  "string-end": () => brush("-14 0, 14 0", 4.2, 1, 1, STRING),
} as const satisfies Record<string, Thing>;
