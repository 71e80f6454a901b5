import { INK, PAPER, TONES, type Tone, WHITE } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { clip, ink, paint, part, place } from "../rig/ink.ts";
import { bothSides } from "../rig/points.ts";
import { box, oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

const BRASS: Tone = ["#e8b548", "#b27f1c"];
const RAINBOW = [TONES.red, TONES.orange, TONES.gold, TONES.mint, TONES.blue, TONES.pink] as const;
const DOG: Tone = ["#e9ad66", "#c78441"];
const EAR: Tone = ["#8c5531", "#6c3d20"];

const shirt = ([fill, shade]: Tone, turn: number, size = 1) =>
  place(
    0,
    0,
    ink(
      [
        part(
          polygon("-26 -20, -10 -26, 10 -26, 26 -20, 22 0, 14 -4, 14 26, -14 26, -14 -4, -22 0"),
          fill,
          shade,
          [-4, -3],
        ),
      ],
      2.6,
    ),
    size,
    turn,
  );

const sock = ([fill, shade]: Tone, turn: number) =>
  place(
    0,
    0,
    ink([part(polygon("-9 -26, 9 -26, 9 4, 26 10, 24 22, -9 22"), fill, shade, [-3, -3])], 2.6) +
      paint("M-8 -22h16v7h-16Z", WHITE),
    1,
    turn,
  );

const sheet = (x: number, y: number, turn: number, body: string) =>
  place(x, y, ink([part(box(-33, -42, 66, 84, 4), PAPER, "#e3dccd", [-4, -4])], 2.8) + body, 1, turn);

const eyes = (x: number, y: number, apart: number, size = 3.4) =>
  bothSides((side) => paint(oval(x + side * apart, y, size), INK));

/** Machines of another kind, 232 wide, with a white plate for words; and what goes in and comes out of them. */
export const PROCESSING = {
  "grand-juicer": () =>
    ink([part(box(-120, -20, 240, 22, 8), ...BRASS, [-4, -5])]) +
    ink([part(tube("96 -96, 150 -96, 156 -70", [22, 22, 24]), ...BRASS, [-4, -4])], 3.4) +
    ink([part(curve("-100 -18!, -122 -110, -86 -196, 86 -196, 122 -110, 100 -18!"), ...BRASS, [-10, -7])], 4) +
    ink([part(box(-98, -214, 196, 26, 8), ...BRASS, [-4, -5])], 3.4) +
    ink([part(tube("0 -210, 0 -254", [20, 20]), ...TONES.steel, [-4, 0])], 3) +
    ink(
      [
        part(tube("-64 -256, 0 -262, 64 -256", [13, 15, 13]), ...TONES.steel, [-2, -4]),
        part(oval(-68, -256, 14), ...TONES.red, [-3, -3]),
        part(oval(68, -256, 14), ...TONES.red, [-3, -3]),
      ],
      3.2,
    ) +
    ink([part(box(-92, -176, 184, 78, 10), PAPER)], 2.8) +
    [-44, 0, 44]
      .map(
        (x) =>
          ink([part(oval(x, -60, 17), PAPER)], 2.6) +
          brush(
            [
              [x, -60],
              [x + 9, -70],
            ],
            3.4,
            0.9,
            0.3,
            TONES.red[0],
          ),
      )
      .join("") +
    [-92, -60, 60, 92].map((x) => paint(oval(x, -201, 4), BRASS[1])).join("") +
    brush("-104 -80, -100 -130, -84 -168", 6, 0.3, 0.3, "#fbe3a4"),
  /** More fruit than the machine will ever thank anybody for. */
  "fruit-heap": () =>
    [
      [-52, -8, TONES.orange],
      [-22, -14, TONES.red],
      [8, -14, TONES.gold],
      [38, -8, TONES.mint],
      [-38, -36, TONES.gold],
      [-8, -42, TONES.orange],
      [22, -36, TONES.red],
      [-24, -64, TONES.mint],
      [8, -66, TONES.orange],
      [-8, -88, TONES.red],
    ]
      .map(([x, y, tone]) => {
        const [fill, shade] = tone as Tone;
        return (
          ink([part(oval(Number(x), Number(y), 18), fill, shade, [-5, -4])], 2.6) +
          brush(
            [
              [Number(x), Number(y) - 18],
              [Number(x) + 3, Number(y) - 25],
            ],
            2.6,
            0.9,
          )
        );
      })
      .join(""),
  "one-drop": () =>
    ink(
      [part("M0 -78C11 -62 14 -55 14 -49A14 14 0 0 1 -14 -49C-14 -55 -11 -62 0 -78Z", "#ffb53a", "#dd8d12", [-4, -3])],
      2.8,
    ) +
    paint(oval(-5, -50, 2.4, 4), "#fff3d0") +
    ink([part("M-24 -30H24L18 22H-18Z", "#e9f5fb", "#bcd9e6", [-5, 0])], 3) +
    paint("M-18 16H18L17 20H-17Z", "#ffb53a") +
    brush("-15 -20, -12 8", 3.6, 0.3, 0.3, WHITE),
  /** Its plate is above, its window below. */
  "big-washer": (tone = ["#eef2f4", "#c0cad0"]) =>
    ink([part(box(-116, -226, 232, 226, 14), ...tone, [-9, -6])], 4) +
    ink([part(box(-98, -214, 196, 74, 10), PAPER)], 2.8) +
    ink([part(oval(0, -68, 60), ...TONES.steel, [-4, -4])], 3.4) +
    ink([part(oval(0, -68, 45), "#9fd0e8", "#78aecb", [-5, -5])], 2.6) +
    clip(
      oval(0, -68, 43),
      RAINBOW.map(([fill], index) =>
        place(0, -68, brush("4 -2, 22 -8, 34 8, 24 34", 16, 0.4, 0.7, fill), 1, index * 60),
      ).join(""),
    ) +
    brush("-28 -88, -14 -102", 5, 0.3, 0.3, WHITE) +
    bothSides((side) => ink([part(box(side * 88 - 16, -4, 32, 10, 4), INK)], 2)),
  "rainbow-basket": () =>
    place(-36, -74, shirt(TONES.red, -20)) +
    place(2, -86, shirt(TONES.gold, 6)) +
    place(38, -74, shirt(TONES.blue, 24)) +
    place(-16, -62, sock(TONES.mint, -30)) +
    place(22, -60, sock(TONES.pink, 30)) +
    ink([part("M-66 -58H66L54 0H-54Z", "#f3dcb8", "#d2b07a", [-6, -4])], 3.4) +
    [-40, -20, 0, 20, 40]
      .map((x) =>
        brush(
          [
            [x * 1.1, -50],
            [x * 0.94, -6],
          ],
          3,
          0.8,
          0.8,
          "#c49a5c",
        ),
      )
      .join("") +
    brush("-60 -30, 60 -30", 3, 0.9, 0.9, "#c49a5c"),
  "flying-wash": () =>
    place(-44, 18, sock(TONES.orange, -40)) +
    place(0, -16, shirt(TONES.pink, -14, 0.9)) +
    place(46, 4, sock(TONES.mint, 40)) +
    brush("-66 40, -58 26", 3.6, 0.3) +
    brush("-20 20, -14 8", 3.6, 0.3),
  /** What came out, held by its cuff. */
  "grey-sock": () =>
    ink(
      [part(curve("-18 -6!, 18 -6!, 17 36, 26 52, 44 64, 44 82, 22 88, -4 78, -18 56"), ...TONES.slate, [-5, -4])],
      3,
    ) +
    paint(curve("32 56, 45 66, 43 83, 26 86, 26 70"), TONES.slate[1]) +
    paint(curve("-18 44, -17 60, -6 75, 2 64, -4 48"), TONES.slate[1]) +
    brush("-17 10, 17 10", 3, 0.9, 0.9, "#8f9bb0") +
    brush("-17 18, 17 18", 3, 0.9, 0.9, "#8f9bb0"),
  /** Lid up, light on. */
  "open-copier": (tone = ["#d5dbe0", "#a6b1ba"]) =>
    ink([part(polygon("-112 -200, -150 -282, 22 -312, 96 -208"), "#eef2f4", tone[1], [-5, -4])], 3.4) +
    ink([part(box(-116, -190, 232, 192, 12), ...tone, [-8, -6])], 4) +
    ink([part(box(-104, -204, 208, 20, 6), "#bff0c4", "#7fd39a", [-3, -3])], 3) +
    ink([part(box(-96, -172, 192, 80, 10), PAPER)], 2.8) +
    ink([part(box(20, -74, 100, 20, 6), "#3f495a")], 2.6) +
    [-84, -60, -36]
      .map((x, index) => ink([part(oval(x, -64, 9), [TONES.red, TONES.gold, TONES.mint][index]?.[0] ?? PAPER)], 2.2))
      .join("") +
    ink([part(box(-100, -40, 200, 30, 5), "#c3ccd3", tone[1], [-3, -3])], 2.4),
  "dog-portrait": () =>
    ink([part(box(-40, -52, 80, 100, 6), ...TONES.gold, [-4, -4])], 3) +
    ink([part(box(-30, -42, 60, 80, 3), "#bfe3ff")], 2.2) +
    clip(
      box(-30, -42, 60, 80, 3),
      ink([part(curve("-24 42!, -18 18, 18 18, 24 42!"), ...DOG, [-3, -2])], 2.4) +
        ink([part(oval(0, -2, 21, 22), ...DOG, [-4, -4])], 2.4) +
        ink([part(oval(-22, -8, 8, 16), ...EAR, [-2, -2]), part(oval(22, -8, 8, 16), ...EAR, [-2, -2])], 2.2),
    ) +
    eyes(0, -7, 8) +
    paint(oval(0, 4, 6, 4.4), INK) +
    brush("-9 11, 0 15, 9 11", 2.6, 0.4),
  /** The first copy is nearly right, the second is not, the third is a foot. */
  "strange-copies": () =>
    sheet(
      -34,
      -118,
      -8,
      ink([part(oval(0, -2, 20, 21), ...DOG, [-4, -4])], 2.4) +
        ink([part(oval(-20, 10, 7, 15), ...EAR, [-2, -2]), part(oval(21, -20, 7, 15), ...EAR, [-2, -2])], 2.2) +
        paint(oval(-8, -10, 3.4), INK) +
        paint(oval(8, -2, 5), INK) +
        paint(oval(5, 8, 6, 4.4), INK),
    ) +
    sheet(
      22,
      -74,
      7,
      ink([part(polygon("-24 -22, 4 -30, 22 -6, 8 26, -20 16"), ...DOG, [-4, -4])], 2.4) +
        ink(
          [
            part(polygon("-26 -24, -4 -34, -14 -4"), ...EAR, [-2, -2]),
            part(polygon("10 28, 28 18, 26 34"), ...EAR, [-2, -2]),
          ],
          2.2,
        ) +
        paint(oval(-8, -8, 6), WHITE) +
        paint(oval(-8, -8, 3.4), INK) +
        paint(oval(10, 10, 3), INK) +
        paint(oval(2, -18, 3), INK) +
        brush("-14 10, -2 2, 12 -6", 2.8, 0.5),
    ) +
    sheet(
      -8,
      -14,
      -4,
      ink([part(curve("-24 26, -26 12, -14 6, -10 -26, 12 -28, 12 4, 28 14, 28 26"), ...DOG, [-4, -3])], 2.6) +
        [14, 20, 26]
          .map((x) =>
            brush(
              [
                [x, 12],
                [x + 1, 21],
              ],
              2.2,
              0.4,
            ),
          )
          .join("") +
        ink([part(oval(-14, -22, 6, 12), ...EAR, [-2, -2]), part(oval(15, -24, 6, 12), ...EAR, [-2, -2])], 2) +
        eyes(1, -14, 5, 2.6),
    ),
} as const satisfies Record<string, Thing>;
