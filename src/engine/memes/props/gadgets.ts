import { PAPER, TONES, type Tone } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { box, oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

const DARK: Tone = ["#26313c", "#161d25"];

const chat = () =>
  paint(box(-12, -30, 24, 48, 4), "#bfe6ff") +
  paint(box(-9, -24, 14, 7, 3), PAPER) +
  paint(box(-4, -14, 14, 7, 3), "#7fd39a") +
  paint(box(-9, -4, 16, 7, 3), PAPER);

export const GADGETS = {
  phone: (tone = DARK) => place(0, 0, ink([part(box(-16, -36, 32, 62, 8), tone[0])], 2.8) + chat(), 1, 10),
  handset: (tone = ["#3d3129", "#241c17"]) =>
    ink([part(tube("-12 -34, 8 -14, 8 14, -12 32", [16, 12, 12, 16]), ...tone, [-3, -2])], 2.8) +
    brush("6 30, 16 44, 2 52, 16 62, 4 72", 3.4, 0.9, 0.7),
  "desk-phone": (tone = TONES.red) =>
    ink([part("M-40 0L-30 -34H30L40 0Z", ...tone, [-5, -4])], 3) +
    ink([part(oval(0, -18, 13), PAPER)], 2.2) +
    ink([part(tube("-40 -40, -24 -52, 24 -52, 40 -40", [20, 13, 13, 20]), ...tone, [-3, -4])], 3) +
    brush("-52 -66, -60 -76", 3.4, 0.3) +
    brush("52 -66, 60 -76", 3.4, 0.3),
  tablet: (tone = DARK) =>
    ink([part(box(-34, -46, 68, 92, 8), tone[0])], 2.8) +
    paint(box(-28, -38, 56, 74, 3), "#bfe6ff") +
    paint(box(-20, -28, 40, 22, 3), "#7fb0ff") +
    brush("-20 8, 20 8", 3, 0.9, 0.9, "#7aa7c7") +
    brush("-20 20, 8 20", 3, 0.9, 0.9, "#7aa7c7"),
  laptop: (tone = ["#d5dbe0", "#aab3bb"]) =>
    ink([part("M-46 -58Q-46 -64 -40 -64H40Q46 -64 46 -58L42 0H-42Z", ...tone, [-4, -3])], 3) +
    ink([part(box(-52, -3, 104, 9, 4), "#c0c8ce")], 2.8) +
    paint(oval(0, -32, 7.5), "#ffd91a"),
  "laptop-side": (tone = ["#d5dbe0", "#aab3bb"]) =>
    ink([part(polygon("0 0, 16 -62, 22 -61, 8 2"), tone[1])], 2.8) + ink([part(box(-66, -3, 74, 9, 4), tone[0])], 2.8),
  microphone: () =>
    ink([part(tube("0 4, 0 40", [8, 9]), TONES.slate[0])], 3) +
    ink([part(box(-15, -40, 30, 48, 15), ...TONES.steel, [-4, -3])], 3) +
    brush("-13 -22, 13 -22", 2.4, 0.9) +
    brush("-13 -9, 13 -9", 2.4, 0.9),
  "microphone-stand": () =>
    ink([part(tube("0 -88, 2 0", [8, 8]), TONES.slate[0])], 3) +
    ink([part(box(-17, -134, 34, 54, 16), ...TONES.steel, [-4, -3])], 3) +
    brush("-15 -114, 15 -114", 2.4, 0.9) +
    brush("-15 -100, 15 -100", 2.4, 0.9),
  megaphone: (tone = ["#ff6a4d", "#cf4630"]) =>
    place(
      0,
      0,
      ink([part(box(-9, -6, 16, 34, 6), "#3d3129")], 2.6) +
        ink([part(polygon("-20 -20, 44 -46, 44 30, -20 4"), ...tone, [-4, -7])], 3) +
        ink([part(box(-33, -22, 16, 28, 6), "#fff3df")], 2.6) +
        ink([part(oval(44, -8, 9, 40), "#ffd7c7", "#e5a48e", [-4, 0])], 2.8),
      1,
      -16,
    ),
  calculator: (tone = TONES.slate) =>
    ink([part(box(-22, -44, 44, 58, 6), ...tone, [-4, -3])], 2.8) +
    paint(box(-16, -37, 32, 13, 3), "#cfe8c0") +
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2]
          .map((key) => paint(box(-15 + key * 11, -18 + row * 10, 8, 7, 2), row + key === 4 ? "#ff8a3c" : "#eef1f3"))
          .join(""),
      )
      .join(""),
  plug: (tone = ["#f4f0e6", "#cfc6b4"]) =>
    place(
      0,
      0,
      brush("0 26, 6 50, -14 62, -4 84", 6, 1, 0.9) +
        ink([part(box(-16, -22, 32, 46, 9), ...tone, [-5, -3])], 2.8) +
        ink([part(box(-11, -40, 7, 20, 2), "#c9a83a"), part(box(4, -40, 7, 20, 2), "#c9a83a")], 2.2),
      1,
      8,
    ),
  lamp: (tone = TONES.gold) =>
    ink([part(box(-20, -7, 40, 9, 4), ...TONES.slate, [-2, -3])], 2.8) +
    ink([part(tube("0 -6, -14 -40, 8 -70", [6, 6, 6]), TONES.slate[0])], 2.6) +
    ink([part(curve("-10 -66!, 18 -88, 38 -64!, 14 -52"), ...tone, [-3, -4])], 2.8) +
    paint(oval(26, -55, 8, 5), "#fff7c9"),
  binoculars: (tone = TONES.slate) =>
    ink(
      [
        part(box(-28, -34, 24, 44, 8), ...tone, [-4, -3]),
        part(box(4, -34, 24, 44, 8), ...tone, [-4, -3]),
        part(box(-8, -22, 16, 14, 3), tone[0]),
      ],
      2.8,
    ) +
    paint(oval(-16, -32, 9, 4), "#bfe3f7") +
    paint(oval(16, -32, 9, 4), "#bfe3f7"),
} as const satisfies Record<string, Thing>;
