import { PAPER, TONES, type Tone, WHITE } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { box, oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

/** Stripes with a scalloped edge, from x to -x. */
function awning(half: number, y: number, height: number, count: number, tone: Tone): string {
  const wide = (half * 2) / count;
  return Array.from({ length: count }, (_, index) => {
    const x = -half + index * wide;
    const d = `M${x} ${y}h${wide}v${height}q${-wide / 2} ${wide * 0.5} ${-wide} 0Z`;
    return ink([part(d, index % 2 ? WHITE : tone[0], index % 2 ? "#ddd6c9" : tone[1], [-2, -4])], 2.8);
  }).join("");
}

/** A house front with an open door 92 wide and 150 high, in the middle of its base. */
const front = (wall: Tone, stripes: Tone, sign: string) =>
  ink([part(box(-82, -292, 164, 292, 8), ...wall, [-6, -4])], 3.8) +
  ink([part(box(-46, -152, 92, 152, 6), "#5a4038", "#43302a", [5, 4])], 3.2) +
  awning(90, -196, 26, 6, stripes) +
  ink([part(oval(0, -244, 36), PAPER, "#e3dccd", [-4, -4])], 3.2) +
  place(0, -244, sign);

const SMOOTHIE =
  brush("4 -16, 14 -34", 4.4, 1, 1, TONES.red[0]) +
  ink([part("M-16 -16H16L10 24H-10Z", ...TONES.pink, [-4, -2])], 2.8) +
  ink([part(oval(-14, -16, 8), ...TONES.orange, [-2, -2])], 2.2);
const LOAF =
  ink([part(curve("-26 18!, -28 -4, -20 -18, 0 -22, 20 -18, 28 -4, 26 18!"), "#eba650", "#c0752a", [-4, -4])], 2.8) +
  ["-14 -10, -8 2", "-2 -13, 4 0", "10 -12, 16 0"].map((line) => brush(line, 3.2, 0.4, 0.4, "#8f5318")).join("");

/** Shops, stalls and what stands in front of them. */
export const SHOPFRONTS = {
  "smoothie-bar": (tone = TONES.mint) => front(["#ffd7e6", "#e0a3bd"], tone, SMOOTHIE),
  "bakery-front": (tone = TONES.orange) => front(["#ffe3b0", "#dcb878"], tone, LOAF),
  /** A half door that hides whoever stands in a shop's door from the waist down. */
  "half-door": (tone = TONES.wood) =>
    ink([part(box(-46, -58, 92, 58, 3), ...tone, [-5, -4])], 3) +
    ink([part(box(-54, -68, 108, 16, 5), "#dba869", tone[1], [-3, -4])], 3),
  blender: (tone = TONES.red) =>
    ink([part("M-17 -58H17L11 -12H-11Z", "#dff2fb", "#b5d8e8", [-4, 0])], 2.8) +
    paint("M-15 -38H15L11 -14H-11Z", "#ffe27a") +
    ink([part(box(-19, -66, 38, 9, 4), ...TONES.slate, [-2, -2])], 2.4) +
    ink([part(box(-16, -12, 32, 26, 5), ...tone, [-4, -3])], 2.8) +
    paint(oval(0, 2, 4.4), WHITE),
  "rolling-pin": (tone = TONES.card) =>
    ink([part(tube("0 52, 0 -52", [9, 9]), TONES.wood[0])], 2.6) +
    ink([part(box(-13, -36, 26, 72, 8), ...tone, [-5, -2])], 2.8),
  "stall-awning": (tone = TONES.red) =>
    ink([part(box(-290, -30, 580, 34, 4), ...tone, [-3, -4])], 3.2) + awning(280, 0, 24, 10, tone),
  "stall-counter": (tone = TONES.wood) =>
    ink([part(box(-290, -66, 580, 100, 4), ...tone, [-6, -4])]) +
    [-180, -60, 60, 180].map((x) => brush(`${x} -50, ${x} 20`, 2.8, 0.8, 0.8, tone[1])).join("") +
    ink([part(box(-300, -80, 600, 20, 6), "#dba869", tone[1], [-3, -5])], 3.4),
  /** Between the oranges: this year's model, ripe. */
  "laptop-crate": () =>
    [
      [-38, -58, -14],
      [6, -66, 4],
      [44, -58, 16],
    ]
      .map(([x = 0, y = 0, turn]) =>
        place(
          x,
          y,
          ink([part(box(-27, -24, 54, 52, 5), ...TONES.stone, [-4, -3])], 2.8) + paint(oval(0, -10, 7), "#ffd91a"),
          1,
          turn,
        ),
      )
      .join("") +
    [
      [-60, -46, TONES.red],
      [-20, -42, TONES.orange],
      [26, -42, TONES.mint],
      [62, -46, TONES.orange],
    ]
      .map(([x, y, tone]) => {
        const [fill, shade] = tone as Tone;
        return ink([part(oval(Number(x), Number(y), 17), fill, shade, [-4, -4])], 2.6);
      })
      .join("") +
    ink([part(box(-84, -40, 168, 42, 4), ...TONES.card, [-4, -4])], 3.2) +
    brush("-80 -20, 80 -20", 2.8, 0.9),
  "cake-stand": () =>
    ink([part("M-8 -34H8L12 -8H34V2H-34V-8H-12Z", ...TONES.stone, [-3, -2])], 3) +
    ink([part(box(-72, -44, 144, 13, 6), ...TONES.stone, [-3, -4])], 3) +
    ink([part(box(-50, -104, 100, 62, 8), "#fff1dc", "#e6cfa8", [-7, -3])], 3.2) +
    ink(
      [
        part(
          "M-52 -98Q-52 -112 -40 -112H40Q52 -112 52 -98V-82Q44 -70 34 -82Q24 -68 13 -82Q2 -68 -10 -82Q-21 -68 -31 -82Q-42 -70 -52 -82Z",
          ...TONES.pink,
          [-5, -3],
        ),
      ],
      2.8,
    ) +
    [-30, 0, 30].map((x) => ink([part(oval(x, -118, 9), ...TONES.red, [-2, -2])], 2.4)).join(""),
  /** The box of a drive-through, with room for a face above it. */
  "order-post": (tone = TONES.slate) =>
    ink([part(box(-22, -90, 44, 110, 5), ...TONES.steel, [-5, 0])], 3.4) +
    ink([part(box(-68, -196, 136, 118, 16), ...tone, [-7, -5])], 3.8) +
    ink([part(box(-50, -180, 100, 66, 10), "#2e3542")], 2.6) +
    [-166, -152, -138, -126].map((y) => brush(`-40 ${y}, 40 ${y}`, 4.4, 0.9, 0.9, TONES.steel[1])).join("") +
    ink([part(oval(-26, -96, 9), ...TONES.red, [-2, -2])], 2.4) +
    ink([part(oval(4, -96, 9), ...TONES.mint, [-2, -2])], 2.4),
  /** Open, on its way to the left. Whoever drives sits behind its door. */
  car: (tone = TONES.red) =>
    ink([part(tube("-40 -70, -62 -112", [6, 5]), TONES.steel[0])], 2.6) +
    ink(
      [part(curve("-150 -10!, -154 -44, -130 -62, -50 -74, 40 -70, 128 -66, 152 -46, 150 -10!"), ...tone, [-8, -7])],
      3.8,
    ) +
    brush("-34 -68, -36 -14", 3, 0.8) +
    brush("46 -66, 44 -14", 3, 0.8) +
    brush("24 -50, 36 -50", 5, 1) +
    ink([part(oval(-142, -42, 10, 12), "#fff3b0")], 2.6) +
    [-92, 92]
      .map(
        (x) => ink([part(oval(x, -8, 30), "#3d3129")], 3) + ink([part(oval(x, -8, 14), ...TONES.steel, [-2, -2])], 2.4),
      )
      .join(""),
  "menu-card": (tone = ["#8c2338", "#651526"]) =>
    ink([part("M-30 -64L26 -72V22L-30 16Z", ...tone, [-4, -4])], 2.8) +
    brush("-12 -44, -11 -6", 4, 1, 1, TONES.gold[0]) +
    brush("8 -46, 8 -8", 4, 1, 1, TONES.gold[0]) +
    paint(oval(8, -44, 6, 9), TONES.gold[0]) +
    brush("-18 -46, -18 -32, -6 -32, -6 -47", 3, 0.9, 0.9, TONES.gold[0]),
  candlestick: () =>
    ink([part("M-26 0Q-26 -9 -8 -11V-22H8V-11Q26 -9 26 0Z", ...TONES.gold, [-4, -3])], 2.8) +
    ink([part(box(-10, -74, 20, 54, 3), "#fff3d6", "#e0cda0", [-4, 0])], 2.8) +
    brush("0 -74, 0 -82", 2.6, 1) +
    ink([part(curve("0 -78, -9 -92, 0 -112!, 9 -92"), "#ffb53a")], 2.4) +
    paint(curve("0 -80, -4 -88, 0 -98!, 4 -88"), "#fff3b0"),
} as const satisfies Record<string, Thing>;
