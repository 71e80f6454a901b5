import { INK, PAPER, TONES, WHITE } from "../palette.ts";
import { brush } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { bothSides } from "../rig/points.ts";
import { box, oval } from "../rig/shapes.ts";
import { scribble, type Thing } from "./thing.ts";

const PLATE = "#fffdf8";

/** Boxes that surprise, about 200 wide, with a plain side for words. What jumps out of them comes from the top. */
export const DELIVERIES = {
  /** On a trolley, with its lid of icing blown open. */
  "burst-cake": (tone = TONES.pink) =>
    brush("128 -16, 140 -120", 6, 1) +
    ink([part(box(-126, -22, 252, 16, 6), ...TONES.steel, [-3, -4])], 3.2) +
    [-88, 88].map((x) => ink([part(oval(x, 2, 13), INK), part(oval(x, 2, 5), TONES.steel[0])], 2.4)).join("") +
    ink([part(box(-106, -124, 212, 104, 10), "#fff1dc", "#e6cfa8", [-9, -4])], 3.8) +
    ink(
      [
        part(
          "M-108 -112L-122 -150L-92 -138L-84 -172L-56 -142L-30 -156L-16 -136H16L34 -158L54 -142L86 -170L92 -138L122 -152L108 -112" +
            "Q94 -92 78 -108Q62 -90 44 -108Q24 -92 8 -108Q-10 -90 -28 -108Q-46 -92 -64 -108Q-86 -90 -108 -112Z",
          ...tone,
          [-6, -4],
        ),
      ],
      3.2,
    ),
  "hot-toaster": (tone = ["#e57f6f", "#bb5346"]) =>
    ink([part(box(-104, -122, 208, 122, 28), ...tone, [-9, -6])], 3.8) +
    ink([part(box(-76, -128, 152, 18, 8), "#3d3129")], 2.8) +
    ink([part(box(100, -86, 22, 18, 5), INK)], 2.4) +
    brush("-90 -60, -84 -92, -64 -106", 5, 0.3, 0.3, WHITE) +
    ink([part(box(-80, -96, 160, 72, 12), PLATE)], 2.8) +
    bothSides((side) => ink([part(box(side * 66 - 14, -4, 28, 10, 4), INK)], 2)),
  "open-parcel": (tone = TONES.card) =>
    ink([part("M-108 -118H108V0H-108Z", ...tone, [-9, -4])], 3.8) +
    ink(
      [
        part("M-108 -118L-152 -140L-124 -160L-92 -120Z", "#eccb92"),
        part("M108 -118L140 -138L114 -154L92 -120Z", "#eccb92"),
      ],
      3.2,
    ) +
    ink([part(box(-84, -92, 168, 76, 5), PLATE)], 2.6) +
    paint("M-106 -108h212v8h-212Z", "#eccb92"),
  /** A fist on a spring that leans to the left: the box is at 0 0, the glove 190 up. */
  "spring-punch": () =>
    Array.from({ length: 7 }, (_, ring) => {
      const at = `cx="${Math.round(-ring * ring * 2.2)}" cy="${-ring * 22}" rx="${34 - ring}" ry="13" fill="none" transform="rotate(${-ring * 5} ${Math.round(-ring * ring * 2.2)} ${-ring * 22})"`;
      return `<ellipse ${at} stroke="${INK}" stroke-width="13"/><ellipse ${at} stroke="${TONES.steel[0]}" stroke-width="6"/>`;
    }).join("") +
    place(
      -104,
      -172,
      ink(
        [
          part(curve("-22 12, -30 -18, -14 -42, 16 -44, 36 -24, 32 4, 12 16"), ...TONES.red, [-6, -5]),
          part(curve("-20 -24, -24 -44, -6 -54, 10 -44"), ...TONES.red, [-3, -3]),
        ],
        2.2,
      ) + ink([part(box(-18, 10, 38, 16, 5), PAPER)], 1.9),
      2.1,
      -62,
    ),
  /** The bill of somebody who thought there was none: it unrolls down to the floor. */
  "endless-bill": () =>
    ink(
      [
        part(
          curve(
            "-24 -50!, 24 -50!, 26 40, 12 110, 30 180, 20 250, 44 290!, -8 296!, -26 250, -16 180, -34 110, -22 40",
          ),
          ...TONES.paper,
          [-6, 0],
        ),
      ],
      2.8,
    ) +
    scribble(-14, -36, 28, 9, 10) +
    scribble(-20, 72, 28, 6, 11) +
    scribble(-6, 150, 28, 6, 11) +
    paint(box(-14, 232, 30, 12, 3), TONES.red[0]),
  /** A cup on its way down. */
  "falling-tea": () =>
    place(
      0,
      0,
      ink([part("M18 -12h7q10 0 10 10t-12 10h-6v-6h5q6 0 6 -4t-5 -4h-5Z", PAPER)], 2.6) +
        ink([part("M-24 -16H22Q22 20 -1 20Q-24 20 -24 -16Z", PAPER, "#ddd0b8", [-6, -4])], 2.8) +
        paint(oval(-1, -15, 20, 4), "#b5743a"),
      1.1,
      58,
    ) +
    ink([part(curve("12 -22, 40 -20, 60 0, 70 34, 56 30, 46 12, 26 4"), "#b5743a", "#8f5522", [-3, -3])], 2.6) +
    [
      [74, 52, 8],
      [84, 18, 6],
      [56, 56, 5],
    ]
      .map(([x = 0, y = 0, r = 0]) => ink([part(oval(x, y, r, r * 1.2), "#b5743a")], 2))
      .join("") +
    brush("-30 -34, -24 -54", 3.6, 0.3) +
    brush("-6 -40, -6 -60", 3.6, 0.3) +
    brush("18 -36, 24 -54", 3.6, 0.3),
  balloons: () =>
    [
      [-26, -64, TONES.blue, -10],
      [22, -78, TONES.gold, 8],
    ]
      .map(([x, y, tone, turn]) => {
        const [fill, shade] = tone as readonly [string, string];
        return (
          brush(
            [
              [Number(x), Number(y) + 30],
              [Number(x) * 0.4, Number(y) + 66],
              [0, 0],
            ],
            2.4,
            0.9,
          ) +
          place(
            Number(x),
            Number(y),
            ink([part(curve("0 -34, 26 -24, 28 6, 0 32, -28 6, -26 -24"), fill, shade, [-5, -5])], 3) +
              ink([part(polygon("-6 38, 6 38, 0 28"), fill)], 2) +
              brush("-14 -18, -18 -2", 4, 0.3, 0.3, WHITE),
            1,
            Number(turn),
          )
        );
      })
      .join(""),
  "front-step": () =>
    ink([part(box(-90, -330, 180, 340, 6), "#6f9c8d", "#4f7a6c", [-6, -5])], 3.8) +
    ink(
      [part(box(-62, -300, 124, 92, 5), "#5d8a7b", "#4f7a6c", [-3, -3]), part(box(-62, -180, 124, 120, 5), "#5d8a7b")],
      2.4,
    ) +
    ink([part(box(-26, -196, 52, 10, 4), ...TONES.gold, [-2, -2])], 2.2) +
    ink([part(oval(66, -150, 9), ...TONES.gold, [-2, -2])], 2.4) +
    brush("-90 -30, 90 -30", 3, 0.8),
} as const satisfies Record<string, Thing>;
