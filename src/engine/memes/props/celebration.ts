import { INK, PAPER, TONES, WHITE } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { box, oval, spark } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

const STREAMERS = [TONES.red, TONES.gold, TONES.mint, TONES.pink, TONES.blue] as const;
const RAINBOW_BITS = ["#e8483f", "#3f7fd6", "#39b980", "#ff9a2e", "#ffd23a"] as const;

/** What an occasion needs: seats of honour, medals, a band. */
export const CELEBRATION = {
  /** A swivel chair that shows behind whoever sits in it. The seat is 64 high. */
  "race-chair": (tone = TONES.orange) =>
    ink([part(box(-6, -50, 12, 30, 3), TONES.steel[0])], 2.8) +
    ink([part(tube("-52 -8, 0 -24, 52 -8", [10, 12, 10]), TONES.steel[0])], 2.8) +
    [-52, 0, 52].map((x) => ink([part(oval(x, -6, 9), INK)], 2)).join("") +
    ink([part(box(-66, -196, 132, 128, 26), ...tone, [-7, -6])], 3.6) +
    brush("-40 -178, -44 -110", 5, 0.3, 0.3, WHITE) +
    ink([part(box(-68, -66, 136, 22, 10), ...tone, [-5, -6])], 3.4),
  "judge-board": (tone = TONES.wood) =>
    ink([part(box(-24, -60, 48, 66, 6), ...tone, [-4, -4])], 2.8) +
    ink([part(box(-18, -52, 36, 52, 3), PAPER)], 2) +
    brush("-10 -32, -3 -22, 12 -42", 5, 0.8, 0.4, "#39b980") +
    ink([part(box(-10, -66, 20, 10, 4), TONES.steel[0])], 2.2),
  "sad-cake": () =>
    ink([part(box(-38, -4, 76, 9, 4), ...TONES.stone, [-2, -3])], 2.6) +
    ink([part(curve("-30 -4!, -34 -30, -10 -44, 22 -34, 34 -16, 30 -4!"), "#fff1dc", "#e6cfa8", [-4, -3])], 2.8) +
    ink(
      [
        part(
          curve("-34 -26, -30 -44, -4 -52, 26 -40, 34 -22, 20 -16, 10 -28, -4 -18, -18 -28"),
          ...TONES.pink,
          [-3, -3],
        ),
      ],
      2.6,
    ),
  /** A sheet with the one right answer on it. */
  "right-answer": () =>
    place(
      0,
      -16,
      ink([part(box(-44, -66, 88, 84, 6), PAPER, "#e3dccd", [-4, -4])], 3) +
        brush("-24 -24, -8 -4, 26 -48", 12, 0.8, 0.5, "#39b980"),
      1,
      5,
    ),
  /** One key, the size it feels: its top, where a finger goes, is at 0 0, its sign on the front. */
  "send-key": (tone = TONES.mint) =>
    ink([part("M-96 96L-84 4H84L96 96Z", "#54ab73", "#3b8658", [-7, 0])], 3.6) +
    ink([part("M-84 10Q-88 -4 -74 -14L-62 -24H62L74 -14Q88 -4 84 10Z", ...tone, [-3, -4])], 3.4) +
    ink([part(polygon("-46 54, 46 18, 22 82, 2 62"), WHITE, "#d7e6dd", [-4, -3])], 2.8) +
    brush("2 62, 46 18", 3, 0.6, 0.6),
  "press-lines": () =>
    brush("-70 -8, -90 -20", 4.4, 0.8, 0.2) +
    brush("-52 -28, -62 -48", 4.4, 0.8, 0.2) +
    brush("70 -8, 90 -20", 4.4, 0.8, 0.2) +
    brush("52 -28, 62 -48", 4.4, 0.8, 0.2),
  "party-cannon": (tone = TONES.red) =>
    ink([part(polygon("26 -10, -60 -74, -88 -34, 8 22"), ...tone, [-4, -5])], 3.2) +
    brush("-8 -34, -34 6", 6, 0.9, 0.9, TONES.gold[0]) +
    ink([part(oval(14, 2, 24), ...TONES.wood, [-4, -4])], 3) +
    ink([part(oval(14, 2, 8), TONES.gold[0])], 2.2) +
    STREAMERS.map(([fill], index) => {
      const turn = -50 + index * 24;
      return place(-78, -58, brush("0 0, -22 -34, 4 -62, -26 -98", 6.4, 0.8, 0.4, fill), 1, turn - 12);
    }).join("") +
    Array.from({ length: 16 }, (_, index) =>
      place(
        -100 - ((index * 37) % 90),
        -80 - ((index * 53) % 110),
        paint("M-6 -4h12v8h-12Z", RAINBOW_BITS[index % RAINBOW_BITS.length] ?? WHITE),
        1,
        index * 47,
      ),
    ).join(""),
  drum: () =>
    ink([part(oval(0, 0, 40), ...TONES.red, [-5, -5])], 3.2) +
    ink([part(oval(0, 0, 30), "#fff3df", "#dcc9a6", [-3, -3])], 2.6) +
    paint(spark(0, 0, 16), TONES.gold[1]),
  /** A cloth in the air, just pulled off something. */
  "falling-cloth": (tone = TONES.red) =>
    ink(
      [
        part(
          curve(
            "-92 -30!, -70 -66, -30 -56, 4 -84, 50 -64, 92 -78!, 84 -30, 104 10!, 60 -2, 30 30, -6 8, -44 42!, -60 4, -100 12!",
          ),
          ...tone,
          [-7, -6],
        ),
      ],
      3.4,
    ) +
    brush("-62 -44, -50 -14, -66 8", 3.4, 0.3, 0.3, tone[1]) +
    brush("4 -68, -4 -26, 10 6", 3.4, 0.3, 0.3, tone[1]) +
    brush("54 -54, 44 -22, 62 -4", 3.4, 0.3, 0.3, tone[1]) +
    brush("-98 12, -44 42, -6 10, 30 32, 60 0, 104 10", 5, 0.9, 0.9, TONES.gold[0]),
  "grand-plinth": (tone = TONES.cream) =>
    ink([part("M-66 -150H66L76 0H-76Z", ...tone, [-9, 0])], 3.8) +
    brush("-44 -128, -50 -10", 3.4, 0.5, 0.5, tone[1]) +
    brush("0 -128, 0 -10", 3.4, 0.5, 0.5, tone[1]) +
    brush("44 -128, 50 -10", 3.4, 0.5, 0.5, tone[1]) +
    ink([part(box(-88, -174, 176, 26, 7), "#fff7e6", tone[1], [-4, -6])], 3.6),
  /** Two centimetres of gold, with a bun. */
  "tiny-statue": (tone = TONES.gold) =>
    ink([part(box(-13, -7, 26, 7, 2), ...TONES.slate, [-2, -2])], 2.2) +
    ink(
      [
        part(oval(0, -45, 5), ...tone, [-1, -1]),
        part(oval(0, -35, 9), ...tone, [-2, -2]),
        part(curve("-7 -27, 7 -27, 11 -7, -11 -7"), ...tone, [-3, -1]),
        part(tube("6 -24, 15 -36", [5, 4]), tone[0]),
        part(tube("-6 -24, -13 -15", [5, 4]), tone[0]),
      ],
      2.2,
    ),
  /** A medal for somebody much larger. Hangs from 0 0. */
  "giant-medal": (tone = TONES.gold) =>
    ink([part(polygon("-62 -2, -26 -8, 10 34, -22 42"), ...TONES.blue, [-4, 0])], 3) +
    ink([part(polygon("62 -2, 26 -8, -10 34, 22 42"), ...TONES.red, [-4, 0])], 3) +
    ink([part(oval(0, 98, 82), ...tone, [-12, -12])], 4) +
    ink([part(oval(0, 98, 60), tone[0])], 2.8) +
    paint(spark(0, 98, 40), "#fff3b8") +
    brush("-62 76, -50 50, -30 36", 7, 0.3, 0.3, "#fff3b8"),
} as const satisfies Record<string, Thing>;
