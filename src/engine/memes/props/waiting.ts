import { INK, PAPER, TONES, WHITE } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { bothSides } from "../rig/points.ts";
import { box, oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

const leafAt = (x: number, y: number, turn: number, size = 1) =>
  place(x, y, ink([part(curve("0 0, 10 -12, 28 -10, 16 4"), "#6fc067", "#4c9a48", [-2, -2])], 2.4), size, turn);

const owlet = (x: number, y: number, turn: number, isCalling: boolean) =>
  place(
    x,
    y,
    ink(
      [
        part(oval(0, 0, 24, 25), "#cbb39a", "#a38b70", [-5, -4]),
        part(polygon("-20 -14, -22 -32, -6 -22"), "#cbb39a"),
        part(polygon("20 -14, 22 -32, 6 -22"), "#cbb39a"),
      ],
      2.8,
    ) +
      bothSides((side) => ink([part(oval(side * 9, -4, 9.5), WHITE)], 1.9) + paint(oval(side * 8, -4, 4.4), INK)) +
      (isCalling
        ? ink(
            [part(polygon("-7 4, 7 4, 0 -2"), TONES.orange[0]), part(polygon("-6 8, 6 8, 0 17"), TONES.orange[0])],
            1.9,
          )
        : ink([part(polygon("-5 4, 5 4, 0 12"), TONES.orange[0])], 1.9)),
    1,
    turn,
  );

/** What stands about where somebody has waited too long. */
export const WAITING = {
  "wall-calendar": (tone = TONES.red) =>
    ink([part(box(-73, -128, 146, 128, 6), PAPER, "#e3dccd", [-4, -4])], 3.2) +
    paint("M-72 -127h144v28h-144Z", tone[0]),
  /** Right across a picture of 540, its top 142 above the floor. */
  "office-desk": (tone = ["#c98f54", "#a36c35"]) =>
    ink([part(box(-290, -136, 580, 160, 4), ...tone, [0, -3])]) +
    [-196, 196]
      .map(
        (x) =>
          ink([part(box(x - 66, -98, 132, 44, 5), "#d59d61", tone[1], [-3, -4])], 2.8) +
          ink([part(box(x - 66, -44, 132, 60, 5), "#d59d61", tone[1], [-3, -4])], 2.8) +
          ink([part(box(x - 16, -82, 32, 9, 4), TONES.gold[0])], 2.2) +
          ink([part(box(x - 16, -26, 32, 9, 4), TONES.gold[0])], 2.2),
      )
      .join("") +
    ink([part(box(-300, -146, 600, 26, 8), "#dba869", tone[1], [0, -6])], 3.6),
  "hanging-ivy": () =>
    ink([part(tube("0 0, 10 44, -6 86, 8 122", [8, 7, 6, 4]), "#58a852")], 2.8) +
    leafAt(8, 30, 20) +
    leafAt(4, 52, 170) +
    leafAt(-2, 84, 10) +
    leafAt(2, 110, 160),
  mushrooms: () =>
    [
      [-26, 0, 0.9],
      [4, 0, 1.2],
      [34, 0, 0.7],
    ]
      .map(([x = 0, y = 0, size]) =>
        place(
          x,
          y,
          ink([part(tube("0 0, 0 -30", [13, 10]), "#f7efdd")], 2.6) +
            ink([part(curve("-26 -24, -18 -44, 0 -50, 18 -44, 26 -24, 0 -20"), ...TONES.red, [-4, -3])], 2.8) +
            paint(oval(-8, -34, 4), PAPER) +
            paint(oval(9, -38, 3.4), PAPER),
          size,
        ),
      )
      .join(""),
  snail: () =>
    ink([part(tube("-30 -4, 10 -4, 26 -18", [9, 12, 9]), "#e3cda6")], 2.4) +
    brush("26 -20, 22 -34", 2.4, 0.9) +
    brush("30 -20, 34 -33", 2.4, 0.9) +
    ink([part(oval(-6, -18, 17), "#c9794a", "#9f5428", [-3, -3])], 2.6) +
    brush("-14 -14, -10 -26, 2 -24, 2 -14, -6 -14", 2.8, 0.4),
  "red-handset": () => ink([part(tube("-16 -44, 12 -18, 12 18, -16 42", [24, 15, 15, 24]), ...TONES.red, [-3, -3])], 3),
  "phone-base": (tone = TONES.red) =>
    ink([part("M-54 0L-40 -44H40L54 0Z", ...tone, [-6, -4])], 3.2) +
    ink([part(oval(0, -23, 17, 15), PAPER)], 2.4) +
    [0, 60, 120, 180, 240, 300].map((turn) => place(0, -23, paint(oval(0, -9, 2.4), INK), 1, turn)).join("") +
    ink([part(box(-36, -58, 18, 16, 5), tone[1]), part(box(18, -58, 18, 16, 5), tone[1])], 2.6),
  /** The cord of a telephone, wound into a home. */
  "cord-nest": () =>
    owlet(-40, -62, -10, true) +
    owlet(40, -62, 10, true) +
    owlet(0, -74, 0, false) +
    [0, 1, 2, 3]
      .map((row) => {
        const reach = 84 - Math.abs(row - 1) * 10;
        return Array.from({ length: 9 }, (_, loop) => {
          const x = -reach + (loop * reach * 2) / 8;
          return `<ellipse cx="${Math.round(x)}" cy="${-44 + row * 14}" rx="13" ry="11" fill="none" stroke="${INK}" stroke-width="11"/><ellipse cx="${Math.round(x)}" cy="${-44 + row * 14}" rx="13" ry="11" fill="none" stroke="${row % 2 ? TONES.red[0] : "#f0655c"}" stroke-width="6"/>`;
        }).join("");
      })
      .join(""),
  /** From a handset down to a nest: 110 across and 150 down. */
  "spiral-cord": () =>
    Array.from({ length: 12 }, (_, loop) => {
      const x = Math.round(-4 + loop * 10 + Math.sin(loop * 0.9) * 6);
      const y = Math.round(loop * 13);
      return `<ellipse cx="${x}" cy="${y}" rx="11" ry="8" fill="none" stroke="${INK}" stroke-width="9"/><ellipse cx="${x}" cy="${y}" rx="11" ry="8" fill="none" stroke="${TONES.red[0]}" stroke-width="4.6"/>`;
    }).join(""),
  /** Three seats in a row, 330 wide; the seat is 62 high. */
  "waiting-seats": (tone = TONES.blue) =>
    ink([part(box(-172, -58, 344, 10, 4), TONES.slate[0])], 2.8) +
    bothSides((side) => ink([part(box(side * 140 - 6, -54, 12, 56, 3), TONES.slate[0])], 2.8)) +
    [-114, 0, 114]
      .map(
        (x) =>
          ink([part(box(x - 50, -150, 100, 74, 16), ...tone, [-5, -5])], 3.2) +
          ink([part(box(x - 54, -76, 108, 20, 9), ...tone, [-4, -5])], 3.2),
      )
      .join(""),
  "stuck-board": () =>
    brush("-44 -150, -44 -100", 4, 1) +
    brush("44 -150, 44 -100", 4, 1) +
    ink([part(box(-76, -108, 152, 108, 12), "#2e3542", "#1d222c", [-5, -4])]) +
    brush("-22 -86, 20 -86, -2 -60, 22 -40, 0 -20, -24 -28", 11, 0.9, 0.9, "#ff8a3c") +
    brush("76 -106, 44 -84, 52 -66", 2, 0.8, 0.4, "#c9c2b2") +
    brush("76 -70, 56 -74, 40 -100", 2, 0.8, 0.4, "#c9c2b2"),
  "queue-ticket": () =>
    ink([part("M-24 -46L-16 -40L-8 -46L0 -40L8 -46L16 -40L24 -46V8H-24Z", "#ffe27a", "#e3b93a", [-3, -3])], 2.8) +
    brush("-4 -32, -14 -12, 12 -12", 5.4, 0.9) +
    brush("4 -22, 4 2", 5.4, 0.9),
  /** 460 wide and 300 high, with snow on one end of the roof and blossom on the other. */
  "season-shelter": () =>
    `<rect x="-206" y="-256" width="412" height="196" fill="#e4f4fb" fill-opacity=".6" stroke="${INK}" stroke-width="4"/>` +
    brush("-180 -90, -110 -230", 7, 0.3, 0.3, WHITE) +
    bothSides((side) => ink([part(box(side * 212 - 8, -270, 16, 270, 3), ...TONES.slate, [-3, 0])], 3)) +
    ink([part(box(-242, -290, 484, 30, 8), ...TONES.blue, [-4, -6])]) +
    ink(
      [
        part(
          curve(
            "-244 -286, -248 -304, -200 -316, -140 -312, -90 -314, -54 -290!, -70 -276, -90 -288, -120 -270, -150 -286, -190 -268, -214 -286",
          ),
          WHITE,
          "#cfdde8",
          [-3, -5],
        ),
      ],
      3,
    ) +
    ink(
      [
        [70, -292],
        [98, -300],
        [128, -296],
        [154, -304],
        [184, -298],
        [212, -300],
        [232, -288],
      ].map(([x = 0, y = 0]) => part(oval(x, y, 19, 15), "#ffb3c9", "#e886a4", [-4, -4])),
      2.6,
    ) +
    [92, 128, 170, 206].map((x) => paint(oval(x, -298, 4), "#fff3b0")).join(""),
  /** A bench that the moss has taken: 300 wide, the seat 66 high. */
  "mossy-bench": () =>
    bothSides((side) => ink([part(box(side * 116 - 8, -60, 16, 62, 4), TONES.slate[0])], 3)) +
    ink([part(box(-156, -74, 312, 20, 7), ...TONES.wood, [-3, -5])], 3.2) +
    ink(
      [
        part(
          curve(
            "-160 -68, -150 -84, -120 -80, -96 -88, -60 -82, -52 -64, -66 -42, -84 -58, -104 -34, -124 -56, -146 -40",
          ),
          "#7cb356",
          "#578a37",
          [-4, -4],
        ),
        part(
          curve("84 -66, 96 -84, 124 -80, 150 -84, 160 -64, 148 -44, 130 -58, 108 -38"),
          "#7cb356",
          "#578a37",
          [-4, -4],
        ),
      ],
      2.8,
    ),
  petals: () =>
    [
      [-40, -60, 20],
      [-10, -20, 70],
      [30, -70, -30],
      [46, -8, 40],
      [-30, 24, -60],
      [10, 44, 10],
    ]
      .map(([x = 0, y = 0, turn]) => place(x, y, ink([part(curve("0 0, 8 -8, 18 0, 8 7"), "#ffb3c9")], 1.9), 1, turn))
      .join(""),
  "autumn-leaves": () =>
    [
      [-40, -50, 20],
      [0, -10, 100],
      [34, -64, -40],
      [44, 14, 60],
      [-26, 34, -70],
    ]
      .map(([x = 0, y = 0, turn], index) =>
        place(x, y, ink([part(curve("0 0, 12 -11, 28 0, 12 10"), index % 2 ? "#e08a3a" : "#c9542a")], 2.2), 1, turn),
      )
      .join(""),
  flakes: () =>
    [
      [-60, -70],
      [-20, -30],
      [-44, 10],
      [0, -84],
      [16, 4],
      [-10, 46],
      [-66, 56],
      [40, -44],
    ]
      .map(([x = 0, y = 0], index) => paint(oval(x, y, 4 + (index % 3)), WHITE))
      .join(""),
  /** Not lit: it is for smelling. */
  "scented-candle": () =>
    ink([part(box(-17, -40, 34, 40, 6), "#ffe9b8", "#e3bf78", [-4, -3])], 2.8) +
    paint(box(-11, -28, 22, 16, 3), "#f48fb1") +
    brush("0 -40, 2 -50", 3, 0.9) +
    brush("-10 -50, -6 -58, -11 -66, -7 -74", 3, 0.3) +
    brush("10 -52, 14 -60, 9 -68, 13 -76", 3, 0.3),
} as const satisfies Record<string, Thing>;
