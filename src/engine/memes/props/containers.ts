import { INK, PAPER, TONES, WHITE } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve, polygon } from "../rig/curve.ts";
import { ink, paint, part } from "../rig/ink.ts";
import { bothSides, onSide } from "../rig/points.ts";
import { box, oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

/** Things somebody can be inside of. The opening is at the top, unless it is a door. */
export const CONTAINERS = {
  "open-box": (tone = TONES.card) =>
    ink([part("M-101 -96H101L89 0H-89Z", ...tone, [-7, -4])]) +
    paint("M-14 -94h28v90h-28Z", "#eccb92") +
    ink([part("M-101 -96L-129 -70L-91 -56Z", "#c8924c"), part("M101 -96L129 -70L91 -56Z", "#c8924c")], 3.2),
  box: (tone = TONES.card) =>
    ink([part(box(-37, -52, 74, 52, 4), ...tone, [-8, -3])], 3) +
    paint(box(-8, -52, 16, 52, 1), "#eccb92") +
    brush("-37 -40, 37 -40", 2.6, 0.9),
  "jack-box": (tone = ["#5f86dd", "#4265b4"]) =>
    ink([part("M-97 -140H97V0H-97Z", ...tone, [-9, -4])], 3.8) +
    paint("M-87 -130h174v14h-174Z", TONES.gold[0]) +
    ink([part("M97 -140L153 -182L177 -166L111 -126Z", "#7fa2ee")], 3.4) +
    ink([part(tube("-97 -72, -129 -72, -129 -102", [9, 9, 9]), TONES.steel[0])], 3) +
    ink([part(oval(-129, -110, 11), TONES.red[0])], 3),
  "party-cake": (tone = TONES.pink) =>
    ink([part(box(-112, -22, 224, 16, 6), ...TONES.steel, [-3, -4])], 3.2) +
    bothSides((side) => ink([part(oval(side * 86, 0, 11), INK)], 2.4)) +
    ink([part(box(-97, -130, 194, 110, 10), "#fff1dc", "#e6cfa8", [-9, -4])], 3.8) +
    ink(
      [
        part(
          "M-99 -122Q-99 -138 -84 -138H84Q99 -138 99 -122V-100Q84 -82 68 -100" +
            "Q50 -78 32 -100Q16 -80 0 -100Q-18 -78 -34 -100Q-52 -80 -68 -100Q-84 -82 -99 -100Z",
          ...tone,
          [-6, -4],
        ),
      ],
      3.2,
    ) +
    [-66, -22, 22, 66].map((x) => paint(oval(x, -46, 7), TONES.red[0])).join(""),
  toaster: (tone = TONES.steel) =>
    ink([part(box(-97, -112, 194, 112, 26), ...tone, [-9, -6])], 3.8) +
    ink([part(box(-70, -116, 140, 16, 7), "#3d3129")], 2.8) +
    ink([part(box(92, -78, 20, 16, 5), INK)], 2.4) +
    ink([part(oval(62, -34, 13), PAPER)], 2.6) +
    brush("62 -34, 68 -42", 3, 0.9, 0.4, TONES.red[0]) +
    brush("-74 -60, -66 -84, -46 -94", 5, 0.3, 0.3, WHITE),
  parcel: (tone = TONES.card) =>
    ink([part("M-97 -110H97V0H-97Z", ...tone, [-9, -4])], 3.8) +
    paint("M-97 -66h194v16h-194Z", TONES.red[0]) +
    ink(
      [
        part("M-97 -110L-136 -132L-112 -150L-84 -112Z", "#eccb92"),
        part("M97 -110L136 -132L112 -150L84 -112Z", "#eccb92"),
      ],
      3.2,
    ),
  fridge: (tone = ["#e8eef0", "#b9c6cb"]) =>
    ink([part(box(-80, -270, 160, 270, 12), ...tone, [-8, -5])], 3.8) +
    ink([part(box(-66, -256, 132, 242, 6), "#cfeaf5")], 2.6) +
    [-190, -120]
      .map((y) =>
        brush(
          [
            [-64, y],
            [64, y],
          ],
          3.4,
          0.9,
          0.9,
          "#8fb4c4",
        ),
      )
      .join(""),
  "fridge-door": (tone = ["#e8eef0", "#b9c6cb"]) =>
    ink([part(box(-50, -250, 100, 250, 10), ...tone, [-6, -4])]) +
    brush("-50 -166, 50 -166", 3, 0.9) +
    ink([part(box(-40, -150, 9, 50, 4), TONES.slate[0]), part(box(-40, -214, 9, 36, 4), TONES.slate[0])], 2.2) +
    paint(box(4, -226, 24, 22, 2), "#ffe27a"),
  door: (tone = TONES.wood) =>
    ink([part(box(-50, -246, 100, 246, 6), ...tone, [-6, -4])]) +
    ink(
      [
        part(box(-36, -228, 72, 84, 4), "#c98c50", tone[1], [-3, -3]),
        part(box(-36, -124, 72, 100, 4), "#c98c50", tone[1], [-3, -3]),
      ],
      2,
    ) +
    ink([part(oval(-36, -110, 8), TONES.gold[0])], 2.8),
  "tent-flap": (tone = TONES.orange) =>
    ink([part(polygon("-92 0, 0 -240, 92 0"), ...tone, [-8, -5])], 3.8) +
    ink([part(polygon("0 -228, 14 0, -46 0"), tone[1])], 2.6) +
    brush("0 -228, 16 0", 4, 0.9),
  "oven-door": (tone = TONES.slate) =>
    ink([part(box(-62, -240, 124, 240, 8), ...tone, [-6, -5])], 3.8) +
    ink([part(box(-48, -150, 96, 110, 8), "#ffb14a", "#e88a2a", [-4, -4])], 2.8) +
    ink([part(box(-44, -172, 88, 9, 4), TONES.steel[0])], 2.4) +
    [-32, 0, 32].map((x) => ink([part(oval(x, -206, 10), PAPER)], 2.4)).join(""),
  "glass-dome": () =>
    `<path d="M-97 0V-110Q-97 -178 0 -178Q97 -178 97 -110V0Z" fill="#dff2fb" fill-opacity=".35" stroke="${INK}" stroke-width="4.4"/>` +
    brush("-77 -30, -77 -102, -57 -140", 6, 0.3, 0.3, WHITE) +
    ink([part(oval(0, -184, 9), TONES.gold[0])], 3),
  spring: () =>
    [0, 1, 2, 3, 4]
      .map((ring) => {
        const at = `cx="${ring * 5}" cy="${-ring * 27}" rx="${50 - ring * 2}" ry="15" fill="none"`;
        return `<ellipse ${at} stroke="${INK}" stroke-width="13"/><ellipse ${at} stroke="${TONES.steel[0]}" stroke-width="6"/>`;
      })
      .join(""),
  curtain: (tone = TONES.red) =>
    bothSides((side) =>
      ink([part(curve(onSide(side, "60 -300!, 150 -300!, 150 0!, 96 0!, 110 -120, 70 -220")), ...tone, [-8, 0])], 3.6),
    ) + ink([part(box(-150, -312, 300, 26, 8), ...tone, [-3, -5])], 3.2),
} as const satisfies Record<string, Thing>;
