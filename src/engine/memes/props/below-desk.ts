import { drop, puff } from "../effects.ts";
import { INK, PAPER, TONES, WHITE } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve } from "../rig/curve.ts";
import { clip, ink, paint, part, place } from "../rig/ink.ts";
import { bothSides, onSide, SIDES } from "../rig/points.ts";
import { oval } from "../rig/shapes.ts";
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
  /** Flour in the air, dough on the wall, an egg on its way. */
  "flour-storm": () =>
    puff(-170, 10, 2, -8) +
    puff(-96, 30, 2.4, 6) +
    puff(34, 38, 1.9, -4) +
    place(84, -92, ink([part(oval(0, 0, 13, 17), "#fbe7cf", "#dcbf9a", [-3, -3])], 2.6), 1, 28) +
    brush("58 -108, 68 -102", 3, 0.3, 0.8, WHITE) +
    brush("56 -92, 66 -90", 3, 0.3, 0.8, WHITE) +
    drop(110, -60, 1, 20, "#ffd23a"),
  /** Dark, from something that should have come out ten minutes ago. */
  smoke: () => puff(0, 0, 1, 0, "#8d8a90") + puff(16, -34, 1.3, 10, "#a29fa6") + puff(-6, -74, 1.6, -8, "#b9b6bd"),
  /** Dinner, somebody else's. */
  "torn-bag": (tone = ["#6f7684", "#525866"]) =>
    ink([part(tube("-46 -16, -84 -34, -104 -26", [16, 15, 12]), "#eba650", "#c0752a", [-3, -3])], 2.8) +
    ink(
      [
        part(
          curve("-78 10!, -88 -40, -66 -96, -22 -116, -34 -140!, 30 -140!, 20 -116, 64 -98, 88 -42, 78 10!"),
          ...tone,
        ),
      ],
      3.6,
    ) +
    brush("-22 -114, 0 -108, 20 -115", 5, 0.9) +
    brush("-56 -86, -68 -54, -62 -30", 4, 0.3, 0.3, "#9aa1ae") +
    ink(
      [part(curve("14 -66!, 34 -54!, 52 -64!, 58 -40!, 74 -22!, 50 -10!, 34 6!, 20 -14!, 4 -24!, 18 -42!"), "#33373d")],
      2.6,
    ) +
    ink([part(curve("22 -22, 40 -44, 62 -26, 54 -8, 34 -4"), "#eba650", "#c0752a", [-3, -3])], 2.6) +
    brush("34 -28, 42 -18", 3, 0.5, 0.5, "#8f5318"),
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
