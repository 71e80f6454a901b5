import { mix } from "../../color/mix.ts";
import { between, type Random } from "../../random.ts";
import { column, flex, type Node, row } from "../../tree/node.ts";
import { label, type ScreenColors } from "./screen-kit.ts";
import { bar } from "./skeleton.ts";

/** A dark code editor: bars of many colours read as code from any distance. */
export function editorScreen(
  width: number,
  height: number,
  colors: ScreenColors,
  random: Random,
  /** Only our own ads name the file and number its lines. */
  file: string | undefined,
): Node {
  const s = width / 900;
  const tones = ["#ff7ab8", "#7cc7ff", "#ffd76e", "#8df0b0", "#c6b8ff", "#eceaf5"];
  const count = Math.floor((height - 110 * s) / (38 * s));
  let depth = 0;
  const line = (_: unknown, index: number) => {
    depth = Math.max(0, Math.min(4, depth + Math.round(between(random, -1.3, 1.4))));
    const bars = Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
      flex({
        width: between(random, 40, 150) * s,
        height: 14 * s,
        borderRadius: 7 * s,
        backgroundColor: tones[Math.floor(random() * tones.length)],
        opacity: 0.92,
      }),
    );
    return row(
      { height: 38 * s, gap: 12 * s },
      flex(
        { width: 44 * s, justifyContent: "flex-end" },
        file ? label(String(index + 1), 17 * s, "#8a84a3") : bar((index > 8 ? 18 : 10) * s, 12 * s, "#4c4663"),
      ),
      flex({ width: depth * 34 * s }),
      ...(random() < 0.12 ? [] : bars),
    );
  };
  const dot = (color: string) => flex({ width: 14 * s, height: 14 * s, borderRadius: 7 * s, backgroundColor: color });
  return column(
    { width, height, backgroundColor: "#211c30", position: "relative" },
    row(
      { height: 58 * s, padding: `0 ${20 * s}px`, gap: 9 * s, backgroundColor: "#161222" },
      dot("#ff6159"),
      dot("#ffbd2e"),
      dot("#28c941"),
      row(
        {
          marginLeft: 22 * s,
          height: 58 * s,
          padding: `0 ${22 * s}px`,
          backgroundColor: "#211c30",
          borderTop: `${3 * s}px solid ${mix(colors.accent, "#ffffff", 0.2)}`,
        },
        file ? label(file, 18 * s, "#eceaf5") : bar(110 * s, 18 * s, "#6d678a"),
      ),
    ),
    column({ padding: `${20 * s}px ${18 * s}px` }, ...Array.from({ length: count }, line)),
  );
}
