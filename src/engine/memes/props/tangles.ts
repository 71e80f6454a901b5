import { TONES, type Tone } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { ink, part, place } from "../rig/ink.ts";
import type { Thing } from "./thing.ts";

const cord = ([fill, shade]: Tone, line: string) => ink([part(tube(line, [10, 10, 10]), fill, shade, [0, -3])], 2.8);

/** A receiver that has jumped off its phone, by its middle. */
const receiver = (tone: Tone) =>
  ink([part(tube("-40 16, -26 -2, 26 -2, 40 16", [24, 14, 14, 24]), ...tone, [-3, -4])], 3);

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
  /** Runs right across a panel 270 wide and meets the next one at the same height. */
  "can-string": () => brush("-140 0, -70 16, 0 20, 70 16, 140 0", 6, 1, 1, "#8a5a2b"),
} as const satisfies Record<string, Thing>;
