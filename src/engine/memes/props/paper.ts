import { TONES } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { box, oval } from "../rig/shapes.ts";
import { scribble, type Thing } from "./thing.ts";

export const PAPER_THINGS = {
  paper: (tone = TONES.paper) =>
    place(
      0,
      0,
      ink([part("M-24 -62H18L28 -50V14H-24Z", ...tone, [-4, -3])], 2.8) +
        ink([part("M18 -62V-50H28Z", tone[1])], 2) +
        scribble(-16, -44, 34, 5, 9),
      1,
      -5,
    ),
  receipt: (tone = TONES.paper) =>
    place(
      0,
      0,
      ink(
        [
          part(
            "M-15 -66L-9 -61L-3 -66L3 -61L9 -66L15 -61V30C16 44 6 52 12 66" +
              "C16 78 8 86 12 98H-14C-20 84 -10 76 -14 64C-18 50 -14 42 -15 30Z",
            ...tone,
            [-4, 0],
          ),
        ],
        2.8,
      ) +
        scribble(-9, -50, 18, 9) +
        scribble(-9, 32, 17, 4),
      1,
      4,
    ),
  clipboard: (tone = ["#b57b43", "#8f5b28"]) =>
    place(
      0,
      0,
      ink([part(box(-27, -60, 54, 74, 6), ...tone, [-4, -4])], 2.8) +
        ink([part(box(-21, -50, 42, 58, 3), TONES.paper[0])], 2) +
        scribble(-15, -40, 30, 4, 9) +
        paint(box(-15, -2, 22, 7, 3), TONES.red[0]) +
        ink([part(box(-11, -66, 22, 11, 4), TONES.steel[0])], 2.2),
      1,
      6,
    ),
  envelope: (tone = TONES.paper) =>
    place(
      0,
      0,
      ink([part(box(-32, -40, 64, 44, 5), ...tone, [-3, -4])], 2.8) +
        brush("-30 -37, 0 -14, 30 -37", 3, 0.8) +
        paint(oval(0, -16, 6), TONES.red[0]),
      1,
      -6,
    ),
  "blank-sign": (tone = TONES.paper) =>
    ink([part(tube("0 34, 0 -34", [8, 8]), "#c48a4b")], 2.6) +
    ink([part(box(-48, -94, 96, 60, 8), ...tone, [-3, -4])], 3),
  card: (tone = TONES.paper) =>
    ink([part(box(-18, -30, 36, 40, 4), ...tone, [-3, -3])], 2.6) + scribble(-11, -20, 22, 3),
  "long-bill": (tone = TONES.paper) =>
    ink(
      [
        part(
          curve("-18 -52!, 18 -52!, 18 20, 28 52, 16 84, 26 112!, -8 112!, -16 84, -6 52, -18 20"),
          ...tone,
          [-5, 0],
        ),
      ],
      2.8,
    ) +
    scribble(-11, -40, 22, 8, 9) +
    scribble(-2, 40, 20, 6, 10),
  calendar: (tone = TONES.red) =>
    ink([part(box(-62, -112, 124, 112, 6), ...TONES.paper, [-4, -4])], 3.2) +
    paint("M-61 -112h122v26h-122Z", tone[0]) +
    [0, 1, 2, 3]
      .map((row) =>
        [0, 1, 2, 3, 4]
          .map((day) =>
            paint(box(-53 + day * 22, -76 + row * 18, 17, 13, 2), row === 0 && day < 3 ? "#7fd39a" : "#e9e2d3"),
          )
          .join(""),
      )
      .join(""),
  "note-tower": () =>
    ["#ffe27a", "#ffb7a3", "#bfe3ff", "#c9e8bd", "#ffe27a", "#ffd3e2", "#bfe3ff"]
      .map((fill, row) =>
        place(row % 2 ? 5 : -4, -row * 13, ink([part(box(-26, -15, 52, 15, 3), fill)], 2.4), 1, row % 2 ? 3 : -3),
      )
      .join(""),
  ledgers: () =>
    [TONES.blue, TONES.red, TONES.leaf]
      .map(([fill, shade], row) =>
        place(
          row * 3 - 3,
          -row * 19,
          ink([part(box(-36, -20, 72, 20, 4), fill, shade, [-2, -4])], 2.8) +
            paint(box(-30, -15, 10, 10, 2), "#ffe9c2"),
        ),
      )
      .join(""),
  book: (tone = TONES.blue) =>
    place(
      0,
      0,
      ink([part("M-30 -40Q-14 -47 0 -38Q14 -47 30 -40V12Q14 5 0 14Q-14 5 -30 12Z", ...tone, [-4, -3])], 3) +
        ink([part("M-25 -44Q-12 -50 0 -41Q12 -50 25 -44V4Q12 -1 0 8Q-12 -1 -25 4Z", TONES.paper[0])], 2.2) +
        brush("0 -40, 0 7", 2.4, 0.6) +
        scribble(-20, -32, 14, 4) +
        scribble(6, -32, 14, 4),
      1,
      -6,
    ),
  napkin: () =>
    ink([part("M-34 -30L30 -36L36 26L-30 32Z", ...TONES.paper, [-3, -3])], 2.8) +
    brush("-16 6, -6 -14, 6 8, 18 -12", 3.2, 0.4, 0.4, "#3f7fd6") +
    brush("-20 18, 22 14", 2.6, 0.3, 0.3, "#3f7fd6"),
} as const satisfies Record<string, Thing>;
