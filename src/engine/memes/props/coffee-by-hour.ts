import { INK, PAPER, TONES, WHITE } from "../palette.ts";
import { brush } from "../rig/brush.ts";
import { curve } from "../rig/curve.ts";
import { clip, ink, paint, part, place } from "../rig/ink.ts";
import { box, oval } from "../rig/shapes.ts";
import { steam, type Thing } from "./thing.ts";

const GLASS = "M-27 -34H27L22 34H-22Z";

/** A big glass of coffee, full up to a height. Without any, a ring of yesterday is left. */
function glass(level: number): string {
  const coffee = level > 0 ? paint(`M-40 ${34 - level * 60}H40V40H-40Z`, "#5a3219") : "";
  const foam =
    level > 0
      ? paint(oval(0, 34 - level * 60, 25, 4), "#b5814f")
      : brush("-20 24, 0 27, 20 24", 4, 0.8, 0.8, "#8a5a33");
  return (
    ink([part("M22 -18h12q14 0 14 18t-15 18h-12v-8h10q8 0 8 -10t-8 -10h-9Z", "#eaf6fb")], 2.8) +
    ink([part(GLASS, "#eaf6fb")], 3) +
    clip(GLASS, coffee + foam) +
    brush("-18 -24, -15 18", 4, 0.3, 0.3, WHITE)
  );
}

const paperCup = (x: number, y: number, turn: number) =>
  place(
    x,
    y,
    ink([part("M-12 -30H12L9 0H-9Z", PAPER, "#ddd0b8", [-4, 0])], 2.6) +
      paint("M-11 -20H11L9.6 -8H-9.6Z", "#b5743a") +
      ink([part(box(-14, -37, 28, 8, 3), "#3d3129")], 2),
    1,
    turn,
  );

/** A window 92 wide with something in its sky, by its middle. */
const pane = (sky: string, inside: string) => {
  const glassArea = box(-40, -34, 80, 68, 4);
  return (
    ink([part(box(-46, -40, 92, 80, 6), PAPER, "#ddd6c9", [-3, -3])], 3) +
    paint(glassArea, sky) +
    clip(glassArea, inside) +
    brush("0 -36, 0 36", 4, 1, 1, PAPER)
  );
};

const sun = (x: number, y: number, fill: string) => paint(oval(x, y, 17), fill);

/** A day measured in cups. */
export const COFFEE_BY_HOUR = {
  "full-glass": () => glass(1) + steam(0, -42),
  "half-glass": () => glass(0.6),
  "low-glass": () => glass(0.22),
  "empty-glass": () => glass(0),
  "two-empties": () => paperCup(-14, 0, -4) + paperCup(14, 0, 5),
  "four-empties": () => paperCup(-26, 0, -4) + paperCup(0, 0, 3) + paperCup(26, 0, 6) + paperCup(-12, -32, -5),
  "many-empties": () =>
    paperCup(-40, 0, -4) +
    paperCup(-14, 0, 4) +
    paperCup(12, 0, -3) +
    paperCup(38, 0, 7) +
    paperCup(-26, -32, 5) +
    paperCup(0, -33, -6) +
    paperCup(26, -32, 8) +
    paperCup(-12, -64, -8) +
    paperCup(16, -66, 12),
  "window-morning": () => pane("#bfe6ff", sun(-18, 18, "#ffd23a")),
  "window-noon": () => pane("#9fd8ff", sun(14, -14, "#ffd23a") + paint(curve("-34 22, -20 8, -2 14, 4 24"), WHITE)),
  "window-dusk": () => pane("#ffb27a", sun(16, 26, "#e8483f") + paint("M-40 26H40V40H-40Z", "#b2522e")),
  "window-night": () =>
    pane(
      "#2b3550",
      sun(10, -8, "#fff3b0") +
        paint(oval(18, -12, 14), "#2b3550") +
        paint(oval(-22, 8, 2.4), WHITE) +
        paint(oval(-12, -20, 2), WHITE),
    ),
  "loose-feathers": (tone = ["#8f6650", "#6b4636"]) =>
    [
      [-52, -22, 40],
      [-56, 24, -30],
      [50, -30, -50],
      [56, 18, 16],
      [6, -58, 80],
    ]
      .map(([x = 0, y = 0, turn]) =>
        place(
          x,
          y,
          ink([part(curve("-13 0!, -4 -6, 12 -3, 15 0, 4 6"), ...tone, [-2, -2])], 2.2) +
            brush("-12 0, 8 0", 1.8, 0.6, 0.4, INK),
          1,
          turn,
        ),
      )
      .join(""),
  "laptop-lid": (tone = ["#c3ccd3", "#98a4ad"]) =>
    ink([part("M-116 -74Q-116 -84 -106 -84H106Q116 -84 116 -74L122 20H-122Z", ...tone, [-5, -4])], 3.6) +
    ink([part(oval(0, -34, 15), ...TONES.gold, [-3, -3])], 2.6),
} as const satisfies Record<string, Thing>;
