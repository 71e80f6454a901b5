import { puff } from "../effects.ts";
import { INK, PAPER, TONES, WHITE } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { clip, ink, paint, part, place } from "../rig/ink.ts";
import { bothSides, onSide, SIDES } from "../rig/points.ts";
import { box, oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

const FLANNEL = ["#f3c7d8", "#d294b0"] as const;
const LEG = "14 0, 40 34, 34 96, 30 150";

const rabbit = (side: -1 | 1) =>
  place(
    side * 34,
    166,
    ink(
      [part(oval(-9, -34, 7, 20), PAPER, "#ddd0d6", [-2, -2]), part(oval(9, -34, 7, 20), PAPER, "#ddd0d6", [-2, -2])],
      2.8,
    ) +
      paint(oval(-9, -36, 3, 12), TONES.pink[0]) +
      paint(oval(9, -36, 3, 12), TONES.pink[0]) +
      ink([part(oval(0, -8, 30, 20), PAPER, "#ddd0d6", [-5, -4])], 3) +
      paint(oval(-10, -12, 3.4), INK) +
      paint(oval(10, -12, 3.4), INK) +
      paint(oval(0, -4, 4, 3), TONES.pink[0]),
  );

const FLOUR = [
  [-226, -72, 0.8, -8],
  [-176, -34, 0.6, 6],
  [-220, 20, 0.9, 4],
  [10, -30, 0.9, 8],
  [60, -80, 0.6, 0],
  [106, -24, 0.7, -10],
  [150, -76, 0.8, 6],
  [206, -40, 0.6, -4],
  [-130, -84, 0.5, 0],
  [-16, 34, 0.8, 0],
  [-190, 92, 0.9, -4],
  [-46, 100, 0.8, 4],
  [232, -84, 0.5, 0],
] as const;

const FLECKS = [
  [-196, -90],
  [-70, -50],
  [36, -60],
  [84, -50],
  [130, -50],
  [178, -24],
  [232, -58],
  [-236, -24],
  [-40, 2],
  [24, 20],
  [-204, 54],
] as const;

/** What nobody in the call or in the shop can see. */
export const BELOW_DESK = {
  /** Hangs from a seat at 0 0. */
  "pyjama-legs": () => {
    const legs = SIDES.map((side) => tube(onSide(side, LEG), [44, 42, 36, 34]));
    const stripes = [0, 22, 44, 66, 88, 110, 132]
      .map((y) => brush(`-80 ${y + 8}, 0 ${y}, 80 ${y + 8}`, 6, 1, 1, "#8fb4ea"))
      .join("");
    return (
      ink(legs.map((leg) => part(leg, ...FLANNEL, [-5, 0]))) +
      legs.map((leg) => clip(leg, stripes)).join("") +
      bothSides(rabbit)
    );
  },
  /** A pile of everything that was clean on Monday. */
  "washing-basket": () =>
    [
      [-40, -70, TONES.gold],
      [8, -78, TONES.mint],
      [44, -66, TONES.red],
      [-12, -92, TONES.blue],
      [26, -98, TONES.pink],
    ]
      .map(([x, y, tone]) => {
        const [fill, shade] = tone as readonly [string, string];
        const cloth = curve("-34 16, -38 -6, -16 -18, 14 -16, 36 -2, 30 18");
        return place(Number(x), Number(y), ink([part(cloth, fill, shade, [-4, -4])], 2.8));
      })
      .join("") +
    ink([part("M-72 -64H72L58 0H-58Z", "#f4ead6", "#d6c6a6", [-6, -3])], 3.4) +
    [-36, 0, 36].map((x) => brush(`${x} -54, ${x * 0.86} -8`, 3, 0.8, 0.8, "#c9b48a")).join("") +
    ink([part(curve("46 -66, 70 -72, 78 -40, 66 -18, 54 -30, 60 -50"), PAPER, "#d6dde2", [-2, -2])], 2.6),
  /** Flour everywhere but in a bowl: puffs over an area of 500 by 230, by its middle. */
  "flour-storm": () =>
    FLOUR.map(([x, y, size, turn]) => puff(x, y, size, turn)).join("") +
    FLECKS.map(([x, y]) => paint(oval(x, y, 4), WHITE)).join(""),
  "flour-sack": (tone = TONES.cream) =>
    ink([part(curve("-40 0!, -50 -40, -40 -84!, -18 -80, 18 -80, 40 -84!, 50 -40, 40 0!"), ...tone, [-7, -3])], 3.2) +
    ink(
      [part(curve("-40 -84!, -44 -102!, -16 -94, 16 -94, 44 -102!, 40 -84!, 0 -76"), WHITE, "#d9d2c8", [-3, -2])],
      2.6,
    ) +
    ink([part(curve("0 -60, 12 -40, 0 -18, -12 -40"), ...TONES.gold, [-2, -2])], 2.4) +
    brush("0 -62, 0 -14", 2.8, 0.4, 0.4, TONES.gold[1]),
  /** One that fell. */
  "broken-egg": () =>
    ink([part(curve("-46 2, -40 -8, -16 -12, 18 -12, 44 -6, 48 4, 20 10, -24 9"), WHITE, "#e3dccd", [-2, -3])], 2.8) +
    ink([part(oval(4, -7, 15, 10), ...TONES.gold, [-3, -3])], 2.4) +
    ink([part("M-44 -8L-40 -30Q-26 -40 -14 -28L-12 -8L-20 -16L-28 -8L-36 -16Z", "#fbe7cf", "#dcbf9a", [-3, -3])], 2.6),
  /** On its way from the table: as round as it will ever be. */
  "falling-egg": () =>
    place(0, 0, ink([part(oval(0, 0, 14, 18), "#fbe7cf", "#dcbf9a", [-3, -3])], 2.6), 1, 24) +
    ["-14 -26, -20 -44", "2 -28, 0 -50", "17 -24, 22 -40"].map((line) => brush(line, 4, 0.9, 0.3, WHITE)).join(""),
  /** Nothing has ever gone wrong up here: 230 wide, by the middle of its board. */
  "bread-shelf": () =>
    [-80, -30, 20]
      .map((x) =>
        place(
          x,
          -4,
          ink([part(curve("-24 0!, -26 -18, -10 -30, 12 -30, 26 -18, 24 0!"), "#d9964a", "#b06f2c", [-4, -4])], 2.8) +
            ["-10 -26, -6 -14", "2 -28, 6 -14", "14 -24, 17 -14"]
              .map((line) => brush(line, 3, 0.4, 0.4, "#f6d79c"))
              .join(""),
        ),
      )
      .join("") +
    ink([part(box(58, -44, 36, 42, 7), "#dff0ea", "#b3d2c8", [-4, -3])], 2.8) +
    ink([part(box(55, -52, 42, 12, 4), ...TONES.red, [-2, -2])], 2.4) +
    bothSides((side) => ink([part(polygon(onSide(side, "92 6, 92 24, 70 6")), ...TONES.wood)], 2.6)) +
    ink([part(box(-116, -4, 232, 13, 5), ...TONES.wood, [-3, -4])], 3),
  /** Dark, from something that should have come out ten minutes ago. */
  smoke: () => puff(0, 0, 1, 0, "#8d8a90") + puff(16, -34, 1.3, 10, "#a29fa6") + puff(-6, -74, 1.6, -8, "#b9b6bd"),
  /** Dinner, somebody else's: a bin bag on its side, its mouth to the front, with room for a hug above. */
  "open-bin-bag": (tone = ["#4a505e", "#333844"]) =>
    ink([part(curve("92 -58!, 118 -84, 126 -70!, 134 -50, 116 -38!, 96 -40!"), ...tone, [-3, -3])], 3) +
    ink(
      [part(curve("-108 6!, -112 -36, -84 -84, -30 -104, 34 -104, 86 -80, 106 -36, 100 6!"), ...tone, [-9, -7])],
      3.6,
    ) +
    brush("54 -86, 70 -64, 74 -40", 4, 0.3, 0.3, "#767d8c") +
    brush("88 -54, 92 -34", 4, 0.3, 0.3, "#767d8c") +
    ink([part(curve("-98 2, -92 -32, -62 -62, -14 -70, 28 -54, 44 -22, 40 4"), "#767d8c")], 2.8) +
    paint(curve("-84 4, -78 -24, -52 -48, -14 -56, 18 -42, 30 -16, 26 6"), "#23262e") +
    ink([part(polygon("-70 2, -34 -48, -4 -4"), "#ffd86a", "#dba63a", [-4, -3])], 2.8) +
    ink([part(tube("-72 -2, -40 8, -4 4", [11, 13, 11]), "#c98442", "#9f5f28", [-2, -3])], 2.6) +
    paint(oval(-42, -18, 5.4), TONES.red[0]) +
    paint(oval(-28, -10, 5.4), TONES.red[0]) +
    paint(oval(-34, -30, 4), TONES.red[0]) +
    ink([part("M-8 -36H26L20 6H-2Z", ...TONES.paper, [-4, 0])], 2.6) +
    paint("M-5 -22H23L21 -10H-3Z", TONES.red[0]) +
    ["-2 -40, -8 -60", "6 -40, 5 -64", "14 -40, 17 -60", "21 -40, 28 -56"]
      .map((line) => ink([part(tube(line, [8, 8]), "#ffd86a", "#dba63a", [-2, 0])], 2.2))
      .join("") +
    place(-96, 2, ink([part(tube("-14 0, 14 -4", [9, 9]), "#ffd86a")], 2.2), 1, 14),
  "kitchen-whisk": () =>
    ink([part(tube("0 40, 0 -4", [12, 9]), ...TONES.wood, [-2, 0])], 2.8) +
    [16, 9, 3]
      .map(
        (rx) =>
          `<ellipse cx="0" cy="-34" rx="${rx}" ry="32" fill="none" stroke="${INK}" stroke-width="7"/>` +
          `<ellipse cx="0" cy="-34" rx="${rx}" ry="32" fill="none" stroke="${TONES.steel[0]}" stroke-width="3"/>`,
      )
      .join(""),
} as const satisfies Record<string, Thing>;
